const NOUNS = [
  ['guests', 'guest', 'guests'],
  ['orders', 'order', 'orders'],
  ['checkouts', 'open checkout', 'open checkouts'],
  ['savingsPlans', 'savings plan', 'savings plans'],
  ['answers', 'answer', 'answers'],
];

/** `events[gala].ticketTypes[vip] is used by 3 guests, 1 open checkout`: something that a document drops, and how many use it. */
export function inUseText({ path, ...uses }) {
  const counts = NOUNS.flatMap(([kind, one, many]) => (uses[kind] ? `${uses[kind]} ${uses[kind] === 1 ? one : many}` : []));
  return `${path} is used by ${counts.join(', ')}`;
}

/** `events[gala].startAt moves from 2026-12-14T18:00:00.000Z into the past, to 2025-12-14T18:00:00.000Z`. */
export function intoPastText({ path, before, after }) {
  return `${path} moves from ${before} into the past, to ${after}`;
}
