const MOST = 1_000;

/** Returns each way to take one member of each list, in their order; the first thousand of them. */
export function combinationsOf(lists) {
  return lists.reduce((ways, members) => ways.flatMap((way) => members.map((member) => [...way, member])).slice(0, MOST), [[]]);
}
