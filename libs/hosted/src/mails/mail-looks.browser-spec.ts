import { BalanceLinks, CheckoutLinks, OrderLinks, SubscriptionLinks, TicketLinks } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import { MESSAGE_KINDS, type MessageKind, MESSAGES, PreviewEmail } from '@svc/notifications';
import { casesOf, DESKTOP, faultsOf, keepPicture, overflowOf, PHONE, PHONE_BY_NIGHT, useBrowser } from '@svc/testing';
import type { Page } from 'playwright-core';

const ORIGIN = 'https://shop.example';
const links = [ORIGIN, new PlainLinkSigner()] as const;
const previews = new PreviewEmail({
  links: new TicketLinks(...links),
  balances: new BalanceLinks(...links),
  orders: new OrderLinks(...links),
  checkouts: new CheckoutLinks(...links),
  subscriptions: new SubscriptionLinks(...links),
});
type Sample = Parameters<PreviewEmail['execute']>[1];

const palette = { background: '#fbf8f2', text: '#1c2238', accent: '#d9a441' };
const adire: Sample = {
  workspace: { slug: 'adire', displayName: 'Adire House', timezone: 'Africa/Lagos', currencies: ['NGN'] },
  language: 'en',
  now: new Date('2026-12-05T16:00:00Z'),
  support: { email: 'hello@adire.example', phone: '+234 803 123 4567' },
  pictureUrl: `${ORIGIN}/media/adire/med_1/tote.png`,
  brand: { theme: { brandColor: '#2b3a67', palette: 'own', customPalettes: [{ id: 'own', ...palette }], fontPairing: 'fraunces-inter' } },
};
/** A shop with the longest names and prices, and the least of a look. */
const difficult: Sample = {
  ...adire,
  workspace: { ...adire.workspace, displayName: `${'دار عادل للأقمشة '.repeat(3)}${'Ilé'.repeat(90)}`.slice(0, 300) },
  support: {},
  pictureUrl: undefined,
  item: { name: `${'Sac cabas '.repeat(20)}${'Adire'.repeat(20)}`, unitPriceMinor: 9_999_999_999 },
  brand: { theme: { brandColor: '#ffff00', palette: 'own', customPalettes: [{ id: 'own', background: '#ffffff', text: '#ffff00' }] } },
};

/** A dark theatre, whose wordmark says its name, with a colour that its cards hide. */
const theatre: Sample = {
  ...adire,
  workspace: {
    slug: 'theatre',
    displayName: 'Schaubühne am Landwehrkanal – Freies Theater Kreuzberg e. V.',
    timezone: 'Europe/Berlin',
    currencies: ['EUR'],
  },
  brand: {
    logoUrl: `${ORIGIN}/wordmark.png`,
    header: { branding: 'logo' },
    theme: {
      brandColor: '#1a0f14',
      palette: 'stage',
      customPalettes: [{ id: 'stage', background: '#141014', surface: '#201c20', text: '#f4efe6', primary: '#1a0f14', accent: '#d3143a' }],
    },
  },
};

/** Declarations that Outlook for Windows ignores. */
const UNKNOWN_TO_OUTLOOK = /(?:max-width|max-height|border-radius|object-fit|overflow|overflow-wrap|white-space|display):[^;"]*;?/g;

/** Returns a mail as a program without modern CSS shows it: no style sheet, no media queries, and the tables that are for it alone. */
function asOldProgram(html: string): string {
  return html
    .replaceAll(/<style>[\s\S]*?<\/style>/g, '')
    .replaceAll(/<div aria-hidden="true" style="display:none[\s\S]*?<\/div>/g, '')
    .replaceAll(/<!--\[if mso\]>|<!\[endif\]-->/g, '')
    .replaceAll(UNKNOWN_TO_OUTLOOK, '');
}

const PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="#2b3a67"/><circle cx="48" cy="40" r="22" fill="#d9a441"/></svg>',
);
const languagesOf = (kind: MessageKind) => (MESSAGES[kind].to === 'merchant' ? (['en'] as const) : (['en', 'fr'] as const));
/** Kinds that are seen with every change: with items and without, with a code, to a merchant. All have one layout. */
const SEEN: readonly MessageKind[] = ['order_confirmed', 'registration_confirmed', 'confirmation_code', 'webhook_failing'];
const CASES = casesOf(
  MESSAGE_KINDS.flatMap((kind) => languagesOf(kind).map((language) => [kind, language] as const)),
  ([kind, language]) => SEEN.includes(kind) && (language === 'en' || kind === 'order_confirmed'),
);

describe('[ADR 0117 r7] mails as mail programs show them', () => {
  const openPage = useBrowser();

  async function opened(): Promise<Page> {
    const { page } = await openPage([ORIGIN]);
    await page.route(`${ORIGIN}/**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
    return page;
  }

  it.each(CASES)('are readable by day and by night, on phones, and without modern CSS: %s, %s', async (kind, language) => {
    const page = await opened();
    const { html } = previews.execute(kind, { ...adire, language });
    await page.setContent(html);
    const looks = language === 'en' ? [DESKTOP, PHONE, PHONE_BY_NIGHT] : [PHONE, PHONE_BY_NIGHT];
    expect(await faultsOf(page, looks, `mail-${kind}-${language}`)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 700, height: 900 });
    await page.setContent(asOldProgram(html));
    await keepPicture(page, `mail-${kind}-${language}-old`);
    expect(await overflowOf(page)).toBe(0);
  });

  const withLongNames = [
    'order_confirmed',
    'order_fulfilled',
    'balance_asked',
    'confirmation_code',
    'registration_confirmed',
    'transfer_instructions',
  ] as const;

  it.each(casesOf(withLongNames, (kind) => SEEN.includes(kind)))(
    'are readable with long names, right to left, yellow on white, and no pictures: %s',
    async (kind) => {
      const page = await opened();
      await page.setContent(previews.execute(kind, difficult).html);
      expect(await faultsOf(page, [DESKTOP, PHONE, PHONE_BY_NIGHT], `mail-${kind}-difficult`)).toEqual([]);
    },
  );

  it.each(['order_confirmed', 'registration_confirmed'] as const)(
    '[ADR 0144 r1, r4] have the wordmark alone, and a button that stands out, in a dark theatre: %s',
    async (kind) => {
      const page = await opened();
      const { html } = previews.execute(kind, theatre);
      await page.setContent(html);
      expect(await faultsOf(page, [DESKTOP, PHONE, PHONE_BY_NIGHT], `mail-${kind}-theatre`)).toEqual([]);
      const logo = page.getByAltText('Schaubühne am Landwehrkanal – Freies Theater Kreuzberg e. V.');
      expect((await logo.boundingBox())!.height).toBe(40);
      const colours = await page.evaluate<string[]>(
        `['td.fill', '.card'].map((each) => getComputedStyle(document.querySelector(each)).backgroundColor)`,
      );
      expect(colours).toEqual(['rgb(211, 20, 58)', 'rgb(32, 28, 32)']);
    },
  );

  it('name their items where pictures are off', async () => {
    const { page } = await openPage([ORIGIN]);
    await page.route(`${ORIGIN}/**`, (route) => route.abort());
    await page.setContent(previews.execute('order_confirmed', adire).html);
    await keepPicture(page, 'mail-order_confirmed-en-without-pictures');
    expect(await page.getByAltText('Canvas bag').count()).toBe(1);
  });
});
