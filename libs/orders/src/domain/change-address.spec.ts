import { aCart, aPaidCart } from '../testing';
import { type DeliveryOffer, changeOrderAddress } from './change-address';
import type { Order } from './order';
import { placeOrder } from './place-order';

const YABA = { line1: '14 Hughes Avenue', city: 'Yaba', country: 'NG' };
const KANO = { line1: '1 Emir Road', city: 'Kano', state: 'Kano', country: 'NG' };
const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const anOffer = (overrides: Partial<DeliveryOffer> = {}): DeliveryOffer => ({
  id: 'lagos',
  name: 'Lagos',
  kind: 'delivery',
  prices: naira(1_500),
  countries: ['NG'],
  states: [],
  cities: [],
  postalPrefixes: [],
  ...overrides,
});

function anOrder(overrides: Partial<Order> = {}): Order {
  const cart = aCart(undefined, { deliveryMinor: 1_500, delivery: { zoneId: 'lagos', name: 'Lagos', kind: 'delivery' } });
  return { ...placeOrder(aPaidCart({ workspaceId: 'w', cart, deliveryAddress: YABA })), ...overrides };
}
/** Returns the zone that an order goes to by now, or the refusal. */
const zoneAt = (address: typeof KANO | typeof YABA, offers: DeliveryOffer[], order = anOrder()) => {
  const after = changeOrderAddress(order, address, offers);
  return typeof after === 'string' ? after : after.totals.delivery?.zoneId;
};

describe('[ADR 0068 r1] another address of an order', () => {
  it('is accepted in the zone that was paid for, whatever the zone costs by now', () => {
    const order = anOrder();
    expect(changeOrderAddress(order, KANO, [anOffer({ prices: naira(9_000) })])).toEqual({ ...order, deliveryAddress: KANO });
  });

  it('is the same order where it goes there already', () => {
    const order = anOrder();
    expect(changeOrderAddress(order, { ...YABA, line2: '' } as typeof YABA, [])).toBe(order);
  });

  it('is refused once fulfilment has begun, the order is over, or it is picked up', () => {
    const { totals } = anOrder();
    const over: Partial<Order>[] = [
      { fulfillmentStatus: 'partially_fulfilled' },
      { fulfillmentStatus: 'fulfilled' },
      { fulfillmentStatus: 'not_required' },
      { status: 'cancelled', fulfillmentStatus: 'cancelled' },
      { status: 'refunded' },
      { status: 'saving' },
      { status: 'pending' },
      { totals: { ...totals, delivery: { zoneId: 'studio', name: 'Studio', kind: 'pickup' } } },
      { totals: { ...totals, delivery: undefined } },
    ];
    expect(over.map((overrides) => zoneAt(KANO, [anOffer()], anOrder(overrides)))).toEqual(over.map(() => 'begun'));
    expect(
      (['deposit_paid', 'paid', 'partially_refunded'] as const).map((status) =>
        zoneAt(KANO, [anOffer()], anOrder({ status, fulfillmentStatus: 'scheduled' })),
      ),
    ).toEqual(['lagos', 'lagos', 'lagos']);
  });

  it('[D-105] is judged by its country, its postal code, and the towns that zones name', () => {
    const elsewhere = (offer: Partial<DeliveryOffer>) => zoneAt(KANO, [anOffer(offer)]);
    expect([
      elsewhere({ countries: ['GH'] }),
      elsewhere({ states: ['Lagos'] }),
      elsewhere({ cities: ['Yaba', 'Ikeja'] }),
      elsewhere({ states: ['KÁNO'] }),
      elsewhere({ countries: [] }),
    ]).toEqual(['nowhere', 'nowhere', 'nowhere', 'lagos', 'lagos']);
    expect(zoneAt({ ...KANO, postalCode: '700' } as typeof KANO, [anOffer({ postalPrefixes: ['10'] })])).toBe('nowhere');
  });

  it('[D-105] may change its street in a town that the zone does not name, since it was sold there', () => {
    expect(zoneAt({ ...YABA, line1: '2 Herbert Macaulay Way' }, [anOffer({ states: ['Lagos'], cities: ['Lagos'] })])).toBe('lagos');
    expect([zoneAt({ ...YABA, line1: '2 Herbert Macaulay Way' }, []), zoneAt(KANO, [])]).toEqual(['lagos', 'nowhere']);
  });

  it('goes by the dearest other zone that costs no more than the paid delivery, and payments stay', () => {
    const lagos = anOffer({ states: ['Lagos'] });
    const [cheap, equal, dear] = [
      ['cheap', 500],
      ['equal', 1_500],
      ['dear', 1_501],
    ].map(([id, price]) => anOffer({ id: `${id}`, name: `${id}`, prices: naira(Number(price)) })) as [
      DeliveryOffer,
      DeliveryOffer,
      DeliveryOffer,
    ];
    expect([zoneAt(KANO, [lagos, cheap, equal, dear]), zoneAt(KANO, [lagos, dear, cheap]), zoneAt(KANO, [lagos, dear])]).toEqual([
      'equal',
      'cheap',
      'costs_more',
    ]);
    expect(changeOrderAddress(anOrder(), KANO, [lagos, cheap])).toMatchObject({
      totals: { deliveryMinor: 1_500, totalMinor: anOrder().totals.totalMinor, delivery: { zoneId: 'cheap', name: 'cheap' } },
    });
  });

  it('goes by no zone that has no price in the currency, takes larger carts alone, or is for picking up; one that is free for the cart costs nothing', () => {
    const lagos = anOffer({ states: ['Lagos'] });
    const other = (overrides: Partial<DeliveryOffer>) => zoneAt(KANO, [lagos, anOffer({ id: 'other', ...overrides })]);
    expect([
      other({ prices: [{ currency: 'GHS', priceMinor: 1 }] }),
      other({ minOrder: { NGN: 100_001 } }),
      other({ kind: 'pickup' }),
      other({ prices: naira(9_000), freeOver: { NGN: 100_000 } }),
    ]).toEqual(['nowhere', 'nowhere', 'nowhere', 'other']);
  });
});
