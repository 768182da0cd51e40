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
