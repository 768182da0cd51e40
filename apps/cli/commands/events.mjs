import { setTimeout as wait } from 'node:timers/promises';
import { choice } from '../choice-option.mjs';
import { Failed } from '../errors.mjs';
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

/** Sends the cancellation of an event, or of one of its days. */
function send(client, [event, day], { refund, reason, quietly, notify }, query) {
  const body = { refund, reason, notify: quietly ? false : notify };
  if (day === undefined) return client.call('POST', '/events/{ref}/cancel', body, { path: { ref: event }, query });
  return client.call('POST', '/events/{ref}/days/{day}/cancel', body, { path: { ref: event, day }, query });
}

/** Options of a cancellation of an event or a day. */
const cancelling = (noun) => ({
  refund: choice('<none|all>', ['none', 'all'], {
    default: 'none',
    before: 'money paid for tickets that goes back:',
    after: '(default: none)',
  }),
  reason: { type: 'string', value: '<text>', text: 'reason, which guests read on the page of the event' },
  quietly: { type: 'boolean', text: 'do not notify guests and buyers' },
  notify: { type: 'boolean', text: 'notify them, also of what was cancelled quietly, or after it has ended' },
  'dry-run': { type: 'boolean', text: 'count what it affects, and cancel nothing' },
  force: { type: 'boolean', text: `cancel although people have something of the ${noun}` },
});

/** Cancels an event for good. */
export const cancelEvent = {
  name: 'event cancel',
  takes: ['<event>'],
  summary: 'Cancel an event: its seats, open checkouts and savings plans',
  about:
    'Name the event by its slug or ref. It cannot be undone. Guests and buyers are mailed once. With --refund all everything that was paid for tickets goes back, order by order: follow it with event refunds. Otherwise paid orders keep their status; the same command with --refund all refunds them later. Where people have seats, save or are about to pay, it needs --force; --dry-run counts them.',
  needs: 'workspace',
  options: cancelling('event'),
  async asks({ client, values, positionals: [event] }) {
    return `Cancel ${event} for good? It affects: ${affectedText(await send(client, [event], values, { dryRun: 'true' }))}.`;
  },
  async run({ client, values, positionals: [event] }) {
    if (values['dry-run']) {
      const counts = await send(client, [event], values, { dryRun: 'true' });
      return { data: counts, text: `Nothing was cancelled. It affects: ${affectedText(counts)}.` };
    }
    const cancelled = await send(client, [event], values, values.force ? { force: 'true' } : undefined);
    const { title, ref, cancellation } = cancelled;
    const refunds = cancellation.refund === 'all' ? `\n${refundsText(cancellation)} Follow them with event refunds ${ref} --wait.` : '';
    return { data: cancelled, text: `${title} (${ref}) is cancelled: ${affectedText(cancellation)}.${refunds}` };
  },
};

/** `Refunds: 97 orders done, 2 open, 1 failed.` */
function refundsText({ refunded, refundsOpen, refundsFailed }) {
  const failed = refundsFailed > 0 ? `, ${refundsFailed} failed: see exceptions list` : '';
  return `Refunds: ${refunded} ${refunded === 1 ? 'order' : 'orders'} done, ${refundsOpen} open${failed}.`;
}

/** Returns an event by its slug or ref. @throws {Failed} when there is none of this slug */
async function read(client, event) {
  if (event.startsWith('evt_')) return client.call('GET', '/events/{ref}', undefined, { path: { ref: event } });
  const [named] = await client.list('/events', { slug: event });
  if (!named) throw new Failed('NOT_FOUND', `There is no event ${event}.`);
  return named;
}

const REST_MS = 2_000;

/** Progress of the refunds of a cancelled event. */
export const eventRefunds = {
  name: 'event refunds',
  takes: ['<event>'],
  summary: 'Show how far the refunds of a cancelled event are',
  about:
    'Name the event by its slug or ref. Open refunds are still to be made, or on their way at the payment provider, which may take days. Failed ones, and money that you took yourself, are among the exceptions.',
  needs: 'workspace',
  options: { wait: { type: 'boolean', text: 'wait until none is open' } },
  async run({ client, values, positionals: [event], complain }) {
    for (let shown; ; await wait(REST_MS)) {
      const { ref, title, cancellation } = await read(client, event);
      if (cancellation?.refund !== 'all') return { data: cancellation ?? null, text: `${title} (${ref}) is not refunded as a whole.` };
      const text = refundsText(cancellation);
      if (!values.wait || cancellation.refundsOpen === 0) return { data: cancellation, text: `${title} (${ref}). ${text}` };
      if (text !== shown) complain((shown = text));
    }
  },
};

/** Cancels one day of an event for good. */
export const cancelEventDay = {
  name: 'event cancel-day',
  takes: ['<event>', '<day>'],
  summary: 'Cancel one day of an event, with the tickets that are valid on no other',
  about:
    'Name the event by its slug or ref, and the day by its key or ref. It cannot be undone. Tickets that are valid on other days stay valid on these; their holders are mailed which day is cancelled. With --refund all what was paid for tickets that are valid on no other day goes back. The last day that is left cancels the event. Where people have tickets for the day, save or are about to pay, it needs --force; --dry-run counts them.',
  needs: 'workspace',
  options: cancelling('day'),
  async asks({ client, values, positionals }) {
    const [event, day] = positionals;
    return `Cancel ${day} of ${event} for good? It affects: ${affectedText(await send(client, positionals, values, { dryRun: 'true' }))}.`;
  },
  async run({ client, values, positionals }) {
    if (values['dry-run']) {
      const counts = await send(client, positionals, values, { dryRun: 'true' });
      return { data: counts, text: `Nothing was cancelled. It affects: ${affectedText(counts)}.` };
    }
    const event = await send(client, positionals, values, values.force ? { force: 'true' } : undefined);
    const day = event.days.find(({ key, ref }) => key === positionals[1].toLowerCase() || ref === positionals[1]);
    if (event.cancelledAt) return { data: event, text: `${event.title} (${event.ref}) is cancelled with its last day.` };
    return { data: event, text: `${day.label ?? day.dayDate} of ${event.title} is cancelled: ${affectedText(day.cancellation)}.` };
  },
};
