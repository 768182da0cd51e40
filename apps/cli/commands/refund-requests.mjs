import { limit } from '../limit-option.mjs';
import { change, inTestMode, refunded, whatIsRefunded } from '../order-change.mjs';
import { amountText as amount, momentText, oneLine } from '../texts.mjs';

/** Refunds that buyers ask for by the page of their order. */
export const listRefundRequests = {
  name: 'order refund-requests',
  summary: 'List refunds that buyers ask for, by the newest orders first',
  about: 'Answer one with order accept-refund or order decline-refund; any refund of the order answers it as well.',
  needs: 'workspace',
  options: { all: { type: 'boolean', text: 'those that were answered as well' }, test: inTestMode, limit },
  async run({ client, values: { all, test: inTest, limit: most } }) {
    const requests = await client.list('/refund-requests', { state: all ? undefined : 'open', mode: inTest ? 'test' : 'live' }, most);
    return { data: requests, text: requests.length > 0 ? requests.map(requestLine).join('\n') : 'Nobody waits for an answer.' };
  },
};

function requestLine({ orderRef, orderNumber, askedAt, state, contact, currency, refundableMinor, reason, message }) {
  const words = [reason && `“${oneLine(reason)}”`, message && `answered: “${oneLine(message)}”`].filter(Boolean).join('  ');
  return `${orderRef}  ${orderNumber}  ${momentText(askedAt)}  ${state.padEnd(8)}  ${contact.name} <${contact.email ?? ''}>  ${amount(refundableMinor, currency)} can go back${words && `  ${words}`}`;
}

export const acceptRefund = change('accept-refund', 'Give back what the buyer of an order asks for', refunded, {
  about:
    'By items, which are called off with it; by an amount, which is money alone; without either all that is left. Only while a request is open, so that sent twice it gives back once.',
  path: 'refund-request/accept',
  ...whatIsRefunded,
});

export const declineRefund = change(
  'decline-refund',
  'Decline what the buyer of an order asks for',
  ({ status, refundRequest }) => `stays ${status}; the buyer was told: “${oneLine(refundRequest.message)}”`,
  {
    about: 'The buyer is mailed the message, and reads it on the page of the order. They may ask again.',
    path: 'refund-request/decline',
    options: { message: { type: 'string', value: '<text>', needed: true, text: 'to the buyer, why' } },
    bodyOf: ({ message }) => ({ message }),
  },
);
