/** The middle one of several figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The median of each figure over the rounds. */
export function medianOf<Round extends Record<keyof Round, number>>(rounds: readonly Round[]): Round {
  const names = Object.keys(rounds[0]!) as (keyof Round)[];
  return Object.fromEntries(names.map((name) => [name, median(rounds.map((round) => round[name]))])) as Round;
}
