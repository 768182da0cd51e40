import { choice } from '../choice-option.mjs';
import { limit } from '../limit-option.mjs';
import { change, inTestMode as test, itemOption, named, piecesOf, reason, refOf, refunded, whatIsRefunded } from '../order-change.mjs';
import { amountText as amount, momentText, oneLine } from '../texts.mjs';

const search = (what) => ({ type: 'string', value: '<text>', text: `only ${what}with this in the buyer’s name, e-mail or phone number` });

/** Command that lists orders. */
export const listOrders = {
  name: 'order list',
  summary: 'List orders, newest first',
  needs: 'workspace',
  options: {
    status: choice('<status>', ['pending', 'saving', 'deposit_paid', 'paid', 'partially_refunded', 'refunded', 'cancelled'], {
      before: 'only',
    }),
    fulfillment: choice(
      '<status>',
      ['not_required', 'unfulfilled', 'scheduled', 'partially_fulfilled', 'fulfilled', 'returned', 'cancelled'],
      { before: 'only' },
    ),
    balance: {
      type: 'string',
      value: '<due|overdue>',
      among: ['due', 'overdue'],
      text: 'only those of which something is still to be paid, or should have been by now',
    },
    search: search('the one of this number or with a ticket of this short code, or '),
    test,
    limit,
  },
  async run({ client, values: { status, fulfillment, balance, search: text, test: inTest, limit: most } }) {
    const orders = await client.list(
      '/orders',
      { status, fulfillmentStatus: fulfillment, balance, search: text, mode: inTest ? 'test' : 'live' },
      most,
    );
    return { data: orders, text: orders.length > 0 ? orders.map(orderLine).join('\n') : 'Nothing was sold yet.' };
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
    ...items.map(({ ref, quantity, name, variantName, eventSlug, unitPriceMinor, fulfilledQuantity, refundedQuantity }) => {
      const became = [fulfilledQuantity > 0 && `${fulfilledQuantity} handed over`, refundedQuantity > 0 && `${refundedQuantity} refunded`]
        .filter(Boolean)
        .join(', ');
      return `  ${ref}  ${quantity} × ${[name, variantName, eventSlug && `of ${eventSlug}`].filter(Boolean).join(', ')}  ${amount(unitPriceMinor * quantity, currency)}${became && `  (${became})`}`;
    }),
    ...sumsOf(order),
    ...payments.map(({ ref, rail, amountMinor, status }) => `  ${ref}  ${rail}  ${amount(amountMinor, currency)}  ${status}`),
    ...refunds.map(({ ref, amountMinor, reason }) => `  ${ref}  refunded ${amount(amountMinor, currency)}${reason ? `: ${reason}` : ''}`),
    ...sentOf(order),
    ...requestOf(order),
  ].join('\n');
}

function addressOf({ deliveryAddress: to }) {
  return to ? [`  to ${[to.line1, to.line2, to.city, to.state, to.postalCode, to.country].filter(Boolean).join(', ')}`] : [];
}

/** Returns a line for each fulfilment: its moment, its pieces and how they travel. */
function sentOf({ fulfillments }) {
  return fulfillments.map(({ ref, createdAt, items, carrier, trackingNumber, trackingUrl }) => {
    const pieces = items.map((item) => `${item.quantity} × ${item.ref}`).join(', ');
    const way = [carrier, trackingNumber, trackingUrl].filter(Boolean).map(oneLine).join(' ');
    return `  ${ref}  handed over ${momentText(createdAt)}: ${pieces}${way && `  by ${way}`}`;
  });
}

/** Returns the line about the request of the buyer on the page of the order. */
function requestOf({ refundRequest: request }) {
  return request
    ? [`  refund asked for ${momentText(request.askedAt)}, ${request.state}${request.reason ? `: ${oneLine(request.reason)}` : ''}`]
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
  const moved = [
    ['refunded', -refundedMinor],
    [`still to be paid${balanceDueAt ? ` by ${balanceDueAt}` : ''}`, balanceDueMinor],
    ['not to be paid any more', waivedMinor],
  ];
  const nonZero = (rows) => rows.filter(([, minor]) => minor !== 0);
  return [...nonZero(sums), ['total', totalMinor], ['paid', paidMinor], ...nonZero(moved)].map(
    ([name, minor]) => `  ${name}: ${amount(minor, currency)}`,
  );
}

const handedOver = ({ fulfillmentStatus }) =>
  fulfillmentStatus === 'not_required' ? 'has nothing to hand over; it stays not_required.' : `is ${fulfillmentStatus}.`;

export const fulfilOrder = change('fulfil', 'Note that goods of an order were handed over', handedOver, {
  about:
    'Without --item all that is left was. Of tickets and goods that need no delivery nothing is handed over: such an order stays not_required, and no order.updated comes.',
  options: {
    item: itemOption('what was handed over, and how much (1 unless told)'),
    carrier: { type: 'string', value: '<name>', text: 'who carries it, as the buyer reads it' },
    tracking: { type: 'string', value: '<number>', text: 'the number by which the carrier knows it' },
    'tracking-url': { type: 'string', value: '<address>', text: 'the page where the buyer follows it; https only' },
  },
  bodyOf: ({ item, carrier, tracking: trackingNumber, 'tracking-url': trackingUrl }) => ({
    items: piecesOf(item),
    carrier,
    trackingNumber,
    trackingUrl,
  }),
});

export const returnOrder = change(
  'returned',
  'Note that the goods of an order came back',
  ({ fulfillmentStatus }) => `is ${fulfillmentStatus}.`,
  {
    about: 'Neither money nor stock moves by it: see order refund, and adjust the stock of what is in the shelf again.',
    bodyOf: () => undefined,
  },
);

export const refundOrder = change('refund', 'Give money of an order back', refunded, {
  about: 'By items, which are called off with it; by an amount, which is money alone; without either all that is left.',
  ...whatIsRefunded,
});

export const cancelOrder = change('cancel', 'Call an order off', refunded, {
  about: 'Its tickets no longer admit anyone, and what was not handed over is for sale again.',
  options: { 'keep-money': { type: 'boolean', text: 'do not refund what was paid' }, reason },
  bodyOf: ({ 'keep-money': keep, reason: why }) => ({ refund: !keep, reason: why }),
});

export const recordBalance = change(
  'balance-paid',
  'Note that the rest of an order was paid to you',
  ({ status, paidMinor, currency }) => `is ${status}; ${amount(paidMinor, currency)} in all.`,
  {
    about: 'Of an order that was paid by deposit: all that was left, at the door or by any way of your own. The buyer is told.',
    options: { reason: { type: 'string', value: '<text>', text: 'how it was paid, for the record' } },
    bodyOf: ({ reason: how }) => ({ reason: how }),
  },
);

export const askForBalance = change(
  'ask-for-balance',
  'Send the buyer the link by which the rest of an order is paid',
  ({ balanceDueMinor, balanceDueAt, currency }) =>
    `is asked for: ${amount(balanceDueMinor, currency)}${balanceDueAt ? ` by ${balanceDueAt}` : ''}.`,
  {
    about: 'As often as you like. With --due they are reminded before that day as well.',
    options: { due: { type: 'string', value: '<moment>', text: 'by when it is to be paid: 2026-12-01T12:00:00Z' } },
    bodyOf: ({ due }) => ({ dueAt: due }),
  },
);

/** Carts on their way to become orders. */
export const listCheckouts = {
  name: 'checkout list',
  summary: 'List checkouts, newest first',
  needs: 'workspace',
  options: { status: choice('<status>', ['open', 'paid', 'expired', 'cancelled'], { before: 'only' }), search: search(''), test, limit },
  async run({ client, values: { status, search: text, test: inTest, limit: most } }) {
    const checkouts = await client.list('/checkouts', { status, search: text, mode: inTest ? 'test' : 'live' }, most);
    return { data: checkouts, text: checkouts.length > 0 ? checkouts.map(checkoutLine).join('\n') : 'No checkout was opened yet.' };
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
  summary: 'List what about money a person should look at, newest first',
  needs: 'workspace',
  options: { all: { type: 'boolean', text: 'those that were looked at as well' }, limit },
  async run({ client, values: { all, limit: most } }) {
    const exceptions = await client.list('/payments/exceptions', { open: all ? 'false' : 'true' }, most);
    return { data: exceptions, text: exceptions.length > 0 ? exceptions.map(exceptionLine).join('\n') : 'Nothing to look at.' };
  },
};

/** Command that takes a payment exception off the list. */
export const resolveException = {
  name: 'exceptions resolve',
  takes: ['<exception>'],
  summary: 'Note that somebody has looked at it, which takes it off the list',
  needs: 'workspace',
  async run({ client, positionals: [ref] }) {
    const exception = await client.call('POST', '/payments/exceptions/{ref}/resolve', undefined, { path: { ref } });
    return { data: exception, text: `${exception.ref} ${exception.alreadyResolved ? 'was resolved before' : 'is resolved'}.` };
  },
};

function exceptionLine({ ref, mode, kind, message }) {
  return `${ref}  ${mode}  ${kind.padEnd(15)}  ${message}`;
}
