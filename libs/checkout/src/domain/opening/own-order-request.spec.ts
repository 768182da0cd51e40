import { isOfTickets, ownOrderRequest, productsOf, ticketsOf } from './own-order-request';

const CONTACT = { name: 'Ada Obi', email: 'ada@example.com' };
const GOODS = { variantRef: 'var_1', quantity: 2 };
const TICKETS = { ticketTypeRef: 'tkt_1', quantity: 1 };
const order = (more: object) => ({ contact: CONTACT, items: [GOODS], payment: { method: 'cash' }, ...more });

/** Returns the paths at which a request is refused. */
function faultsOf(more: object): string[] {
  const { success, error } = ownOrderRequest.safeParse(order(more));
  return success ? [] : error.issues.map(({ path }) => path.join('.'));
}

describe('[D-163] the request for an order by hand', () => {
  it('names goods or tickets, never both', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ items: [TICKETS] })).toEqual([]);
    expect(faultsOf({ items: [GOODS, TICKETS] })).toEqual(['items']);
    expect(faultsOf({ items: [{ ...GOODS, ...TICKETS }] })).toEqual(['items.0']);
    expect(faultsOf({ items: [{ quantity: 1 }] })).toEqual(['items.0']);
    expect(faultsOf({ items: [] })).toEqual(['items']);
  });

  it('has no fields of the other kind', () => {
    expect(faultsOf({ items: [{ ...GOODS, attendees: [], amountMinor: 5 }] })).toEqual(['items.0.attendees', 'items.0.amountMinor']);
    expect(faultsOf({ items: [{ ...TICKETS, responses: {} }] })).toEqual(['items.0.responses']);
  });

  it('names a buyer who can be reached, and how the money came', () => {
    expect(faultsOf({ contact: { name: 'Ada', phone: '+2348031234567' } })).toEqual([]);
    expect(faultsOf({ contact: { name: 'Ada' } })).toEqual(['contact.email']);
    expect(faultsOf({ contact: { name: '', email: 'ada@example.com' } })).toEqual(['contact.name']);
    for (const payment of ['link', { method: 'transfer' }, { method: 'other', paidAt: '2026-03-01T09:00:00Z' }])
      expect([payment, faultsOf({ payment })]).toEqual([payment, []]);
    for (const payment of ['cash', { method: 'card' }, undefined, { method: 'cash', paidAt: 'yesterday' }])
      expect([payment, faultsOf({ payment }).length > 0]).toEqual([payment, true]);
    expect(faultsOf({ total: 5 })).toEqual(['']);
  });

  it('is a request for goods, or for tickets', () => {
    const goods = ownOrderRequest.parse(order({ discountCode: ' ten off', currency: 'NGN' }));
    expect([isOfTickets(goods), productsOf(goods)]).toEqual([
      false,
      { items: [GOODS], currency: 'NGN', deliveryZoneRef: undefined, discountCode: expect.stringMatching(/^tenoff$/i) },
    ]);
    const tickets = ownOrderRequest.parse(order({ items: [{ ...TICKETS, attendees: [{ name: 'Bola' }] }] }));
    expect([isOfTickets(tickets), ticketsOf(tickets, 'https://svc.example/shop')]).toMatchObject([
      true,
      {
        tickets: [{ ticketTypeRef: 'tkt_1', quantity: 1, attendees: [{ name: 'Bola' }] }],
        contact: CONTACT,
        returnUrl: 'https://svc.example/shop',
      },
    ]);
  });
});
