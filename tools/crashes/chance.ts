/** Chance that can be repeated: the same seed makes the same choices, in the order in which they are asked for. */
export class Chance {
  constructor(private state: number) {}

  /** From 0 up to below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** Returns one item of a list; an item that is listed twice is chosen twice as often. */
  of<T>(list: readonly T[]): T {
    return list[this.between(0, list.length - 1)]!;
  }

  /** Chance of one participant, whose requests come at unknown times. */
  fork(): Chance {
    return new Chance(this.between(0, 2_147_483_647));
  }
}
