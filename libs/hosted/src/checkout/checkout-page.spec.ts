import type { BuyersCheckout, Checkout } from '@svc/checkout';
import { type PricedCart, type PricedLine, TicketLinks } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { PlainLinkSigner } from '@svc/kernel/testing';
import type { PaymentAttempt, Refusal } from '@svc/payments';
import { FormValues } from '../posted-form';
import { renderPage } from '../page';
import { pageLocaleFor } from '../page-locale';
import { checkoutPage } from './checkout-page';
import { viewOf, type ViewInput } from './checkout-view';

const now = new Date('2030-06-01T12:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const id = '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01';

const aLine = (overrides: Partial<PricedLine> = {}): PricedLine => ({
  id: 'line',
  kind: 'product',
  name: 'Tote bag',
  quantity: 2,
  unitPriceMinor: 500_000,
  discountMinor: 0,
  netMinor: 1_000_000,
  customerFeeMinor: 0,
  serviceFeeMinor: 0,
  serviceFeePassedOn: false,
  dueNowMinor: 1_000_000,
  preorder: false,
  needsDelivery: false,
  ...overrides,
});
const aCart = (overrides: Partial<PricedCart> = {}): PricedCart => ({
  currency: 'NGN',
  lines: [aLine()],
  subtotalMinor: 1_000_000,
  discountMinor: 0,
  deliveryMinor: 0,
  feeMinor: 0,
  absorbedFeeMinor: 0,
  taxMinor: 0,
  totalMinor: 1_000_000,
  dueNowMinor: 1_000_000,
  balanceMinor: 0,
  ...overrides,
});
const aCheckout = (overrides: Partial<Checkout> = {}): Checkout => ({
  workspaceId: 'w',
  mode: 'live',
  id,
  kind: 'products',
  channel: 'hosted',
  status: 'open',
  cart: aCart(),
  seats: [],
  responses: {},
  holdChanges: [],
  holds: 'none',
  contact: { name: 'Ada Obi', email: 'ada@example.com' },
  returnUrl: 'https://shop.example/thanks?a=1',
  expiresAt: after(60),
  waits: { stockMinutes: 15, graceSeconds: 120, lateMoneyHours: 24 },
  createdAt: now,
  version: 1,
  ...overrides,
});
const anAttempt = (overrides: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  workspaceId: 'w',
  mode: 'live',
  checkoutId: id,
  id: 'a',
  rail: 'card',
  provider: 'sandbox',
  reference: 'pay_a',
  amountMinor: 1_000_000,
  currency: 'NGN',
  flow: 'redirect',
  status: 'pending',
  createdAt: now,
  ...overrides,
});
const NOTHING = { accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };
const aTransfer = (overrides: Partial<PaymentAttempt> = {}) =>
  anAttempt({
    rail: 'bank_transfer',
    flow: 'transfer',
    expiresAt: after(30),
    instructions: {
      accessCode: null,
      publicKey: null,
      checkoutUrl: null,
      bankAccount: {
        bankName: 'Sandbox Bank',
        bankCode: null,
        accountNumber: '0123456789',
        accountName: 'Adire',
        amountMinor: 1_000_000,
        currency: 'NGN',
        reference: 'pay_a',
        expiresAt: '2030-06-01T12:30:00.000Z',
      },
    },
    ...overrides,
  });
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
} as const;
const paid = (appliedMinor: number) => ({ ...money, amountMinor: appliedMinor, appliedMinor, disposition: 'applied' }) as const;
const refund = { ...money, paymentId: 'p', amountMinor: 250_000, status: 'pending', createdAt: now } as const;

const viewInput = (overrides: Partial<Omit<ViewInput, keyof BuyersCheckout>> & Partial<BuyersCheckout> = {}): ViewInput => ({
  ...pageLocaleFor('en'),
  checkout: aCheckout(),
  attempts: [],
  payments: [],
  refunds: [],
  access: 'full',
  brand: { name: 'Adire House' },
  path: '/ile/c/chk',
  token: 'tok',
  timezone: 'Africa/Lagos',
  now,
  rails: ['card', 'bank_transfer'],
  balanceUrlOf: () => 'https://shop.example/balance',
  orderUrlOf: () => 'https://shop.example/order',
  playUrlOf: (reference) => `/sandbox/${reference}`,
  values: new FormValues(new URLSearchParams()),
  looks: new Map(),
  ...overrides,
});
const view = (overrides: Parameters<typeof viewInput>[0] = {}) => viewOf(viewInput(overrides));
const html = (overrides: Parameters<typeof viewInput>[0] = {}) => renderPage(checkoutPage(view(overrides))).html;

describe('the page of a checkout', () => {
  it('[D-10] can be paid while it is open, and shows each of its ends', () => {
    expect(view().state).toBe('form');
    for (const status of ['paid', 'expired', 'cancelled'] as const) expect(view({ checkout: aCheckout({ status }) }).state).toBe(status);
  });

  it('[D-29] offers no payment once the time is up, even before the provider has responded', () => {
    const checkout = aCheckout({ expiresAt: now });
    expect(view({ checkout }).state).toBe('ending');
    expect(html({ checkout })).not.toContain('<form');
  });

  it('[§4.2 r6] shows the account of a started transfer until another way to pay is requested', () => {
    expect(view({ attempts: [aTransfer()] })).toMatchObject({ state: 'transfer', transfer: { account: { accountNumber: '0123456789' } } });
    expect(view({ attempts: [aTransfer()], wantsOtherWay: true }).state).toBe('form');
    for (const part of ['0123456789', 'Sandbox Bank', '₦10,000', 'Check now', 'Pay another way'])
      expect(html({ attempts: [aTransfer()] })).toContain(part);
  });

  it('[D-105] closes the account for buyers who pay in another way, and says so beside the form', () => {
    const form = '<button type="submit" class="button second" name="act" value="other"';
    expect(html({ attempts: [aTransfer()] })).toMatch(new RegExp(`<form method="post" action="/ile/c/chk/pay\\?t=tok">${form}`));
    const sent = html({ attempts: [aTransfer()], wasSent: true });
    expect([sent.includes('Paying another way closes it.'), sent.includes('value="other"')]).toEqual([true, true]);
    const only = html({
      attempts: [aTransfer()],
      rails: ['bank_transfer'],
      checkout: aCheckout({ cart: aCart({ delivery: { zoneId: 'z', name: 'Lagos', kind: 'delivery' } }) }),
    });
    expect(only).toContain('value="other"');
  });

  it('[D-1a] links to the order once it is paid, for the full link only', () => {
    const paidCheckout = aCheckout({ status: 'paid', orderId: id, orderNumber: 7 });
    expect(html({ checkout: paidCheckout })).toContain('href="https://shop.example/order"');
    for (const overrides of [{ checkout: paidCheckout, access: 'masked' as const }, { checkout: aCheckout({ orderId: id }) }])
      expect(html(overrides)).not.toContain('https://shop.example/order');
  });

  it('names whom to ask, and nothing of delivery or payment, once it has ended without an order', () => {
    const brand = { name: 'Adire House', website: 'https://adire.example/', support: { email: 'hello@shop.example' } };
    const cart = aCart({ delivery: { zoneId: 'z', name: 'Lagos mainland', kind: 'delivery' } });
    const page = html({ checkout: aCheckout({ status: 'expired', cart }), payments: [paid(1_000)], brand });
    expect(page).toContain('mailto:hello@shop.example');
    expect(page).not.toContain('Order details');
  });

  it('counts down to the end of the shown account, and reports its end', () => {
    const attempts = [aTransfer()];
    expect([view({ attempts }).expiresAt, view({ attempts, wantsOtherWay: true }).expiresAt]).toEqual([after(30), after(60)]);
    expect(view({ attempts: [aTransfer({ expiresAt: after(90) })] }).expiresAt).toEqual(after(60));
    expect(view({ attempts, now: after(30) })).toMatchObject({ state: 'form', lastTry: 'lapsed', expiresAt: after(60) });
    expect(view({ attempts, wantsOtherWay: true }).lastTry).toBeUndefined();
  });

  it('[§4.5 r2] offers the one named rail where a client renders the payment step, and shows the state of that payment', () => {
    const checkout = aCheckout({ channel: 'headless' });
    expect(view({ checkout, attempts: [anAttempt({ flow: 'inline' })] })).toMatchObject({
      state: 'pending',
      rails: ['card'],
      rail: 'card',
      lastTry: 'pending',
    });
    const byCard = html({ checkout, attempts: [anAttempt({ flow: 'inline', status: 'failed' })] });
    expect([byCard.includes('You pay by card.'), byCard.includes('bank_transfer')]).toEqual([true, false]);
    expect(html({ checkout, attempts: [aTransfer()] })).toContain('0123456789');
    expect(html({ checkout, attempts: [aTransfer()] })).not.toContain('Pay another way');
  });

  describe('the page after a refused payment', () => {
    const refused = (refusal?: Partial<Refusal>, overrides: Partial<PaymentAttempt> = {}) =>
      anAttempt({
        flow: 'inline',
        status: 'failed',
        refusal: refusal && { cause: 'card', code: 'x', message: 'Secret words.', ...refusal },
        ...overrides,
      });

    it('[D-127] reports a refused card only when one was refused, and the cause only where it helps', () => {
      const pageAfter = (refusal?: Partial<Refusal>) => html({ attempts: [refused(refusal)] });
      expect(pageAfter({ reason: 'insufficient_funds' })).toContain('there is not enough money in its account');
      expect(pageAfter({ reason: 'expired_card' })).toContain('because it has expired');
      expect(pageAfter({ reason: 'wrong_details' })).toContain('because its details are not right');
      expect(pageAfter({ code: 'stolen_card' })).toContain('Your card was refused, and nothing was charged.');
      expect(pageAfter({ cause: 'configuration' })).toContain('This way to pay is not possible at the moment.');
      for (const unpaid of [pageAfter(), pageAfter({ cause: 'attempt' })]) expect(unpaid).toContain('Your payment was not completed');
      for (const page of [pageAfter({ code: 'stolen_card' }), pageAfter({ cause: 'configuration' })])
        expect(page).not.toMatch(/stolen|Secret words/);
      expect(pageAfter({ cause: 'configuration' })).not.toMatch(/card was refused/);
    });

    it('[D-120] asks for another e-mail address where the provider does not accept this one, in both languages', () => {
      const attempts = [refused({ cause: 'buyer' })];
      expect(html({ attempts })).toContain('does not take your e-mail address for this way to pay. Nothing was charged. Give another');
      expect(html({ ...pageLocaleFor('fr'), attempts })).toContain('Indiquez une autre adresse e-mail');
    });

    it('[D-127] reports it in French as well', () => {
      const page = html({ ...pageLocaleFor('fr'), attempts: [refused({ reason: 'insufficient_funds' })] });
      expect(page).toContain('n’est pas assez approvisionné');
    });

    it('[D-127] reports a transfer without an account as impossible, and others as lapsed', () => {
      const transfer = { cause: 'configuration', code: 'not_allowed' } as const;
      const at = (attempt: PaymentAttempt) => view({ attempts: [attempt] }).lastTry;
      expect(at(refused(transfer, { rail: 'bank_transfer', flow: 'transfer' }))).toBe('unavailable');
      expect(at(refused({ cause: 'attempt' }, { rail: 'bank_transfer', flow: 'transfer' }))).toBe('lapsed');
      expect(at(aTransfer({ status: 'failed' }))).toBe('lapsed');
    });

    it('[D-127] reports the last refused card beside a pending payment, and continues that payment', () => {
      const attempt = refused(
        { reason: 'expired_card' },
        { status: 'pending', instructions: { ...NOTHING, checkoutUrl: 'https://pay.example/1' } },
      );
      expect(view({ attempts: [attempt] })).toMatchObject({
        state: 'pending',
        underWay: { refused: 'expired_card', goTo: 'https://pay.example/1' },
      });
      expect(html({ attempts: [attempt] })).toContain('because it has expired');
      expect(view({ attempts: [attempt], wantsOtherWay: true }).lastTry).toBe('expired_card');
      expect(view({ attempts: [refused({ cause: 'attempt' }, { status: 'pending' })] }).underWay?.refused).toBeUndefined();
      const [before, now] = [view({ attempts: [anAttempt({ flow: 'inline' })] }), view({ attempts: [attempt] })];
      expect(before.mark).not.toBe(now.mark);
    });

    it('[D-127] [D-104] shows the cause of a refused card to its payer only', () => {
      const saving = aCheckout({ saving: { startedAt: now } as Checkout['saving'] });
      const why = { reason: 'insufficient_funds' } as const;
      const payer = { name: 'Bola', email: 'bola@example.com' };
      const lastTryOf = (overrides: Parameters<typeof view>[0]) => view({ checkout: saving, ...overrides }).lastTry;
      expect(lastTryOf({ attempts: [refused(why)], access: 'full' })).toBe('insufficient_funds');
      expect(lastTryOf({ attempts: [refused(why)], access: 'masked' })).toBe('card');
      expect(lastTryOf({ attempts: [refused(why, { payer })], access: 'full' })).toBe('card');
      expect(view({ attempts: [refused(why)], access: 'masked' }).lastTry).toBe('insufficient_funds');
    });
  });

  it('links to the sandbox only for a transfer of the sandbox', () => {
    expect(html({ attempts: [aTransfer()] })).toContain('href="/sandbox/pay_a"');
    expect(html({ attempts: [aTransfer({ provider: 'paystack' })] })).not.toContain('/sandbox/');
  });

  it('[§4.2 r6] hides an account that can no longer be paid into', () => {
    expect(view({ attempts: [aTransfer({ expiresAt: now })] }).state).toBe('form');
    expect(view({ attempts: [aTransfer({ status: 'closing' })] }).state).toBe('form');
  });

  it('[D-94a] asks for the rest when less than the amount due has arrived', () => {
    const short = { attempts: [aTransfer()], payments: [paid(400_000)] };
    expect(view(short)).toMatchObject({ state: 'transfer', receivedMinor: 400_000, restMinor: 600_000 });
    expect(html(short)).toContain('transfer the remaining ₦6,000');
    expect(html({ payments: [paid(400_000)] })).toContain('Pay ₦6,000</button>');
  });

  it('[§4.2 r7] links to the shop with the ref only once it is paid', () => {
    const ref = refOf('chk', id);
    expect(view({ checkout: aCheckout({ status: 'paid' }) }).returnUrl).toBe(`https://shop.example/thanks?a=1&checkout=${ref}`);
    for (const status of ['open', 'expired', 'cancelled'] as const) expect(html({ checkout: aCheckout({ status }) })).not.toContain(ref);
  });

  it('links everyone else back to the shop that they came from, by its name and by a link', () => {
    for (const status of ['open', 'expired', 'cancelled'] as const) {
      expect(
        html({ checkout: aCheckout({ status }), brand: { name: 'Adire House', website: 'https://elsewhere.example' } }).match(
          /href="https:[^"]*"/g,
        ),
      ).toEqual(['href="https://shop.example"', 'href="https://shop.example"']);
    }
    expect(
      html({
        brand: { name: 'Adire House', support: { promise: 'Returns within 14 days', email: 'hello@shop.example', phone: '+234 803 123' } },
      }),
    ).toMatch(/Returns within 14 days.*mailto:hello@shop.example.*tel:\+234803123/);
  });

  it('shows a payment with an unknown outcome without a form, until another way is requested', () => {
    const attempts = [
      anAttempt({
        createdAt: now,
        instructions: { accessCode: null, publicKey: null, checkoutUrl: 'https://provider.example/pay', bankAccount: null },
      }),
    ];
    expect(view({ attempts }).state).toBe('pending');
    const pending = html({ attempts });
    expect(pending).not.toContain('<form');
    for (const part of [
      'You began to pay ₦10,000 at 13:00',
      'Last checked at',
      '13:00',
      'href="https://provider.example/pay"',
      'Ada Obi',
      'way=other#pay',
    ])
      expect(pending).toContain(part);
    expect([view({ attempts, wantsOtherWay: true }).state, view({ attempts, wasSent: true }).state]).toEqual(['form', 'form']);
    expect(html({ attempts, wantsOtherWay: true })).toContain('has not reached us yet');
  });

  it('responds to buyers who report a payment before the bank does', () => {
    expect(html({ attempts: [aTransfer()], hasAsked: true })).toMatch(
      /<p role="status"><strong>Your transfer has not reached us yet.*Last checked at.*13:00.*West Africa Time/s,
    );
    expect(html({ attempts: [aTransfer()] })).not.toContain('has not reached us yet');
  });

  it('reports an attempt that was not completed, or has no outcome yet', () => {
    expect(html({ attempts: [anAttempt({ status: 'failed' })] })).toContain('was not completed');
    expect(html({ attempts: [anAttempt()] })).toContain('has not reached us yet');
    expect(html({ attempts: [aTransfer({ status: 'failed' })] })).toContain('takes no more money');
    expect(html()).not.toMatch(/refused|reached us/);
  });

  it('[§4.2 r4] lets the buyer choose among the offered rails, and keeps the last choice', () => {
    expect(html()).toMatch(/value="card" checked.*value="bank_transfer"/s);
    expect(view({ attempts: [anAttempt({ rail: 'bank_transfer', status: 'failed' })] }).rail).toBe('bank_transfer');
    expect(html({ rails: ['international_card'] })).toContain('<input type="hidden" name="rail" value="international_card"/>');
    expect(html({ rails: [] })).toContain('cannot be paid here at the moment');
  });

  it('asks for no payment when nothing is due', () => {
    const free = html({ checkout: aCheckout({ cart: aCart({ dueNowMinor: 0, totalMinor: 0, subtotalMinor: 0 }) }), rails: [] });
    expect(free).toContain('Place the order');
    expect(free).not.toContain('name="rail"');
  });

  it('[D-1a] masks the recorded buyer in a link that a publishable key reads', () => {
    const checkout = aCheckout({
      cart: aCart({ delivery: { zoneId: 'z', name: 'Lagos', kind: 'delivery' } }),
      deliveryAddress: { line1: '14 Hughes Avenue', city: 'Yaba', country: 'NG' },
    });
    expect(html({ checkout })).toMatch(/value="Ada Obi".*value="14 Hughes Avenue"/s);
    const masked = html({ checkout, access: 'masked' });
    expect(masked).not.toMatch(/Ada Obi|ada@example|Hughes|Yaba/);
    for (const part of ['A*** O***', 'a***@example.com', 'Only the link that the buyer was given changes it.', '1*** H*** A***'])
      expect(masked).toContain(part);
  });

  it('[D-104] offers by a masked link only permitted changes: missing details, and payment', () => {
    const cart = aCart({ delivery: { zoneId: 'z', name: 'Lagos', kind: 'delivery' }, discountCode: { id: 'd', code: 'HALF' } });
    const deliveryAddress = { line1: '14 Hughes Avenue', city: 'Yaba', country: 'NG' };
    const offers = {
      lines: [],
      zones: [{ ref: 'dlz_other', name: 'Abroad', kind: 'delivery', prices: [{ currency: 'NGN', priceMinor: 1 }] }],
    } as unknown as ViewInput['offers'];
    const fieldsOf = (overrides: Parameters<typeof viewInput>[0]) =>
      [
        ...html({ access: 'masked', offers, ...overrides }).matchAll(
          /<(?:input|select|button)[^>]* name="([^"]+)"[^>]*?(?: value="([^"]*)")?/g,
        ),
      ].map(([, name, value]) => (name === 'act' ? `act ${value}` : name));
    const whole = fieldsOf({ checkout: aCheckout({ cart, deliveryAddress }) });
    expect([...new Set(whole)].sort()).toEqual(['contact.phone', 'discountCode', 'lines', 'rail', 'seenDueNow', 'seenTotal']);
    const empty = fieldsOf({ checkout: aCheckout({ cart: aCart({ delivery: cart.delivery }), contact: undefined }) });
    for (const name of ['contact.name', 'contact.email', 'address.line1', 'address.country']) expect(empty).toContain(name);
  });

  it('asks for an address only if the goods are delivered', () => {
    const to = (kind: 'delivery' | 'pickup') => aCheckout({ cart: aCart({ delivery: { zoneId: 'z', name: 'Lagos', kind } }) });
    expect(view().needsAddress).toBe(false);
    expect(view({ checkout: to('delivery') }).needsAddress).toBe(true);
    expect(view({ checkout: to('pickup') }).needsAddress).toBe(false);
  });

  it('keeps typed and emptied values, and shows faults beside them', () => {
    const values = new FormValues(new URLSearchParams({ 'contact.name': '', 'contact.email': 'ada@' }));
    const text = html({ values, problems: [{ name: 'contact.name', message: 'Enter your name.' }] });
    expect(text).toContain('Enter your name.');
    expect(text).toMatch(/value="ada@"/);
    expect(text).not.toContain('value="Ada Obi"');
  });

  it('[D-94] shows the breakdown of the price, the amount due now and the amount due later', () => {
    const cart = aCart({
      subtotalMinor: 1_000_000,
      discountMinor: 100_000,
      deliveryMinor: 150_000,
      feeMinor: 22_500,
      totalMinor: 1_072_500,
      dueNowMinor: 300_000,
      balanceMinor: 772_500,
      balanceDueAt: '2030-07-01T00:00:00.000Z',
      delivery: { zoneId: 'z', name: 'Lagos', kind: 'delivery' },
      discountCode: { id: 'd', code: 'TEN' },
    });
    const text = html({ checkout: aCheckout({ cart }) });
    for (const part of [
      '₦10,000',
      'Discount (TEN)',
      '−₦1,000',
      'Delivery: Lagos',
      '₦1,500',
      'Service fee',
      '₦225',
      'Total',
      '₦10,725',
      'Due now',
      '₦3,000',
      'To be paid by Monday, 1 July 2030',
      '₦7,725',
      'Pay ₦3,000</button>',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('[D-82] shows the new price, asks for consent to it, and shows the time that is left', () => {
    const text = html({
      checkout: aCheckout({ expiresAt: after(59) }),
      repriced: aCart({ totalMinor: 1_200_000, dueNowMinor: 1_200_000 }),
      problems: [{ message: 'It was ₦10,000.' }],
    });
    expect(text).toContain('The price has changed');
    expect(text).toContain('name="seenTotal" value="1200000"');
    expect(text).toContain('name="seenDueNow" value="1200000"');
    expect(text).toContain('Pay ₦12,000</button>');
    expect(text).toContain('You have 59 minutes left, until 13:59 (West Africa Time).');
  });

  it('reports the refund of a fully refunded order instead of its placement', () => {
    const overrides = { checkout: aCheckout({ status: 'paid', orderNumber: 7 }), payments: [paid(250_000)] };
    expect(html({ ...overrides, refunds: [refund] })).toContain('<h1>Your money is coming back</h1>');
    expect(html({ ...overrides, payments: [paid(1_000_000)], refunds: [refund] })).toMatch(
      /your order is placed.*₦2,500 is on its way back/s,
    );
  });

  it('collapses the cart beside the form, with the total visible, and expands it after a price change and at the end', () => {
    expect(html()).toMatch(/<details class="card fold cart" id="cart"><summary>.*₦10,000.*<\/summary>/s);
    expect(html({ repriced: aCart({ totalMinor: 1_200_000 }), problems: [{ message: 'It was ₦10,000.' }] })).toContain(
      '<details class="card fold cart" id="cart" open>',
    );
    expect(html({ checkout: aCheckout({ status: 'paid' }) })).not.toContain('<details');
  });

  it('[ADR 0116 r3, r5] shows once it is paid where it goes and when, how it was paid, its tickets as buttons, what comes next, and whom to ask', () => {
    const links = new TicketLinks('https://shop.example', new PlainLinkSigner());
    const seat = { attendeeId: id, ref: 'att_1', serial: 1, holder: 'Kemi', tier: 'Entry', status: 'confirmed' } as const;
    const event = { id: 'e', version: 1, title: 'Launch', removed: false, isOver: false };
    const tickets = { event, days: [], seats: [{ ...seat, number: 1, days: [], admits: true, given: false }] };
    const deliveryAddress = { line1: '4 Awolowo Rd', city: 'Ikoyi', country: 'NG' };
    const checkout = aCheckout({ status: 'paid', orderNumber: 7, deliveryAddress });
    const brand = { name: 'Adire House', support: { email: 'desk@adire.ng' } };
    const delivery = { zoneId: id, name: 'Lagos', kind: 'delivery' as const };
    const page = (paidOrder: object) =>
      renderPage(
        checkoutPage(view({ checkout, brand, payments: [paid(1_000_000)] }), {
          workspaceSlug: 'ile',
          links,
          contact: { email: 'other@adire.ng', phone: '+234 1' },
          ...paidOrder,
        }),
      ).html;
    const shown = page({ delivery, arrival: { dates: 'Thu 26 to Fri 27 November' }, tickets });
    for (const part of [
      '<dt>Arrives</dt><dd><strong>Thu 26 to Fri 27 November</strong></dd>',
      '4 Awolowo Rd',
      'Nigeria',
      '<dt>Delivery</dt><dd>Lagos</dd>',
      '<dt>Payment</dt><dd>Card</dd>',
      'aria-label="Show ticket: Entry, Kemi">Show ticket</a>',
      'You get an e-mail when it is sent.',
      'href="mailto:desk@adire.ng"',
      'href="tel:+2341"',
    ])
      expect(shown).toContain(part);
    const pickup = page({ delivery: { ...delivery, kind: 'pickup' }, arrival: { dates: 'Fri 27 November' } });
    for (const part of ['<dt>Ready</dt>', '<dt>Pick-up</dt><dd>Lagos</dd>', 'Say order 7 when you pick it up.'])
      expect(pickup).toContain(part);
    expect(pickup).not.toContain('4 Awolowo Rd');
    expect(page({})).not.toContain('What happens next');
  });

  it('asks for contact, delivery, address and payment in this order, and says each once', () => {
    const cart = aCart({ delivery: { zoneId: 'z', name: 'Lagos', kind: 'delivery' } });
    const zones = ['one', 'other'].map((name) => ({
      ref: `dlz_${name}`,
      name,
      kind: 'delivery',
      countries: [],
      prices: [{ currency: 'NGN', priceMinor: 1 }],
    }));
    const page = html({ checkout: aCheckout({ cart, contact: {} }), offers: { lines: [], zones } as unknown as ViewInput['offers'] });
    const headings = [...page.matchAll(/<(?:h1|h2|legend)>([^<]*)</g)].map(([, text]) => text);
    expect(headings).toEqual(['Checkout', 'Your order', 'Contact', 'Delivery', 'Delivery address', 'Payment']);
  });

  it('says what to expect of each way to pay, outside of its name', () => {
    expect(html()).toMatch(/aria-describedby="rail-help".*<label for="rail">Card<\/label>.*id="rail-help">Visa, Mastercard, Verve</s);
    expect(html()).toMatch(/>Bank transfer<\/label>.*You get an account number; usually confirmed in minutes/s);
    expect(html({ rails: ['international_card'] })).toContain('Visa, Mastercard, American Express');
  });

  it('shows the time that is left only in its last hour', () => {
    const pageWith = (minutes: number) => html({ checkout: aCheckout({ expiresAt: after(minutes) }) });
    expect(pageWith(61)).toMatch(/data-deadline="true" hidden/);
    expect(pageWith(61)).not.toMatch(/plain-only">You have/);
    expect(pageWith(59)).toMatch(/plain-only">You have 59 minutes left, until 13:59/);
    expect(pageWith(59)).not.toMatch(/data-deadline="true" hidden/);
  });

  it('[D-94a] shows what has arrived and what is left on the bar, in the sums, beside the form and while a payment is awaited', () => {
    const short = { payments: [paid(400_000)] };
    expect(html(short)).toMatch(/<strong>₦6,000 left<\/strong><small>of ₦10,000<\/small>/);
    expect(html(short)).toMatch(/<dt>Received<\/dt><dd>−₦4,000<\/dd><dt class="main">Still to pay<\/dt><dd class="main">₦6,000<\/dd>/);
    for (const attempts of [[], [anAttempt()]])
      expect(html({ ...short, attempts })).toContain('₦4,000 has arrived, thank you. ₦6,000 is still to pay.');
    expect(html()).toContain('<strong>₦10,000</strong></span>');
  });

  it('names countries, in the language of the page', () => {
    const checkout = aCheckout({
      cart: aCart({ delivery: { zoneId: 'z', name: 'Lagos', kind: 'delivery' } }),
      deliveryAddress: { line1: '14 Hughes Avenue', city: 'Yaba', country: 'NG' },
    });
    expect(html({ checkout })).toContain('14 Hughes Avenue, Yaba, Nigeria<');
    expect(html({ checkout, attempts: [anAttempt()] })).toContain('14 Hughes Avenue, Yaba, Nigeria<');
    expect(
      html({ ...pageLocaleFor('fr'), checkout: { ...checkout, deliveryAddress: { ...checkout.deliveryAddress!, country: 'ZA' } } }),
    ).toContain('Afrique du Sud<');
    const values = new FormValues(new URLSearchParams({ 'address.country': 'NG' }));
    expect(html({ checkout: aCheckout({ status: 'expired' }), values })).toContain('<dt>Country</dt><dd>Nigeria</dd>');
  });

  it('says of an awaited payment that it is checked by itself and charged once, and of an account why its name differs', () => {
    expect(html({ attempts: [anAttempt()] })).toMatch(/Waiting for your payment….*checks it by itself.*you are not charged twice/s);
    const transfer = html({ attempts: [aTransfer()] });
    for (const part of ['Waiting for your transfer…', 'Send exactly this amount', 'its name may differ', 'goes back to you otherwise'])
      expect(transfer).toContain(part);
  });

  it('names the field of each fault in its summary, and leaves checks to the service', () => {
    const problems = [{ name: 'address.city', message: 'Use at most 120 characters.' }];
    const checkout = aCheckout({ cart: aCart({ delivery: { zoneId: 'z', name: 'Lagos', kind: 'delivery' } }) });
    expect(html({ checkout, problems })).toContain('<a href="#address-city">Town or city: use at most 120 characters.</a>');
    expect(html({ checkout, problems })).toContain('<form method="post" novalidate');
    const french = html({ ...pageLocaleFor('fr'), checkout, problems: [{ name: 'address.city', message: 'Écrivez moins.' }] });
    expect(french).toMatch(/Ville\s: écrivez moins\./);
  });

  it('requests pictures only from the hosts of pictures in the cart', () => {
    const looks = new Map([
      ['v', { imageUrl: 'https://pictures.example/a.jpg' }],
      ['x', { imageUrl: 'https://other.example/b.jpg' }],
    ]);
    const page = renderPage(checkoutPage(view({ looks, checkout: aCheckout({ cart: aCart({ lines: [aLine({ variantId: 'v' })] }) }) })));
    expect(page.html).toContain('<img class="thumb" src="https://pictures.example/a.jpg" alt width="64" height="64"');
    expect(page.policy).toMatch(/img-src 'self' data: https:\/\/pictures\.example;/);
  });

  it('shows refunds under way, and marks tests', () => {
    expect(html({ checkout: aCheckout({ status: 'expired' }), refunds: [refund] })).toContain('₦2,500 is on its way back to you');
    expect(html({ checkout: aCheckout({ mode: 'test' }) })).toContain('This is a test');
    expect(html()).not.toContain('This is a test');
  });
});
