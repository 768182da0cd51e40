import { limit } from '../limit-option.mjs';
import { change, inTestMode, refunded, whatIsRefunded } from '../order-change.mjs';
import { amountText as amount, momentText, oneLine } from '../texts.mjs';

/** Refunds that buyers ask for by the page of their order. */
export const listRefundRequests = {
  name: 'order refund-requests',
  summary: 'List refund requests of buyers, newest orders first',
  about: 'Answer a request with order accept-refund or order decline-refund; any refund of the order answers it, too.',
  needs: 'workspace',
  options: { all: { type: 'boolean', text: 'include answered ones' }, test: inTestMode, limit },
  async run({ client, values: { all, test: inTest, limit: most } }) {
    const requests = await client.list('/refund-requests', { state: all ? undefined : 'open', mode: inTest ? 'test' : 'live' }, most);
    return { data: requests, text: requests.length > 0 ? requests.map(requestLine).join('\n') : 'No refund requests.' };
  },
};

function requestLine({ orderRef, orderNumber, askedAt, state, contact, currency, refundableMinor, reason, message }) {
  const words = [reason && `“${oneLine(reason)}”`, message && `answered: “${oneLine(message)}”`].filter(Boolean).join('  ');
  return `${orderRef}  ${orderNumber}  ${momentText(askedAt)}  ${state.padEnd(8)}  ${contact.name} <${contact.email ?? ''}>  ${amount(refundableMinor, currency)} refundable${words && `  ${words}`}`;
}

export const acceptRefund = change('accept-refund', 'Accept the refund request of an order', refunded, {
  about:
    'By items: they are cancelled, too. By an amount: only money is refunded. Without either: all that is left. It needs an open request, so repeating the command does not refund twice.',
  path: '/refund-request/accept',
  refundVerb: 'Accept the refund request of',
  ...whatIsRefunded,
});

export const declineRefund = change(
  'decline-refund',
  'Decline the refund request of an order',
  ({ status, refundRequest }) => `stays ${status}; the buyer is sent: “${oneLine(refundRequest.message)}”`,
  {
    about: 'The buyer gets the message by e-mail and on the page of the order, and can ask again.',
    path: '/refund-request/decline',
    options: { message: { type: 'string', value: '<text>', needed: true, text: 'reason, shown to the buyer' } },
    bodyOf: ({ message }) => ({ message }),
  },
);
