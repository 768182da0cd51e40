import { DESKTOP, DESKTOP_BY_NIGHT, faultsOf, PHONE, PHONE_BY_NIGHT, shiftsOf, useBrowser } from '@svc/testing';
import { Fragment, h } from 'preact';
import type { Page, Route } from 'playwright-core';
import { pageLocaleFor } from '../page-locale';
import { Checkbox, Field } from './form-parts';
import { fontFile } from './font-files';
import { Badge, Button, ButtonLink, Card, Facts, Notice, StatusCard, type Tone } from './parts';
import { type HostedPage, renderPage } from './render-page';

const ORIGIN = 'http://page.example';
const VIEWPORTS = [PHONE, PHONE_BY_NIGHT, DESKTOP, DESKTOP_BY_NIGHT];
const TONES: readonly Tone[] = ['good', 'warn', 'bad'];
const PROSE = 'Cloth, light and music in the courtyard of Adire House, from sunset until the drummers go home; ₦12,000 at the door. ';

const palette = (colours: object) => ({ palette: 'own', customPalettes: [{ id: 'own', ...colours }] });
const THEMES = {
  indigo: { ...palette({ background: '#fbf8f2', text: '#1c2238', primary: '#2b3a67', accent: '#d9a441' }), fontPairing: 'fraunces-inter' },
  yellow: palette({ background: '#ffffff', text: '#ffff00', primary: '#ffff00', accent: '#ffee33' }),
  dark: { ...palette({ background: '#101418', text: '#e8e2d4', primary: '#d9a441' }), fontPairing: 'jetbrains-mono-inter' },
  middle: palette({ background: '#808080', text: '#808080', primary: '#7f7f7f' }),
  rose: { ...palette({ background: '#ffe4e6', surface: '#fff1f2', primary: '#e11d48' }), fontPairing: 'nunito' },
};

const pageWith = (theme: object, pillStyle = 'round'): HostedPage => ({
  ...pageLocaleFor('en'),
  title: 'Launch night',
  brand: { name: 'Adire House', theme, pillStyle, website: 'https://adire.example' },
  content: h(
    Fragment,
    null,
    h(StatusCard, { tone: 'good', icon: 'check', title: 'Thank you, your order is placed', children: h('p', null, PROSE) }),
    h(Card, {
      children: [
        h('h2', null, 'Launch night in the courtyard of Adire House'),
        h('p', null, PROSE.repeat(3), h('a', { href: '#more' }, 'See the programme')),
        h('p', { class: 'quiet' }, PROSE),
        h(Facts, {
          of: [
            ['When', 'Saturday, 3 July'],
            ['Where', 'Yaba, Lagos'],
          ],
        }),
        ...TONES.map((tone) => h(Notice, { tone, children: h('p', null, h(Badge, { tone, children: tone }), ' ', PROSE) })),
        h(Field, { label: 'Name', name: 'name', value: '' } as Parameters<typeof Field>[0]),
        h(Checkbox, { label: 'I agree', name: 'agree' } as Parameters<typeof Checkbox>[0]),
        h('form', null, h(Button, { children: 'Pay ₦12,000' }), h(ButtonLink, { second: true, href: '#back', children: 'Back' })),
        h('div', { class: 'code', style: undefined }),
      ],
    }),
  ),
});

/** Opens a page under its own policy, with its fonts as `sendFont` sends them. */
async function show(page: Page, hosted: HostedPage, sendFont: (route: Route) => Promise<void> = sendFile): Promise<string[]> {
  const { html, policy } = renderPage(hosted);
  const fonts: string[] = [];
  await page.unrouteAll();
  await page.route(`${ORIGIN}/**`, async (route) => {
    if (route.request().isNavigationRequest())
      return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8', headers: { 'content-security-policy': policy } });
    fonts.push(new URL(route.request().url()).pathname);
    return sendFont(route);
  });
  await page.goto(ORIGIN, { waitUntil: 'domcontentloaded' });
  return fonts;
}

async function sendFile(route: Route): Promise<void> {
  const [, name, subset] = /fonts\/(.+)-(latin-ext|latin|vietnamese|nigerian)\./.exec(route.request().url())!;
  const { bytes } = fontFile(name as Parameters<typeof fontFile>[0], subset as Parameters<typeof fontFile>[1]);
  await route.fulfill({ body: bytes, contentType: 'font/woff2' });
}

const loadedFamilies = (page: Page) =>
  page.evaluate<string[]>(
    `document.fonts.ready.then((fonts) => [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')))`,
  );

describe('the look of a shop on its pages', () => {
  const openPage = useBrowser();

  it.each(Object.entries(THEMES))('[ADR 0121 r2] is readable on a phone and on a desktop, by day and by night: %s', async (name, theme) => {
    const { page, troubles } = await openPage([ORIGIN]);
    await show(page, pageWith(theme));
    expect([await faultsOf(page, VIEWPORTS, `theme-${name}`), troubles]).toEqual([[], []]);
  });

  it.each(['square', 'soft', 'pill'])('[ADR 0121 r1] has its corners: %s', async (pillStyle) => {
    const { page } = await openPage([ORIGIN]);
    await show(page, pageWith(THEMES.indigo, pillStyle));
    expect(await faultsOf(page, [PHONE], `theme-corners-${pillStyle}`)).toEqual([]);
  });

  it('[ADR 0121 r2] keeps borders of buttons, and the white behind codes, in forced colours', async () => {
    const { page } = await openPage([ORIGIN]);
    await show(page, pageWith(THEMES.yellow));
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    expect(await faultsOf(page, [PHONE, PHONE_BY_NIGHT, DESKTOP], 'theme-forced')).toEqual([]);
    const widths = await page.evaluate<string[]>(
      `[...document.querySelectorAll('.button,.card,.notice,.field>input')].map((each) => getComputedStyle(each).borderTopStyle)`,
    );
    expect(new Set(widths).has('none')).toBe(false);
    expect(await page.evaluate(`getComputedStyle(document.querySelector('.code')).backgroundColor`)).toBe('rgb(255, 255, 255)');
  });

  it('[ADR 0121 r5] loads its fonts, and has no layout shift', async () => {
    const { page, troubles } = await openPage([ORIGIN]);
    const fonts = await show(page, pageWith(THEMES.indigo));
    await page.waitForLoadState();
    expect(await loadedFamilies(page)).toEqual(expect.arrayContaining(['Fraunces', 'Inter']));
    expect(new Set(fonts)).toEqual(
      new Set([
        ...(['latin', 'nigerian'] as const).map((subset) => fontFile('inter', subset).address),
        fontFile('fraunces', 'latin').address,
      ]),
    );
    expect([await shiftsOf(page), troubles]).toEqual([0, []]);
  });

  it('[ADR 0121 r5] has no layout shift when its fonts come late', async () => {
    const { page } = await openPage([ORIGIN]);
    let sendFonts = (): void => undefined;
    const isTime = new Promise<void>((resolve) => (sendFonts = resolve));
    await show(page, pageWith(THEMES.indigo), (route) => isTime.then(() => sendFile(route)));
    await page.evaluate(`new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }))`);
    sendFonts();
    await page.waitForLoadState();
    await loadedFamilies(page);
    expect(await shiftsOf(page)).toBe(0);
  });

  it('[ADR 0121 r5] is whole without its fonts', async () => {
    const { page } = await openPage([ORIGIN]);
    await show(page, pageWith(THEMES.indigo), (route) => route.abort());
    await page.waitForLoadState();
    expect(await shiftsOf(page)).toBe(0);
    expect(await faultsOf(page, [PHONE, DESKTOP], 'theme-without-fonts')).toEqual([]);
  });
});
