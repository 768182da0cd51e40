import { amountCell } from '../csv';
import { orderBreakdown, type OrderItem, type ReadOrder } from '@svc/orders';

/** Columns of the table of orders: those of the order, then those of the item (D-162). */
export const ORDER_HEADINGS = [
  'Order number',
  'Placed at',
  'Status',
  'Fulfilment',
  'Name',
  'E-mail',
  'Phone',
  'Currency',
  'Total',
  'Paid',
  'Refunded',
  'Fees',
  'Provider reference',
  'Item',
  'SKU',
  'Quantity',
  'Item amount',
] as const;

/** Columns of it that hold numbers. */
export const ORDER_NUMBERS = ['Total', 'Paid', 'Refunded', 'Fees', 'Quantity', 'Item amount'] as const;

type Cells = readonly (string | undefined)[];

/** Returns the function that makes the rows of an order: one for each item, times in a zone, amounts as decimals of the currency. */
export function orderRows(timezone: string): (order: ReadOrder) => Cells[] {
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
  return (order) => {
    const { currency } = order.totals;
    const ofOrder = cellsOfOrder(order, time);
    const rows = order.items.map(({ line }) => [
      ...ofOrder,
      nameOf(line),
      line.sku,
      `${line.quantity}`,
      amountCell(line.netMinor, currency),
    ]);
    return rows.length > 0 ? rows : [[...ofOrder, undefined, undefined, undefined, undefined]];
  };
}

function cellsOfOrder(order: ReadOrder, time: Intl.DateTimeFormat): Cells {
  const { number, placedAt, status, fulfillmentStatus, contact, totals, payments } = order;
  const { totalMinor, paidMinor, refundedMinor } = orderBreakdown(order);
  return [
    number?.toString(),
    time.format(placedAt),
    status,
    fulfillmentStatus,
    contact.name,
    contact.email,
    contact.phone,
    totals.currency,
    ...[totalMinor, paidMinor, refundedMinor, totals.feeMinor].map((minor) => amountCell(minor, totals.currency)),
    payments.flatMap(({ reference }) => reference ?? []).join(', '),
  ];
}

const nameOf = ({ name, variantName }: OrderItem['line']): string => (variantName ? `${name}, ${variantName}` : name);
