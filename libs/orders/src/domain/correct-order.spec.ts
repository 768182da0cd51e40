import { aCart, aLine, aPaidCart, ticketsOf } from '../testing';
import { correctOrder, isOfUse } from './correct-order';
import type { OrderDetails } from './order';
import { placeOrder, saveOrder } from './place-order';

const { line, seats } = ticketsOf({ eventId: 'event', ticketTypeId: 'tier' }, 4);
const BUYER = { name: 'Ada Obi', email: 'Ada@gmial.example', phone: '+2348031234567' };
const RIGHT = 'ada@gmail.example';

function anOrder(overrides: Partial<OrderDetails> = {}): OrderDetails {
  const placed = placeOrder(aPaidCart({ workspaceId: 'w', cart: aCart([line]), seats, contact: BUYER, eventId: 'event' }));
  return { ...placed, payments: [], refunds: [], fulfillments: [], ...overrides };
}

/** Order whose seats have these details, in their order. */
function withSeats(...details: Partial<OrderDetails['items'][number]['seats'][number]>[]): OrderDetails {
  const order = anOrder();
  const items = order.items.map((item) => ({ ...item, seats: item.seats.map((seat, at) => ({ ...seat, ...details[at] })) }));
  return { ...order, items };
}
const seatsIn = ({ items }: Pick<OrderDetails, 'items'>) => items.flatMap((item) => item.seats);
const moved = (order: OrderDetails) => correctOrder(order, { contact: { email: RIGHT } }, []);

describe('[D-149] correcting the buyer of an order', () => {
  it('changes what is given and keeps the rest; null empties it', () => {
    const { after, fields } = correctOrder(anOrder(), { contact: { name: 'Ada Obì', phone: null }, note: 'Called us' }, []);
    expect(after.contact).toEqual({ ...anOrder().contact, name: 'Ada Obì', phone: undefined, id: after.contact.id });
    expect([after.note, fields]).toEqual(['Called us', ['contact.name', 'contact.phone', 'note']]);
    expect(correctOrder(after, { note: null }, []).after.note).toBeUndefined();
  });

  it('changes nothing where everything is so already', () => {
    const order = anOrder({ note: 'Called us' });
    expect(correctOrder(order, { contact: { ...BUYER }, note: 'Called us' }, [])).toMatchObject({ fields: [], reissued: [] });
  });

  it('ends the links and issues new tickets where mails go to another address', () => {
    const order = withSeats({}, { status: 'checked_in' }, { status: 'cancelled' }, { givenAt: new Date(), email: 'new@holder.example' });
    const { after, former, reissued } = moved(order);
    expect([after.linkSerial, former]).toEqual([2, { channel: 'email', recipient: BUYER.email }]);
    expect(seatsIn(after).map(({ serial }) => serial)).toEqual([2, 1, 1, 1]);
    expect(reissued).toEqual([seats[0]!.id]);
    expect(moved({ ...after, contact: { ...after.contact, email: BUYER.email } }).after.linkSerial).toBe(3);
  });

  it('keeps links and tickets where only the spelling, the name or a number beside the address changes', () => {
    for (const contact of [{ email: 'ada@GMIAL.example' }, { name: 'Ada' }, { phone: '+2348030000000' }]) {
      const { after, former, reissued } = correctOrder(anOrder(), { contact }, []);
      expect([after.linkSerial, former, reissued]).toEqual([undefined, undefined, []]);
    }
  });

  it('is about the number where there is no e-mail address, and about both where one takes the place of the other', () => {
    const byPhone = anOrder({ contact: { id: 'c', name: 'Ada', phone: BUYER.phone } });
    expect(correctOrder(byPhone, { contact: { phone: '+2348030000000' } }, []).former).toEqual({ channel: 'sms', recipient: BUYER.phone });
    expect(moved(byPhone)).toMatchObject({ former: { channel: 'sms' }, after: { linkSerial: 2 } });
    expect(correctOrder(anOrder(), { contact: { email: null } }, [])).toMatchObject({
      former: { channel: 'email' },
      after: { linkSerial: 2 },
    });
  });

  it('gives seats with the former address the present one, and those of others theirs', () => {
    const { after } = moved(withSeats({ email: 'ada@gmial.example' }, { email: 'bola@example.com' }, {}));
    expect(seatsIn(after).map(({ email }) => email)).toEqual([RIGHT, 'bola@example.com', undefined, undefined]);
  });

  it('refuses a buyer without any address, one who was erased, and a note to a savings plan', () => {
    const erased = anOrder({ contact: { id: 'c', name: 'Erased' } });
    const saving: OrderDetails = {
      ...saveOrder(aPaidCart({ workspaceId: 'w' }), 'saving', new Date()),
      payments: [],
      refunds: [],
      fulfillments: [],
    };
    expect(() => correctOrder(anOrder(), { contact: { email: null, phone: null } }, [])).toThrow(/Leave an e-mail address/);
    expect(() => moved(erased)).toThrow(/was erased/);
    expect(() => correctOrder(saving, { note: 'x' }, [])).toThrow();
    expect(correctOrder(saving, { contact: { email: RIGHT } }, []).after.linkSerial).toBe(2);
  });
});

describe('[D-149] [D-105] correcting the address of an order', () => {
  const YABA = { line1: '14 Hughes Avenue', city: 'Yaba', country: 'NG' };
  const zone = {
    id: 'lagos',
    name: 'Lagos',
    kind: 'delivery',
    prices: [],
    countries: ['NG'],
    states: [],
    cities: [],
    postalPrefixes: [],
  } as const;
  const goods = (overrides: Partial<OrderDetails> = {}) => {
    const cart = aCart([aLine()], { delivery: { zoneId: 'lagos', name: 'Lagos', kind: 'delivery' } });
    return { ...anOrder(placeOrder(aPaidCart({ workspaceId: 'w', cart, deliveryAddress: YABA }))), ...overrides };
  };
  const correct = (order: OrderDetails, country = 'NG') =>
    correctOrder(order, { deliveryAddress: { ...YABA, line1: '15 Hughes Avenue', country } }, [zone]);

  it('is taken until everything is handed over, in the zone of the order', () => {
    for (const fulfillmentStatus of ['unfulfilled', 'scheduled', 'partially_fulfilled'] as const)
      expect(correct(goods({ fulfillmentStatus })).after.deliveryAddress?.line1).toBe('15 Hughes Avenue');
  });

  it('is refused elsewhere, after it, and where nothing is sent', () => {
    expect(() => correct(goods(), 'FR')).toThrow(/zone of this order, Lagos/);
    expect(() => correct(goods({ fulfillmentStatus: 'fulfilled' }))).toThrow(/Nothing of this order is to be sent/);
    expect(() => correct(goods({ status: 'refunded' }))).toThrow(/Nothing of this order is to be sent/);
    expect(() => correct(anOrder())).toThrow(/not sent to an address/);
  });
});

describe('[D-149] what of an order is of use', () => {
  it('is nothing where it is over, or everything of it was called off', () => {
    const order = anOrder();
    const calledOff = { ...order, items: order.items.map((item) => ({ ...item, refundedQuantity: item.line.quantity })) };
    expect([
      isOfUse(order),
      isOfUse({ ...order, status: 'refunded' }),
      isOfUse({ ...order, status: 'saving' }),
      isOfUse(calledOff),
    ]).toEqual([true, false, false, false]);
  });
});
