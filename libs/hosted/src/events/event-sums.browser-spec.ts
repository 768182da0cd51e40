import { casesOf, inDays, layoutFaultsOf, LOCALES, useHostedShop, WIDTHS } from '@svc/testing';
import type { Page } from 'playwright-core';

const naira = (priceMinor: number, compareAtMinor?: number) => [
  { currency: 'NGN', priceMinor, ...(compareAtMinor !== undefined && { compareAtMinor }) },
];
const times = { startAt: inDays(60), endAt: inDays(61), customerFee: { pct: 2.5, flatMinor: 10_000 } };
const deposit = (priceMinor: number) => ({
  kind: 'deposit',
  prices: naira(priceMinor),
  depositType: 'percent',
  depositValue: 30,
  depositBalanceDueAt: inDays(40),
});
const more = (page: Page) => page.locator('[data-step="1"]').first().click();

/** State of the tickets: the ticket types of an event, and what a visitor does to reach it. */
const STATES: Record<string, { ticketTypes: object[]; reach?: (page: Page) => Promise<unknown> }> = {
  deposit: { ticketTypes: [{ key: 'vats', name: 'A place at the vats', capacity: 9, ...deposit(18_500_000) }] },
  'large deposits': {
    ticketTypes: [
      { key: 'vats', name: 'A place at the vats', ...deposit(1_234_567_890) },
      { key: 'day', name: 'One day', kind: 'paid', prices: naira(800_000) },
    ],
    reach: more,
  },
  paid: { ticketTypes: [{ key: 'seat', name: 'Table for two', kind: 'paid', prices: naira(123_456_789, 200_000_000) }] },
  'several paid': {
    ticketTypes: [
      { key: 'pass', name: 'Weekend pass', kind: 'paid', prices: naira(1_500_000), capacity: 3, minPerOrder: 2 },
      { key: 'long', name: 'Ermäßigt (Schülerinnen, Studierende, Erwerbslose, Schwerbehinderte)', kind: 'paid', prices: naira(120_050) },
      { key: 'free', name: 'Children', kind: 'free' },
    ],
    reach: more,
  },
  free: { ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free' }] },
  'several free': {
    ticketTypes: [
      { key: 'entry', name: 'In person', kind: 'free' },
      { key: 'stream', name: 'Online', kind: 'free' },
    ],
  },
  donation: {
    ticketTypes: [{ key: 'gift', name: 'Supper and a gift', kind: 'donation', donationPresets: [200_000, 50_000_000], minPriceMinor: 1 }],
    reach: async (page) => {
      await page.getByRole('radio').nth(2).check();
      await page.locator('.other input').fill('1,234,567.50');
    },
  },
  'sold out': { ticketTypes: [{ key: 'seat', name: 'Seat', kind: 'free', capacity: 1 }] },
};
const slugOf = (state: string) => state.replaceAll(' ', '-');
const document = {
  version: 1,
  events: Object.entries(STATES).map(([state, { ticketTypes }]) => ({ slug: slugOf(state), title: 'Natural dye', ...times, ticketTypes })),
};

describe('the sum of the chosen tickets beside the button that goes on', () => {
  const hosted = useHostedShop('sums', document);

  beforeAll(async () => {
    const { ticketTypes } = await hosted.read<{ ticketTypes: { ref: string }[] }>('events/sold-out');
    const request = {
      tickets: [{ ticketTypeRef: ticketTypes[0]!.ref, quantity: 1 }],
      contact: { name: 'Ada Obi', email: 'ada@guests.example' },
    };
    const { status } = await hosted.service.client.post('/v1/store/events/sold-out/register', request, {
      key: hosted.shop.keys.secretLive,
    });
    expect(status).toBe(201);
  });

  const states = Object.keys(STATES).flatMap((state) =>
    Object.entries(LOCALES).map(([language, locale]) => [state, language, locale] as const),
  );

  it.each(casesOf(states, ([, language]) => language === 'fr'))(
    'is whole in every width of a phone, a tablet and a desktop: %s, %s',
    async (state, language, locale) => {
      const { page } = await hosted.visit(`e/${slugOf(state)}`, { locale });
      expect(await page.locator('html').getAttribute('lang')).toMatch(language);
      await STATES[state]!.reach?.(page);
      const faults: unknown[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const fault of await layoutFaultsOf(page)) faults.push([width, ...fault]);
      }
      expect(faults).toEqual([]);
    },
  );

  it('is beside the button where both have room, and above it otherwise', async () => {
    const { page } = await hosted.visit('e/deposit', { locale: LOCALES.fr });
    const isBeside = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const [sum, button] = [await page.locator('.sum').boundingBox(), await page.locator('.go .button').boundingBox()];
      return sum!.y + sum!.height > button!.y;
    };
    expect([await isBeside(390), await isBeside(768)]).toEqual([false, true]);
  });
});
