import { isOwn, ownOrders, shownOrder } from '../account/own-orders.mjs';
import { addressesOf, canStillBePaid, linesOf, nextSteps, refusalText, stateTextOf, ticketsOf } from '../public/order-rules.js';

const order = { test: false, contact: { ref: 'con_1', email: 'Ada@example.com' } };

describe('an order of the example storefront', () => {
  it('is of the contact that the account is linked with, and in test mode of the e-mail that the shop has verified', () => {
    expect(isOwn(order, { contactRef: 'con_1' })).toBe(true);
    expect(isOwn(order, { contactRef: 'con_2', email: 'ada@example.com' })).toBe(false);
    expect(isOwn({ ...order, test: true }, { contactRef: 'test_con_9', email: 'ada@example.com' })).toBe(true);
    expect(isOwn({ ...order, test: true }, { email: 'tunde@example.com' })).toBe(false);
  });

  it('is nobody’s who has no link and no e-mail', () => {
    const unknown = { contact: {} } as never;
    expect([
      isOwn(order, {}),
      isOwn({ ...order, test: true }, {}),
      isOwn(unknown, {}),
      isOwn({ ...(unknown as object), test: true } as never, {}),
    ]).toEqual([false, false, false, false]);
  });

  it('stands in the list without what is the shop’s business, the newest first', () => {
    const item = { ref: 'oit_1', kind: 'product', name: 'Tote', quantity: 1, unitPriceMinor: 1, sku: 'T-1', responses: {} };
    const [newest, oldest] = ['2026-02-01', '2026-01-01'].map((placedAt) => ({
      ...order,
      ref: placedAt,
      placedAt,
      checkoutRef: 'chk_1',
      promoterCode: 'P',
      items: [item],
    }));
    expect(ownOrders([oldest, newest] as never, { contactRef: 'con_1' }).map(({ ref }: { ref: string }) => ref)).toEqual([
      '2026-02-01',
      '2026-01-01',
    ]);
    expect(shownOrder(newest)).toEqual({
      ref: '2026-02-01',
      test: false,
      placedAt: '2026-02-01',
      hasPage: true,
      items: [{ ref: 'oit_1', kind: 'product', name: 'Tote', quantity: 1, attendees: undefined }],
    });
  });

  it.each([
    ['paid', 'unfulfilled', 'Paid, being prepared'],
    ['paid', 'not_required', 'Paid'],
    ['deposit_paid', 'scheduled', 'Deposit paid, booked'],
    ['partially_refunded', 'fulfilled', 'Partly refunded, handed over'],
    ['refunded', 'returned', 'Refunded'],
    ['cancelled', 'cancelled', 'Cancelled'],
    ['of_a_later_version', 'constructor', 'In progress'],
  ])('[D-11] [D-12] is shown as %s and %s by: %s', (status, fulfillmentStatus, words) => {
    expect(stateTextOf({ status, fulfillmentStatus })).toBe(words);
  });

  it('tells each thing with what was chosen and added', () => {
    const items = [
      { ref: '1', name: 'Tote bag', variantName: 'Large', quantity: 2 },
      { ref: '2', parentItemRef: '1', name: 'Initials', quantity: 2 },
      { ref: '3', name: 'Mug', variantName: 'Mug', quantity: 1 },
    ];
    expect(linesOf({ items })).toEqual(['2 × Tote bag, Large (with Initials)', '1 × Mug']);
  });

  it('tells the tickets of each event with its seats, but those of orders that came to nothing', () => {
    const items = [
      {
        eventSlug: 'fair',
        name: 'Weekend',
        quantity: 2,
        attendees: [{ name: 'Ada', status: 'confirmed' }, { status: 'checked_in' }, { name: 'Bola', status: 'new' }],
      },
      { name: 'Mug', quantity: 1 },
    ];
    const good = { status: 'paid', items };
    expect(ticketsOf([good, { status: 'refunded', items }])).toEqual([
      { eventSlug: 'fair', order: good, name: '2 × Weekend', seats: ['Ada: confirmed', 'was there', 'Bola: new'] },
    ]);
  });

  it('tells each address once, the latest first', () => {
    const [home, office] = [
      { line1: '14 Hughes Avenue', city: 'Yaba', country: 'NG' },
      { line1: '1 Broad Street', city: 'Lagos', country: 'NG' },
    ];
    const sent = [{ deliveryAddress: home }, {}, { deliveryAddress: office }, { deliveryAddress: { ...home, city: 'yaba' } }];
    expect(addressesOf(sent)).toEqual([home, office]);
  });

  it('is followed by what concerns its buyer: tickets, goods, and what is left to pay', () => {
    expect(nextSteps({ isOfTickets: false, isOfProducts: false })).toHaveLength(1);
    expect(nextSteps({ isOfTickets: true, isOfProducts: false }).join(' ')).toContain('at the door');
    expect(nextSteps({ isOfTickets: false, isOfProducts: true, rest: '₦1 is left to pay' }).slice(1)).toEqual([
      'We prepare your order. When it leaves, or is ready for you, you get another e-mail.',
      'Pay what is left by the link in the e-mail.',
    ]);
  });

  it.each([
    [{ cause: 'card', reason: 'insufficient_funds' }, /not enough money.* Nothing was charged\.$/],
    [{ cause: 'card', reason: 'of a later version' }, /^Your card was refused\. Nothing was charged\.$/],
    [{ cause: 'card', reason: 'toString' }, /^Your card was refused\. Nothing/],
    [{ cause: 'card' }, /^Your card was refused\. Nothing/],
    [{ cause: 'configuration' }, /^This way to pay did not work\. Nothing/],
  ])('[D-127] is not paid by a refused payment, %j, whose text names the card only where it was the cause', (refusal, text) => {
    expect(refusalText({ refusal })).toMatch(text);
  });

  it('[D-127] can be paid by a payment that is not refused, or of which there is still a place to pay at', () => {
    const nothing = { accessCode: null, checkoutUrl: null, bankAccount: null, refusal: undefined };
    expect(refusalText(undefined)).toBeUndefined();
    expect(canStillBePaid(nothing)).toBe(true);
    expect(canStillBePaid({ ...nothing, refusal: { cause: 'card' } })).toBe(false);
    expect(canStillBePaid({ ...nothing, checkoutUrl: 'https://pay.example', refusal: { cause: 'card' } })).toBe(true);
  });
});
