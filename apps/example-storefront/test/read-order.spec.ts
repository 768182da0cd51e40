import { headlessOrder, productOrder, savingOrder, ticketOrder } from '../checkouts/read-order.mjs';

const key = '6f1c1e6e-8a2b-4c61-9d7e-1b9f6f0f8a11';
const text = (body: object) => JSON.stringify({ key, ...body });

describe('an order at the till of the example storefront', () => {
  it('goes on with what a visitor may say, and with nothing else', () => {
    const body = {
      items: [{ variantRef: 'var_1', quantity: 2, priceMinor: 1 }],
      currency: 'NGN',
      returnUrl: 'https://evil.example',
      workspace: 'other',
    };
    expect(productOrder(text(body))).toEqual({ key, order: { items: [{ variantRef: 'var_1', quantity: 2 }], currency: 'NGN' } });
  });

  it('[§2.3 r4] says that it is saved up for only where that is asked for', () => {
    const body = { items: [{ variantRef: 'var_1', quantity: 1 }], deliveryZoneRef: 'zon_1', saveForIt: false };
    const order = { items: body.items, deliveryZoneRef: 'zon_1' };
    expect(savingOrder(text({ ...body, label: 'Ceremony cloth' }))).toEqual({
      key,
      label: 'Ceremony cloth',
      order: { ...order, saveForIt: true },
    });
    expect(productOrder(text({ ...body, saveForIt: true }))).toEqual({ key, order });
    expect(savingOrder('{}')).toBeUndefined();
  });

  it('goes on the same way when it is of tickets', () => {
    const body = {
      tickets: [{ ticketTypeRef: 'tkt_1', quantity: 1, attendees: [null], kind: 'free' }],
      contact: { name: 'Ada' },
      products: [{}],
      returnUrl: 'https://evil.example',
    };
    expect(ticketOrder(text(body))).toEqual({
      key,
      order: { tickets: [{ ticketTypeRef: 'tkt_1', quantity: 1, attendees: [null] }], contact: { name: 'Ada' } },
    });
  });

  it('names its rail where it is paid on a page of this shop, and nowhere else', () => {
    const body = { tickets: [{ ticketTypeRef: 'tkt_1', quantity: 1 }], provider: 'card', pricing: { totalMinor: 1 } };
    expect(headlessOrder(text(body))).toEqual({ key, order: { tickets: body.tickets, provider: 'card' } });
    expect(ticketOrder(text(body))).toEqual({ key, order: { tickets: body.tickets } });
  });

  it.each([
    '',
    '[]',
    'null',
    '{"items":',
    text({}),
    text({ items: {} }),
    text({ items: [null] }),
    JSON.stringify({ items: [] }),
    JSON.stringify({ key: 'short', items: [] }),
  ])('is none when it is %s', (value) => {
    expect(productOrder(value)).toBeUndefined();
  });
});
