import type { BuyersCheckout, Checkout } from '@svc/checkout';
import { type PricedCart, type PricedLine, TicketLinks } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import type { PaymentAttempt } from '@svc/payments';
import type { LineLook } from '@svc/storefront';
import { DESKTOP, DESKTOP_BY_NIGHT, faultsOf, overflowOf, PHONE, PHONE_BY_NIGHT, shiftsOf, useBrowser } from '@svc/testing';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { FormValues } from '../posted-form';
import type { PaidOrder } from '../orders/paid-orders';
import { renderPage, type HostedPage } from '../page';
import { pageLocaleFor } from '../page-locale';
import { checkoutPage } from './checkout-page';
import { viewOf, type ViewInput } from './checkout-view';

const ORIGIN = 'http://page.example';
const PICTURES = 'https://pictures.example';
/** Limit of HTML and style together; the built script has 8 KB of the 50 KB of a page. */
const LARGEST = 42_000;
/** Height of the page of one delivered product on a wide screen, px. */
const HIGHEST = 1_100;

const now = new Date('2030-06-01T12:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const id = '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01';

const aLine = (overrides: Partial<PricedLine>): PricedLine => ({
  id: 'line',
  kind: 'product',
  name: 'Tote bag',
  quantity: 1,
  unitPriceMinor: 1_250_000,
  discountMinor: 0,
  netMinor: 1_250_000,
  customerFeeMinor: 0,
  serviceFeeMinor: 0,
  serviceFeePassedOn: false,
  dueNowMinor: 1_250_000,
  preorder: false,
  needsDelivery: false,
  ...overrides,
});
const lines = [
  aLine({
    id: 'tote',
    variantId: 'tote',
    productId: 'p',
    name: 'Adire tote bag, hand-dyed in Abeokuta',
    variantName: 'Indigo, large',
    quantity: 2,
    needsDelivery: true,
  }),
  aLine({ id: 'wrap', parentId: 'tote', name: 'Gift wrapping', quantity: 2, unitPriceMinor: 50_000 }),
  aLine({
    id: 'robe',
    productId: 'r',
    name: 'Agbada, made to measure',
    unitPriceMinor: 8_500_000,
    preorder: true,
    preorderEtaText: 'Ready in about six weeks',
  }),
  aLine({
    id: 'fit',
    variantId: 'fit',
    name: 'Fitting at the shop',
    unitPriceMinor: 0,
    slot: { startUtc: '2030-06-04T09:00:00Z', startLocal: '2030-06-04T10:00:00', timezone: 'Africa/Lagos', durationMinutes: 45 },
  }),
];
const looks = new Map<string, LineLook>([
  ['tote', { imageUrl: `${PICTURES}/tote.png`, prices: [{ currency: 'NGN', priceMinor: 1_250_000, compareAtMinor: 1_600_000 }] }],
  ['r', { imageUrl: `${PICTURES}/robe.png` }],
  [
    'fair',
    {
      imageUrl: `${PICTURES}/fair.png`,
      event: {
        title: 'Adire & Design Fair, twelfth edition',
        startAt: '2030-06-07T09:00:00.000Z',
        endAt: '2030-06-08T17:00:00.000Z',
        timezone: 'Africa/Lagos',
        venueVisibility: 'public',
        ticketTypes: [],
        location: { venueName: 'The Yard', address: '14 Hughes Avenue', city: 'Yaba' },
        days: [
          { id: 'fri', label: 'Friday', dayDate: '2030-06-07' },
          { id: 'sat', label: 'Saturday', dayDate: '2030-06-08' },
        ],
      },
    },
  ],
  ['day', { validDayIds: ['sat'] }],
  ['whole', { validDayIds: [] }],
]);
const everything: PricedCart = {
  currency: 'NGN',
  lines,
  subtotalMinor: 11_100_000,
  discountMinor: 250_000,
  deliveryMinor: 150_000,
  feeMinor: 22_500,
  absorbedFeeMinor: 0,
  taxMinor: 0,
  totalMinor: 11_022_500,
  dueNowMinor: 5_000_000,
  balanceMinor: 6_022_500,
  balanceDueAt: '2030-07-01T00:00:00.000Z',
  delivery: { zoneId: 'z', name: 'Lagos mainland', kind: 'delivery' },
  discountCode: { id: 'd', code: 'TENOFF' },
};
const simple: PricedCart = {
  currency: 'NGN',
  lines: [aLine({ variantId: 'tote', name: 'Adire tote bag' })],
  subtotalMinor: 1_250_000,
  discountMinor: 0,
  deliveryMinor: 0,
  feeMinor: 0,
  absorbedFeeMinor: 0,
  taxMinor: 0,
  totalMinor: 1_250_000,
  dueNowMinor: 1_250_000,
  balanceMinor: 0,
};
/** One delivered product, as most orders are. */
const delivered: PricedCart = {
  ...simple,
  lines: [aLine({ variantId: 'tote', name: 'Market tote', variantName: 'Indigo', needsDelivery: true })],
  deliveryMinor: 150_000,
  feeMinor: 20_000,
  totalMinor: 1_420_000,
  dueNowMinor: 1_420_000,
  delivery: { zoneId: 'z', name: 'Lagos mainland', kind: 'delivery' },
};
const tickets: PricedCart = {
  ...simple,
  lines: [
    aLine({ id: 'a', kind: 'ticket', name: 'Both days', eventId: 'fair', ticketTypeId: 'whole', quantity: 2 }),
    aLine({ id: 'b', kind: 'ticket', name: 'One day', eventId: 'fair', ticketTypeId: 'day' }),
  ],
};
const checkout: Checkout = {
  workspaceId: 'w',
  mode: 'live',
  id,
  kind: 'products',
  channel: 'hosted',
  status: 'open',
  cart: simple,
  seats: [],
  responses: {},
  holdChanges: [],
  holds: 'none',
  contact: { name: 'Kẹ́mi Adébáyọ̀', email: 'kemi@guests.example' },
  returnUrl: 'https://shop.example/thanks',
  expiresAt: after(29),
  createdAt: now,
  version: 1,
} as unknown as Checkout;
const attempt: PaymentAttempt = {
  workspaceId: 'w',
  mode: 'live',
  checkoutId: id,
  id: 'a',
  rail: 'card',
  provider: 'sandbox',
  reference: 'pay_a',
  amountMinor: 1_250_000,
  currency: 'NGN',
  flow: 'redirect',
  status: 'failed',
  createdAt: now,
} as unknown as PaymentAttempt;
const transfer = {
  ...attempt,
  rail: 'bank_transfer',
  flow: 'transfer',
  status: 'pending',
  expiresAt: after(29),
  instructions: {
    bankAccount: {
      bankName: 'Sandbox Bank',
      bankCode: null,
      accountNumber: '0123456789',
      accountName: 'Adire House',
      amountMinor: 1_250_000,
      currency: 'NGN',
      reference: 'pay_a',
      expiresAt: after(29).toISOString(),
    },
  },
} as unknown as PaymentAttempt;
const money = {
  workspaceId: 'w',
  mode: 'live',
  checkoutId: id,
  id: 'p',
  attemptId: 'a',
  provider: 'sandbox',
  rail: 'card',
  currency: 'NGN',
  providerReference: 'r',
  paidAt: now,
  bookedAt: now,
};
const short = {
  ...money,
  amountMinor: 400_000,
  appliedMinor: 400_000,
  disposition: 'applied',
} as unknown as BuyersCheckout['payments'][number];
const refund = {
  ...money,
  paymentId: 'p',
  amountMinor: 1_250_000,
  status: 'pending',
  createdAt: now,
} as unknown as BuyersCheckout['refunds'][number];

type Given = Partial<Omit<ViewInput, 'checkout'>> & { checkout?: Partial<Checkout>; order?: Partial<PaidOrder> };

const links = new TicketLinks('https://page.example', new PlainLinkSigner());
const pageOf = ({ checkout: changed, order, ...overrides }: Given, locale = 'en-NG'): HostedPage =>
  checkoutPage(
    viewOf({
      ...pageLocaleFor(locale),
      attempts: [],
      payments: [],
      refunds: [],
      access: 'full',
      path: '/adire/c/chk',
      token: 'tok',
      timezone: 'Africa/Lagos',
      now,
      rails: ['card', 'bank_transfer'],
      looks,
      brand: { name: 'Adire House', theme: { brandColor: '#2b3a67', fontPairing: 'fraunces-inter' }, website: 'https://adire.example' },
      playUrlOf: (reference: string) => `/sandbox/${reference}`,
      balanceUrlOf: (orderId: string) => `/adire/b/${orderId}`,
      orderUrlOf: (orderId: string) => `/adire/o/${orderId}`,
      values: new FormValues(new URLSearchParams()),
      ...overrides,
      checkout: { ...checkout, ...changed },
    } as ViewInput),
    order && { workspaceSlug: 'adire', links, contact: {}, ...order },
  );

const missing = [
  { name: 'contact.name', message: 'Enter your name.' },
  { name: 'contact.email', message: 'Enter your e-mail; the receipt goes there.' },
];
const STATES: Readonly<Record<string, Given>> = {
  open: {},
  delivered: { checkout: { cart: delivered, contact: {}, expiresAt: after(24 * 60) } },
  known: { checkout: { cart: delivered, deliveryAddress: { line1: '14 Hughes Avenue', city: 'Yaba', country: 'NG' } } },
  everything: { checkout: { cart: everything }, mayCancel: true },
  test: { checkout: { mode: 'test' } },
  'shop-closed': { closed: { until: '2027-01-03T23:00:00.000Z', note: 'We send parcels again in January.', timezone: 'Africa/Lagos' } },
  tickets: {
    checkout: { cart: tickets },
    brand: {
      name: 'Adire House',
      support: { promise: 'Returns within 14 days, repairs for a year', email: 'hello@adirehouse.example', phone: '+234 803 555 0142' },
    },
  },
  'asked-bank': { attempts: [transfer], hasAsked: true },
  'one-rail': { rails: ['card'] },
  'no-rail': { rails: [] },
  free: {
    checkout: { cart: { ...simple, totalMinor: 0, dueNowMinor: 0, subtotalMinor: 0, lines: [aLine({ unitPriceMinor: 0 })] } },
    rails: [],
  },
  missing: { checkout: { cart: everything, contact: {} }, problems: missing },
  'new-price': {
    repriced: { ...simple, totalMinor: 1_400_000, dueNowMinor: 1_400_000 },
    problems: [
      { message: 'Your order was ₦12,500 when it was put together, and is ₦14,000 now. Please check it again, and pay if you agree.' },
    ],
  },
  masked: { access: 'masked', checkout: { cart: everything, deliveryAddress: { line1: '14 Hughes Avenue', city: 'Yaba', country: 'NG' } } },
  refused: { attempts: [attempt] },
  waiting: { attempts: [{ ...attempt, status: 'pending' }] },
  lapsed: { attempts: [{ ...transfer, status: 'failed' }] },
  preparing: { attempts: [{ ...transfer, instructions: { ...transfer.instructions!, bankAccount: null } }] },
  transfer: { attempts: [transfer] },
  short: { attempts: [transfer], payments: [short] },
  ending: { checkout: { expiresAt: now } },
  paid: { checkout: { status: 'paid', orderNumber: 1042 } },
  'paid-delivered': {
    checkout: {
      status: 'paid',
      orderNumber: 1044,
      orderId: id,
      cart: delivered,
      deliveryAddress: { line1: '14 Hughes Avenue', city: 'Yaba', country: 'NG' },
    },
    payments: [{ ...short, amountMinor: 1_420_000, appliedMinor: 1_420_000 }],
    order: {
      delivery: { zoneId: id, name: delivered.delivery!.name, kind: 'delivery' },
      arrival: { dates: 'Thu 6 to Fri 7 June' },
    },
    brand: {
      name: 'Adire House',
      support: { promise: 'Returns within 14 days', email: 'hello@adirehouse.example', phone: '+234 803 555 0142' },
    },
  },
  'paid-deposit': { checkout: { status: 'paid', orderNumber: 1043, cart: everything, orderId: id } },
  refunded: {
    checkout: { status: 'paid', orderNumber: 1042 },
    payments: [{ ...short, amountMinor: 1_250_000, appliedMinor: 1_250_000 }],
    refunds: [refund],
  },
  expired: { checkout: { status: 'expired' } },
  'late-money': { checkout: { status: 'expired' }, refunds: [refund] },
  cancelled: { checkout: { status: 'cancelled' } },
};

describe('the look of the checkout page', () => {
  const openPage = useBrowser();
  let picture: Buffer;

  beforeAll(async () => {
    picture = await sharp({ create: { width: 200, height: 260, channels: 3, background: '#5b6fa8' } })
      .png()
      .toBuffer();
  });

  /** Opens a page under its own policy, as it would be sent. */
  async function show(page: Page, { html, policy }: { html: string; policy: string }): Promise<void> {
    await page.unrouteAll();
    await page.route(`${PICTURES}/**`, (route) => route.fulfill({ body: picture, contentType: 'image/png' }));
    await page.route(`${ORIGIN}/**`, (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ body: html, contentType: 'text/html; charset=utf-8', headers: { 'content-security-policy': policy } })
        : route.abort(),
    );
    await page.goto(ORIGIN);
  }

  // The colours are the same in each language.
  it.each([
    ['en-NG', [PHONE, PHONE_BY_NIGHT, DESKTOP, DESKTOP_BY_NIGHT]],
    ['fr-CI', [PHONE_BY_NIGHT, DESKTOP]],
  ])('is accessible, fits and is small in every state, on a phone and on a desktop, by day and by night: %s', async (locale, viewports) => {
    const { page } = await openPage([ORIGIN, PICTURES]);
    for (const [state, overrides] of Object.entries(STATES)) {
      const rendered = renderPage(pageOf(overrides, locale));
      await show(page, rendered);
      expect([state, await faultsOf(page, viewports, `checkout-${state}-${locale.slice(0, 2)}`)]).toEqual([state, []]);
      expect(Buffer.byteLength(rendered.html)).toBeLessThan(LARGEST);
    }
  });

  it('is less than 1,100 px high for one delivered product on a desktop, with every field open', async () => {
    const { page } = await openPage([ORIGIN, PICTURES], { width: 1280 });
    await show(page, renderPage(pageOf(STATES['delivered']!), { address: '/adire/c/chk?t=tok' }));
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThan(HIGHEST);
    expect(await page.getByLabel('Street and house').isVisible()).toBe(true);
  });

  it('fits at twice the text size', async () => {
    const { page } = await openPage([ORIGIN, PICTURES], { width: 640 });
    await show(page, renderPage(pageOf(STATES['everything']!)));
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
    expect(await overflowOf(page)).toBe(0);
  });

  it('fits with names of 200 letters without a blank, and amounts of ten digits', async () => {
    const { page } = await openPage([ORIGIN, PICTURES], { width: 320 });
    const long = 'x'.repeat(200);
    const bad: Given = {
      brand: { name: long },
      checkout: {
        cart: {
          ...delivered,
          lines: [aLine({ name: long, variantName: long, unitPriceMinor: 999_999_999_900, needsDelivery: true })],
          totalMinor: 999_999_999_900,
          delivery: { zoneId: 'z', name: long, kind: 'delivery' },
        },
        contact: { name: long, email: `${long}@guests.example` },
        deliveryAddress: { line1: long, city: long, country: 'NG' },
      },
    };
    const paid: Given = {
      ...bad,
      checkout: { ...bad.checkout, status: 'paid', orderNumber: 1, orderId: id },
      order: { delivery: { zoneId: id, name: long, kind: 'delivery' }, arrival: { words: long } },
    };
    for (const state of [bad, { ...bad, attempts: [transfer] }, { ...bad, attempts: [{ ...attempt, status: 'pending' as const }] }, paid]) {
      await show(page, renderPage(pageOf(state)));
      await page.evaluate(`document.querySelectorAll('details').forEach((each) => (each.open = true))`);
      expect(await overflowOf(page)).toBe(0);
    }
  });

  it('fits right to left', async () => {
    const { page } = await openPage([ORIGIN, PICTURES], { width: 320 });
    for (const state of ['everything', 'tickets', 'transfer', 'paid-delivered']) {
      await show(page, renderPage(pageOf(STATES[state]!)));
      await page.evaluate(`document.documentElement.dir = 'rtl'`);
      expect(await overflowOf(page)).toBe(0);
    }
  });

  it('has no layout shifts when its pictures load', async () => {
    const { page } = await openPage([ORIGIN, PICTURES]);
    await show(page, renderPage(pageOf(STATES['everything']!)));
    expect(await shiftsOf(page)).toBe(0);
  });
});
