import { type ArrivingOrder, orderArrival } from './order-arrival';

const now = new Date('2026-02-02T10:00:00Z');
const reader = { shop: { timezone: 'Africa/Lagos', businessHours: [] }, now, locale: 'en-NG' };
const time = { etaMinDays: 1, etaMaxDays: 2 };
const arrivalOf = (changed: Partial<ArrivingOrder>, of: typeof time | undefined = time) =>
  orderArrival({ status: 'paid', fulfillmentStatus: 'unfulfilled', placedAt: now, paidAt: [], lines: [{}], ...changed }, of, reader);

describe('[ADR 0116 r3] the arrival of an order', () => {
  it('is counted from the last payment, else from the moment at which it was placed', () => {
    expect(arrivalOf({})).toEqual({ dates: 'Tue 3 to Wed 4 February' });
    const paidAt = [new Date('2026-02-05T10:00:00Z'), now];
    expect(arrivalOf({ paidAt })).toEqual({ dates: 'Fri 6 to Mon 9 February' });
  });

  it('is known for what is still to come, and not for what is made later or still to be paid', () => {
    expect(arrivalOf({ fulfillmentStatus: 'partially_fulfilled' })).toBeDefined();
    const changes: Partial<ArrivingOrder>[] = [
      { fulfillmentStatus: 'fulfilled' },
      { status: 'deposit_paid' },
      { lines: [{}, { preorder: true }] },
      { lines: [{ slot: {} }] },
    ];
    expect(changes.map((changed) => arrivalOf(changed))).toEqual(changes.map(() => undefined));
    expect(
      orderArrival({ status: 'paid', fulfillmentStatus: 'unfulfilled', placedAt: now, paidAt: [], lines: [] }, undefined, reader),
    ).toBe(undefined);
  });
});
