import { aLine, aPaidCart, PAID_AT } from '@svc/orders/testing';
import { type OrderItem, placeOrder, type ReadOrder } from '@svc/orders';
import { arrivalOf, parcelsOf, stepsOf } from './order-progress';
import { orderStateOf } from './order-view';

const SENT_AT = new Date('2026-02-03T12:00:00.000Z');
const now = SENT_AT;

function anItem(item: Partial<OrderItem> = {}, of: Parameters<typeof aLine>[0] = {}): OrderItem {
  const { id, ...line } = aLine(of);
  return { id, line, fulfilledQuantity: 0, refundedQuantity: 0, seats: [], ...item };
}

function anOrder(changed: Partial<ReadOrder> = {}): ReadOrder {
  const placed = placeOrder(aPaidCart({ workspaceId: 'w' }));
  return { ...placed, items: [anItem()], payments: [], refunds: [], fulfillments: [], updatedAt: '', ...changed };
}

const aFulfillment = (item: OrderItem, quantity = 2, createdAt = SENT_AT) => ({
  id: 'f',
  createdAt,
  items: [{ itemId: item.id, quantity }],
});
const stepTexts = (order: ReadOrder) =>
  stepsOf(order, orderStateOf(order, undefined))?.map(({ name, at, state }) =>
    [name, at?.toISOString().slice(0, 10), state].filter(Boolean).join(' '),
  );

describe('[ADR 0116 r5] the steps of an order', () => {
  const item = anItem();
  const slot = { startUtc: '2030-07-01T09:00:00Z', startLocal: '2030-07-01T10:00:00', timezone: 'Africa/Lagos', durationMinutes: 60 };

  it.each<[string, Partial<ReadOrder>, string[] | undefined]>([
    ['while it is prepared', { fulfillmentStatus: 'unfulfilled' }, ['paid 2026-02-01 done', 'preparing current', 'sent ahead']],
    ['by a deposit', { status: 'deposit_paid' }, ['depositPaid 2026-02-01 done', 'preparing current', 'sent ahead']],
    ['of a pre-order', { fulfillmentStatus: 'scheduled' }, ['paid 2026-02-01 done', 'preordered current', 'sent ahead']],
    [
      'of a booking',
      { fulfillmentStatus: 'scheduled', items: [anItem({}, { slot })] },
      ['paid 2026-02-01 done', 'booked current', 'sent ahead'],
    ],
    [
      'once a part is sent',
      { fulfillmentStatus: 'partially_fulfilled', items: [item], fulfillments: [aFulfillment(item, 1)] },
      ['paid 2026-02-01 done', 'preparing done', 'partlySent 2026-02-03 current'],
    ],
    [
      'once it is sent, by the last of its fulfilments',
      { fulfillmentStatus: 'fulfilled', items: [item], fulfillments: [aFulfillment(item, 1, PAID_AT), aFulfillment(item, 1)] },
      ['paid 2026-02-01 done', 'preparing done', 'sent 2026-02-03 current'],
    ],
    [
      'once it is sent, at a time that nobody kept',
      { fulfillmentStatus: 'fulfilled' },
      ['paid 2026-02-01 done', 'preparing done', 'sent current'],
    ],
    ['of tickets alone', { fulfillmentStatus: 'not_required' }, undefined],
    ['that was cancelled', { status: 'cancelled' }, undefined],
    ['that came back', { fulfillmentStatus: 'returned' }, undefined],
  ])('are known %s', (_, changed, expected) => {
    expect(stepTexts(anOrder(changed))).toEqual(expected);
  });
});

describe('[ADR 0116 r3] the arrival of an order', () => {
  const shop = { timezone: 'Africa/Lagos', businessHours: [] };
  const time = { etaText: 'Soon', etaMinDays: 1, etaMaxDays: 2 };
  const arrival = (changed: Partial<ReadOrder> = {}, of: object | undefined = time) =>
    arrivalOf(anOrder({ fulfillmentStatus: 'unfulfilled', ...changed }), of, { shop, now, locale: 'en-NG' });
  const payment = { id: 'p', checkoutId: 'c', rail: 'card' as const, amountMinor: 1, currency: 'NGN' };

  it('is counted from the last payment, else from the moment at which it was placed', () => {
    expect(arrival()).toEqual({ dates: 'Tue 3 to Wed 4 February' });
    const payments = ['2026-02-05T10:00:00Z', '2026-02-02T10:00:00Z'].map((paidAt) => ({ ...payment, paidAt: new Date(paidAt) }));
    expect(arrival({ payments })).toEqual({ dates: 'Fri 6 to Mon 9 February' });
    expect(arrival({}, { etaText: 'Soon' })).toEqual({ words: 'Soon' });
  });

  it('is still to come of what a part was sent of, and is gone once all is', () => {
    expect(arrival({ fulfillmentStatus: 'partially_fulfilled' })).toBeDefined();
    expect(arrival({ fulfillmentStatus: 'fulfilled' })).toBeUndefined();
  });

  it('is not promised of pre-orders, while a part is to be paid, or where the zone is gone', () => {
    expect(arrival({ items: [anItem({}, { preorder: true })] })).toBeUndefined();
    expect(arrival({ status: 'deposit_paid' })).toBeUndefined();
    expect(arrivalOf(anOrder(), undefined, { shop, now, locale: 'en-NG' })).toBeUndefined();
  });
});

describe('[ADR 0116 r2] what was sent of an order', () => {
  it('names its pieces only where the order has others', () => {
    const item = anItem({}, { name: 'Kaftan', variantName: 'Large' });
    const one = aFulfillment(item);
    expect(parcelsOf(anOrder({ items: [item], fulfillmentStatus: 'fulfilled', fulfillments: [one] }))).toMatchObject([{ pieces: [] }]);
    const two = [aFulfillment(item, 1), aFulfillment(item, 1)];
    expect(parcelsOf(anOrder({ items: [item], fulfillmentStatus: 'fulfilled', fulfillments: two }))).toMatchObject([
      { pieces: ['1 × Kaftan, Large'] },
      { pieces: ['1 × Kaftan, Large'] },
    ]);
    expect(
      parcelsOf(anOrder({ items: [item], fulfillmentStatus: 'partially_fulfilled', fulfillments: [aFulfillment(item, 1)] })),
    ).toMatchObject([{ pieces: ['1 × Kaftan, Large'] }]);
  });
});
