import { contrast } from '@svc/contracts';
import { casesOf, faultsOf, keepPicture, layoutFaultsOf, PHONE, PHONE_BY_NIGHT, shiftsOf, useBrowser, WIDTHS } from '@svc/testing';
import { h } from 'preact';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { pageLocaleFor } from '../page-locale';
import { errorPage } from './page-error.filter';
import { Button, Card } from './parts';
import { type Brand, type HostedPage, renderPage } from './render-page';

const ORIGIN = 'http://page.example';
const NAME = 'Schaubühne am Landwehrkanal – Freies Theater Kreuzberg e. V.';
const THEATRE = {
  brandColor: '#1a0f14',
  palette: 'stage',
  customPalettes: [{ id: 'stage', background: '#141014', surface: '#201c20', text: '#f4efe6', primary: '#1a0f14', accent: '#d3143a' }],
};
/** Sizes of logos as they are uploaded, in pixels. */
const SIZES: Record<string, [width: number, height: number]> = { square: [512, 512], wordmark: [502, 94], tall: [120, 300] };

const pageOf = (brand: Partial<Brand>): HostedPage => ({
  ...pageLocaleFor('en'),
  title: 'Der Besuch der alten Dame',
  brand: { name: NAME, theme: THEATRE, website: 'https://theatre.example', ...brand },
  content: h(Card, { children: [h('h1', null, 'Der Besuch der alten Dame'), h('form', null, h(Button, { children: 'Continue' }))] }),
});

describe('the mark of a shop, and its buttons', () => {
  const openPage = useBrowser();

  /** Shows a page whose logo comes once the rest is shown. */
  async function show(hosted: HostedPage, shape: string, width = 390): Promise<Page> {
    const [logoWidth, height] = SIZES[shape]!;
    const picture = await sharp({ create: { width: logoWidth, height, channels: 3, background: '#f4efe6' } })
      .png()
      .toBuffer();
    const { page } = await openPage([ORIGIN, 'https://theatre.example'], { width });
    const { html, policy } = renderPage(hosted);
    await page.route(`${ORIGIN}/logo.png`, async (route) => {
      await page.evaluate('new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))');
      await route.fulfill({ body: picture, contentType: 'image/png' });
    });
    await page.route(`${ORIGIN}/`, (route) =>
      route.fulfill({ body: html, contentType: 'text/html; charset=utf-8', headers: { 'content-security-policy': policy } }),
    );
    await page.goto(`${ORIGIN}/`, { waitUntil: 'load' });
    return page;
  }
  const logoUrl = `${ORIGIN}/logo.png`;

  const logos = Object.entries(SIZES).flatMap(([shape, [width, height]]) =>
    [40, 56].map(
      (logoHeight) => [shape, logoHeight, Math.min(1, (4 * logoHeight) / ((width / height) * logoHeight)), width / height] as const,
    ),
  );

  it.each(casesOf(logos, ([, logoHeight]) => logoHeight === 40))(
    '[ADR 0144 r5] has the proportions of the logo: %s, %i pixels high',
    async (shape, logoHeight, share, ratio) => {
      for (const branding of ['logo', 'both'] as const) {
        const page = await show(pageOf({ logoUrl, header: { branding, logoHeight } }), shape);
        const box = (await page.locator('.logo').boundingBox())!;
        expect(box.height).toBe(logoHeight);
        expect(Math.round(box.width)).toBe(Math.round(Math.max(40, share * ratio * logoHeight)));
        expect(await shiftsOf(page)).toBeLessThan(0.01);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect([width, branding, await layoutFaultsOf(page)]).toEqual([width, branding, []]);
        }
      }
    },
  );

  it.each([
    ['logo', true, ''],
    ['both', true, NAME],
    ['text', false, NAME],
    [undefined, true, NAME],
  ] as const)('[ADR 0144 r4] is logo, name or both as the header says, and has the name for all: %s', async (branding, hasLogo, text) => {
    for (const hosted of [
      pageOf({ logoUrl, header: { branding } }),
      errorPage(404, { title: 'Nothing here', advice: '' }, pageLocaleFor('en'), pageOf({ logoUrl, header: { branding } }).brand),
    ]) {
      const page = await show(hosted, 'wordmark');
      expect([await page.locator('.logo').count(), await page.locator('.masthead').innerText()]).toEqual([hasLogo ? 1 : 0, text]);
      expect(await page.getByRole('link', { name: NAME, exact: true }).count()).toBe(1);
      expect(await faultsOf(page, [PHONE, PHONE_BY_NIGHT])).toEqual([]);
      await keepPicture(page, `mark-${branding ?? 'usual'}`);
    }
  });

  it('[ADR 0144 r1] stand out from their card on a dark palette with a dark colour', async () => {
    const page = await show(pageOf({}), 'wordmark');
    const colourOf = (selector: string) =>
      page.evaluate<string>(`(() => {
        const [red, green, blue] = getComputedStyle(document.querySelector('${selector}')).backgroundColor.match(/\\d+/g);
        return '#' + [red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('');
      })()`);
    expect(contrast(await colourOf('.button'), await colourOf('.card'))).toBeGreaterThanOrEqual(3);
  });
});
