/** Returns the cost of so many tickets by the differences that a page says in runs: `3*5063 7*7088` are 5063 for each of three, then 7088. */
export function costOf(runs: string, quantity: number): number {
  let rest = quantity;
  let sum = 0;
  for (const run of runs.split(' ')) {
    const [count = 0, step = 0] = run.split('*').map(Number);
    const taken = Math.min(rest, count);
    sum += taken * step;
    rest -= taken;
  }
  return sum;
}

/** Returns a typed amount such as `5,000.50` in minor units of a currency with so many decimals; 0 for what is none. */
export function typedMinor(text: string, digits: number): number {
  const amount = Number(text.replace(/[^\d.]/g, ''));
  return Number.isFinite(amount) ? Math.round(amount * 10 ** digits) : 0;
}

interface Limits {
  least: number;
  most: number;
  /** Lowest value of the field, 0 where nothing has to be taken. */
  lowest: number;
}

/** Returns the next number in a direction, 1 or −1: from nothing to the least that can be taken, and back. */
export function stepped(value: number, direction: number, { least, most, lowest }: Limits): number {
  const next = value + direction;
  if (direction > 0) return Math.min(most, Math.max(next, least));
  return next < least ? lowest : Math.min(next, most);
}
