import { choice } from '../choice-option.mjs';
import { UsageError } from '../errors.mjs';
import { limit } from '../limit-option.mjs';
import {
  change,
  inTestMode as test,
  itemOption,
  keyOfRefund,
  named,
  piecesOf,
  reason,
  refOf,
  refunded,
  shipmentOptions,
  whatIsRefunded,
} from '../order-change.mjs';
import { exportTable } from '../table-file.mjs';
import { amountText as amount, momentText, oneLine, orNull } from '../texts.mjs';

const search = (more = '') => ({
  type: 'string',
  value: '<text>',
  text: `only with this text in the buyer’s name, e-mail or phone number${more}`,
});

/** Options that filter orders, in lists and tables. */
const filters = {
  event: { type: 'string', value: '<event>', text: 'only with tickets of this event, by its slug or ref' },
  product: { type: 'string', value: '<product>', text: 'only with this product or package, by its slug or ref' },
  from: { type: 'string', value: '<day>', text: 'only placed on this day of the shop or later, such as 2026-12-01' },
  to: { type: 'string', value: '<day>', text: 'only placed on this day of the shop or earlier' },
  status: choice('<status>', ['pending', 'saving', 'deposit_paid', 'paid', 'partially_refunded', 'refunded', 'cancelled'], {
    before: 'only',
  }),
  fulfillment: choice(
    '<status>',
    ['not_required', 'unfulfilled', 'scheduled', 'partially_fulfilled', 'fulfilled', 'returned', 'cancelled'],
    {
      before: 'only',
    },
  ),
  balance: {
    type: 'string',
    value: '<due|overdue>',
    among: ['due', 'overdue'],
    text: 'only those with a balance that is still due, or overdue',
  },
  'to-fulfil': { type: 'boolean', text: 'only orders with something to hand over or send, neither cancelled nor refunded in whole' },
  search: search(', with this number, or with a ticket of this short code'),
  test,
};

/** Returns the query of the filters that were given. */
const queryOf = ({ event, product, from, to, status, fulfillment, balance, 'to-fulfil': toFulfil, search: text, test: inTest }) => ({
  event,
  product,
  from,
  to,
  status,
  fulfillmentStatus: fulfillment,
  toFulfil: toFulfil ? 'true' : undefined,
  balance,
  search: text,
  mode: inTest ? 'test' : 'live',
});

/** Command that lists orders. */
export const listOrders = {
  name: 'order list',
  summary: 'List orders, newest first',
  needs: 'workspace',
  options: { ...filters, limit },
  async run({ client, values }) {
    const orders = await client.list('/orders', queryOf(values), values.limit);
    return { data: orders, text: orders.length > 0 ? orders.map(orderLine).join('\n') : 'No orders.' };
  },
};

/** Command that exports orders as a table, a line for each item. */
export const exportOrders = {
  name: 'order export',
  takes: ['[file]'],
  summary: 'Export orders as CSV or XLSX, a line for each item',
  about:
    'A file whose name ends in .xlsx is one, of up to 100,000 lines, and keeps what a spreadsheet would change. Without a file, or with -, the table goes to standard output. With --json and no file, the orders are printed as JSON.',
  needs: 'workspace',
  options: filters,
  async run({ client, values, positionals: [path = '-'], env }) {
    if (path === '-' && values.json) return { data: await client.list('/orders', queryOf(values)), text: '' };
    return exportTable(client, { address: '/orders', query: queryOf(values), path, env });
  },
};

function orderLine({ ref, number, placedAt, status, fulfillmentStatus, contact, currency, totalMinor }) {
  return `${ref}  ${number}  ${momentText(placedAt)}  ${status.padEnd(18)}  ${fulfillmentStatus.padEnd(19)}  ${contact.name} <${contact.email ?? contact.phone ?? ''}>  ${amount(totalMinor, currency)}`;
}

/** One order, line by line. */
export const showOrder = {
  name: 'order show',
  takes: ['<order>'],
  about: named,
  options: { test },
  summary: 'Show an order with its items, payments and refunds',
  needs: 'workspace',
  async run({ client, values, positionals: [name] }) {
    const order = await client.call('GET', '/orders/{order}', undefined, { path: { order: await refOf(client, name, values.test) } });
    return { data: order, text: orderText(order) };
  },
};

function orderText(order) {
  const { currency, items, payments, refunds } = order;
  return [
    orderLine(order),
    ...addressOf(order),
    ...(order.note ? [`  note: ${oneLine(order.note)}`] : []),
    ...items.map(({ ref, quantity, name, variantName, eventSlug, unitPriceMinor, fulfilledQuantity, refundedQuantity }) => {
      const became = [fulfilledQuantity > 0 && `${fulfilledQuantity} fulfilled`, refundedQuantity > 0 && `${refundedQuantity} refunded`]
        .filter(Boolean)
        .join(', ');
      return `  ${ref}  ${quantity} × ${[name, variantName !== name && variantName, eventSlug && `of ${eventSlug}`].filter(Boolean).join(', ')}  ${amount(unitPriceMinor * quantity, currency)}${became && `  (${became})`}`;
    }),
    ...sumsOf(order),
    ...payments.map(
      ({ ref, rail, amountMinor, status, reference }) =>
        `  ${ref}  ${rail}  ${amount(amountMinor, currency)}  ${status}${reference ? `  ${oneLine(reference)}` : ''}`,
    ),
    ...refunds.map(({ ref, amountMinor, reason }) => `  ${ref}  refunded ${amount(amountMinor, currency)}${reason ? `: ${reason}` : ''}`),
    ...sentOf(order),
    ...requestOf(order),
  ].join('\n');
}

/** Command that corrects the buyer, the address and the note of an order. */
export const correctOrder = change('correct', 'Correct the buyer, the address or the note of an order', () => 'is corrected.', {
  about:
    'Where mails go to another address, links and tickets that went to the former one end, and what is still of use is sent to the new address. An empty text removes a value. The address is replaced in whole.',
  method: 'PATCH',
  path: '',
  options: {
    name: { type: 'string', value: '<name>', text: 'name of the buyer' },
    email: { type: 'string', value: '<address>', text: 'e-mail address of the buyer' },
    phone: { type: 'string', value: '<number>', text: 'phone number of the buyer, such as +2348031234567' },
    note: { type: 'string', value: '<text>', text: 'your own note, which no buyer reads' },
    address: {
      type: 'string',
      multiple: true,
      value: '<field>=<text>',
      text: 'delivery address: line1, line2, city, state, postalCode and country, each with its text',
    },
    quietly: { type: 'boolean', text: 'do not notify the former address' },
  },
  bodyOf: ({ name, email, phone, note, address, quietly: isQuiet }) => ({
    ...([name, email, phone].some((value) => value !== undefined) && {
      contact: { name, email: orNull(email), phone: orNull(phone) },
    }),
    note: orNull(note),
    deliveryAddress: address && Object.fromEntries(address.map(fieldOf)),
    ...(isQuiet && { notifyOld: false }),
  }),
});

function fieldOf(text) {
  const [, name, value] = /^(\w+)=(.+)$/.exec(text) ?? [];
  if (!name) throw new UsageError(`Give a part of the address as city=Lagos, not ${text}.`);
  return [name, value];
}

function addressOf({ deliveryAddress: to }) {
  return to ? [`  to ${[to.line1, to.line2, to.city, to.state, to.postalCode, to.country].filter(Boolean).join(', ')}`] : [];
}

/** Returns a line for each fulfilment: its moment, its pieces and how they travel. */
function sentOf({ fulfillments }) {
  return fulfillments.map(({ ref, createdAt, items, carrier, trackingNumber, trackingUrl }) => {
    const pieces = items.map((item) => `${item.quantity} × ${item.ref}`).join(', ');
    const way = [carrier, trackingNumber, trackingUrl].filter(Boolean).map(oneLine).join(' ');
    return `  ${ref}  fulfilled ${momentText(createdAt)}: ${pieces}${way && `  by ${way}`}`;
  });
}

/** Returns the line about the request of the buyer on the page of the order. */
function requestOf({ refundRequest: request }) {
  return request
    ? [`  refund requested ${momentText(request.askedAt)}, ${request.state}${request.reason ? `: ${oneLine(request.reason)}` : ''}`]
    : [];
}

/** From the items to the total, and what has become of it: a line each, and each but the total and what is paid only where it is something. */
function sumsOf({
  currency,
  discountMinor,
  deliveryMinor,
  feeMinor,
  taxMinor,
  totalMinor,
  paidMinor,
  refundedMinor,
  balanceDueMinor,
  balanceDueAt,
}) {
  const waivedMinor = totalMinor - paidMinor - balanceDueMinor;
  const sums = [
    ['discount', -discountMinor],
    ['delivery', deliveryMinor],
    ['fees', feeMinor],
    ['tax', taxMinor],
  ];
  const settled = [
    ['refunded', -refundedMinor],
    [`balance due${balanceDueAt ? ` by ${balanceDueAt}` : ''}`, balanceDueMinor],
    ['balance waived', waivedMinor],
  ];
  const nonZero = (rows) => rows.filter(([, minor]) => minor !== 0);
  return [...nonZero(sums), ['total', totalMinor], ['paid', paidMinor], ...nonZero(settled)].map(
    ([name, minor]) => `  ${name}: ${amount(minor, currency)}`,
  );
}

const handedOver = ({ fulfillmentStatus }) =>
  fulfillmentStatus === 'not_required' ? 'has nothing to deliver; it stays not_required.' : `is ${fulfillmentStatus}.`;

export const fulfilOrder = change('fulfil', 'Mark items of an order as fulfilled', handedOver, {
  about:
    'Without --item, marks all remaining items. Tickets, and goods that need no delivery, are not fulfilled: an order of these alone stays not_required, and no order.updated is sent.',
  options: {
    item: itemOption('item that was fulfilled, and its quantity (default: 1)'),
    ...shipmentOptions,
    force: { type: 'boolean', text: 'fulfil an order that was refunded in whole' },
  },
  queryOf: ({ force }) => (force ? { force: 'true' } : undefined),
  bodyOf: ({ item, carrier, tracking: trackingNumber, 'tracking-url': trackingUrl }) => ({
    items: piecesOf(item),
    carrier,
    trackingNumber,
    trackingUrl,
  }),
});

export const returnOrder = change(
  'returned',
  'Mark the goods of an order as returned',
  ({ fulfillmentStatus }) => `is ${fulfillmentStatus}.`,
  {
    about: 'Changes neither money nor stock: refund with order refund, and adjust the stock of goods that are for sale again.',
    bodyOf: () => undefined,
  },
);

export const refundOrder = change('refund', 'Refund an order', refunded, {
  about:
    'By items: they are cancelled, too. By an amount: only money is refunded. Without either: all that is left. The same command again within 24 hours refunds nothing, unless it has --again.',
  ...whatIsRefunded,
  options: { ...whatIsRefunded.options, again: { type: 'boolean', text: 'refund once more what the same command has refunded before' } },
  keyOf: keyOfRefund,
  refundVerb: 'Refund',
});

export const cancelOrder = change('cancel', 'Cancel an order', refunded, {
  about: 'Its tickets become invalid, and its unfulfilled items are for sale again.',
  refundVerb: 'Cancel',
  options: { 'keep-money': { type: 'boolean', text: 'do not refund the payments' }, reason },
  bodyOf: ({ 'keep-money': keep, reason: why }) => ({ refund: !keep, reason: why }),
});

export const recordBalance = change(
  'balance-paid',
  'Record that the balance of an order was paid to you',
  ({ status, paidMinor, currency }) => `is ${status}; ${amount(paidMinor, currency)} in all.`,
  {
    about: 'For an order paid by deposit: its whole balance, paid at the door or in any other way. The buyer is notified.',
    options: { reason: { type: 'string', value: '<text>', text: 'how it was paid, for your records' } },
    bodyOf: ({ reason: how }) => ({ reason: how }),
  },
);

export const askForBalance = change(
  'ask-for-balance',
  'Send the buyer a link to pay the balance of an order',
  ({ balanceDueMinor, balanceDueAt, currency }) =>
    `has a balance of ${amount(balanceDueMinor, currency)}${balanceDueAt ? `, due by ${balanceDueAt}` : ''}; the buyer is sent the link.`,
  {
    about: 'Repeat it as often as you like. With --due, the buyer is also reminded before that day.',
    options: { due: { type: 'string', value: '<moment>', text: 'time by which it is due, such as 2026-12-01T12:00:00Z' } },
    bodyOf: ({ due }) => ({ dueAt: due }),
  },
);

/** Carts on their way to become orders. */
export const listCheckouts = {
  name: 'checkout list',
  summary: 'List checkouts, newest first',
  needs: 'workspace',
  options: { status: choice('<status>', ['open', 'paid', 'expired', 'cancelled'], { before: 'only' }), search: search(), test, limit },
  async run({ client, values: { status, search: text, test: inTest, limit: most } }) {
    const checkouts = await client.list('/checkouts', { status, search: text, mode: inTest ? 'test' : 'live' }, most);
    return { data: checkouts, text: checkouts.length > 0 ? checkouts.map(checkoutLine).join('\n') : 'No checkouts.' };
  },
};

function checkoutLine({ ref, createdAt, status, contact, currency, totalMinor, orderRef }) {
  return [ref, momentText(createdAt), status.padEnd(9), contact?.email ?? contact?.name ?? '-', amount(totalMinor, currency), orderRef]
    .filter(Boolean)
    .join('  ');
}

/** Command that lists payment exceptions, which a person should look at. */
export const listExceptions = {
  name: 'exceptions list',
  summary: 'List payment exceptions, newest first',
  needs: 'workspace',
  options: { all: { type: 'boolean', text: 'include resolved ones' }, limit },
  async run({ client, values: { all, limit: most } }) {
    const exceptions = await client.list('/payments/exceptions', { open: all ? 'false' : 'true' }, most);
    return { data: exceptions, text: exceptions.length > 0 ? exceptions.map(exceptionLine).join('\n') : 'No payment exceptions.' };
  },
};

/** Command that takes a payment exception off the list. */
export const resolveException = {
  name: 'exceptions resolve',
  takes: ['<exception>'],
  summary: 'Mark a payment exception as resolved',
  needs: 'workspace',
  async run({ client, positionals: [ref] }) {
    const exception = await client.call('POST', '/payments/exceptions/{ref}/resolve', undefined, { path: { ref } });
    return { data: exception, text: `${exception.ref} ${exception.alreadyResolved ? 'was already resolved' : 'is resolved'}.` };
  },
};

function exceptionLine({ ref, mode, kind, message }) {
  return `${ref}  ${mode}  ${kind.padEnd(15)}  ${message}`;
}
