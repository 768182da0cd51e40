import { amountText as amount } from '../texts.mjs';

const NOUNS = [
  ['registrations', 'registration', 'registrations'],
  ['orders', 'order', 'orders'],
  ['openCheckouts', 'open checkout', 'open checkouts'],
  ['savingsPlans', 'savings plan', 'savings plans'],
];

/** `3 registrations, 1 order of 4 people, who have paid NGN 1,000.00`: what a cancellation affects. */
function affectedText({ people, refundMinor, ...counts }) {
  const things = NOUNS.flatMap(([name, one, many]) => (counts[name] ? `${counts[name]} ${counts[name] === 1 ? one : many}` : []));
  if (things.length === 0) return 'nobody has anything of it';
  const paid = Object.entries(refundMinor).map(([currency, minor]) => amount(minor, currency));
  const who = people > 0 ? ` of ${people} ${people === 1 ? 'person' : 'people'}` : '';
  return `${things.join(', ')}${who}${paid.length > 0 ? `; ${paid.join(', ')} was paid` : ''}`;
}

/** Sends the cancellation of an event. The money of orders stays: all of it at once cannot be refunded yet. */
function send(client, event, { reason, quietly }, query) {
  const body = { refund: 'none', reason, notify: quietly ? false : undefined };
  return client.call('POST', '/events/{ref}/cancel', body, { path: { ref: event }, query });
}

/** Cancels an event for good. */
export const cancelEvent = {
  name: 'event cancel',
  takes: ['<event>'],
  summary: 'Cancel an event: its seats, open checkouts and savings plans',
  about:
    'Name the event by its slug or ref. It cannot be undone. Guests and buyers are mailed once. Paid orders keep their status: refund them with order cancel. Where people have seats, save or are about to pay, it needs --force; --dry-run counts them.',
  needs: 'workspace',
  options: {
    reason: { type: 'string', value: '<text>', text: 'reason, which guests read on the page of the event' },
    quietly: { type: 'boolean', text: 'do not notify guests and buyers' },
    'dry-run': { type: 'boolean', text: 'count what it affects, and cancel nothing' },
    force: { type: 'boolean', text: 'cancel although people have something of it' },
  },
  async asks({ client, values, positionals: [event] }) {
    return `Cancel ${event} for good? It affects: ${affectedText(await send(client, event, values, { dryRun: 'true' }))}.`;
  },
  async run({ client, values, positionals: [event] }) {
    if (values['dry-run']) {
      const counts = await send(client, event, values, { dryRun: 'true' });
      return { data: counts, text: `Nothing was cancelled. It affects: ${affectedText(counts)}.` };
    }
    const cancelled = await send(client, event, values, values.force ? { force: 'true' } : undefined);
    return { data: cancelled, text: `${cancelled.title} (${cancelled.ref}) is cancelled: ${affectedText(cancelled.cancellation)}.` };
  },
};
