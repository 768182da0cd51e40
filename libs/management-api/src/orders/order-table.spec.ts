import { placeOrder, type ReadOrder } from '@svc/orders';
import { aCart, aLine, aPaidCart } from '@svc/orders/testing';
import { ORDER_HEADINGS, orderRows } from './order-table';

const anOrder = (overrides: Partial<ReadOrder> = {}, lines = [aLine()], currency = 'NGN'): ReadOrder => ({
  ...placeOrder(aPaidCart({ workspaceId: 'shop', cart: aCart(lines, { currency }) })),
  number: 1002,
  payments: [],
  refunds: [],
  fulfillments: [],
  updatedAt: '2026-02-01T12:00:00.000000Z',
  ...overrides,
});

/** Returns the rows of an order by their headings. */
const rowsOf = (order: ReadOrder, timezone = 'Africa/Lagos') =>
  orderRows(timezone)(order).map((cells) => Object.fromEntries(ORDER_HEADINGS.map((heading, index) => [heading, cells[index]])));

describe('[D-162] the rows of an order', () => {
  it('are one for each item, with amounts as decimals and times of the shop', () => {
    const lines = [
      aLine({ variantName: 'Large', sku: 'K-1', quantity: 2, unitPriceMinor: 50_000 }),
      aLine({ name: 'Bag', quantity: 1, unitPriceMinor: 4_850, discountMinor: 50 }),
    ];
    const payment = {
      id: 'p',
      checkoutId: 'c',
      rail: 'card' as const,
      amountMinor: 104_800,
      currency: 'NGN',
      reference: 'pi_1',
      paidAt: new Date(),
    };
    const [first, second, ...more] = rowsOf(
      anOrder({ payments: [payment, { ...payment, reference: undefined }, { ...payment, reference: 'pi_2' }] }, lines),
    );
    expect(first).toEqual({
      'Order number': '1002',
      'Placed at': '2026-02-01 13:00:00',
      Status: 'paid',
      Fulfilment: 'unfulfilled',
      Name: 'Adé Ọlá',
      'E-mail': 'Ade@Example.com',
      Phone: undefined,
      Currency: 'NGN',
      Total: '1048.00',
      Paid: '1048.00',
      Refunded: '0.00',
      Fees: '0.00',
      'Provider reference': 'pi_1, pi_2',
      Item: 'Kaftan, Large',
      SKU: 'K-1',
      Quantity: '2',
      'Item amount': '1000.00',
    });
    expect(second).toMatchObject({
      'Order number': '1002',
      Total: '1048.00',
      Item: 'Bag',
      SKU: undefined,
      Quantity: '1',
      'Item amount': '48.00',
    });
    expect(more).toEqual([]);
  });

  it.each([
    ['JPY', '100000'],
    ['KWD', '100.000'],
  ])('have the decimals of %s', (currency, total) => {
    expect(rowsOf(anOrder({}, [aLine()], currency))).toMatchObject([{ Currency: currency, Total: total, 'Item amount': total }]);
  });

  it('are by the clocks of the shop on either side of their change', () => {
    const at = (moment: string) => rowsOf(anOrder({ placedAt: new Date(moment) }), 'Europe/Berlin')[0]!['Placed at'];
    expect([at('2026-03-29T00:59:59Z'), at('2026-03-29T01:00:00Z')]).toEqual(['2026-03-29 01:59:59', '2026-03-29 03:00:00']);
  });

  it('are one for an order without number and items', () => {
    expect(rowsOf(anOrder({ number: undefined, items: [] }))).toMatchObject([
      { 'Order number': undefined, Total: '1000.00', Item: undefined },
    ]);
  });
});
