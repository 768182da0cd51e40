import type { CheckoutName } from '@svc/payments';
import type { HoldMove } from '../domain/checkout';
import type { HoldStore } from '../ports/checkout-tx';

export interface Counter {
  capacity: number | null;
  held: number;
  sold: number;
}

interface Hold {
  checkoutId: string;
  move: HoldMove;
  state: 'held' | 'converted' | 'released';
}

const keyOf = ({ kind, subjectId, startAt = '' }: HoldMove) => `${kind} ${subjectId} ${startAt}`;

/** What can run out, and who holds it, in maps. A thing without a counter has no cap, a slot one place. */
export class InMemoryHolds implements HoldStore {
  counters = new Map<string, Counter>();
  private holds: Hold[] = [];

  setCapacity(move: Omit<HoldMove, 'count'>, capacity: number | null): void {
    this.counters.set(keyOf({ ...move, count: 1 }), { ...this.counterOf(move), capacity });
  }

  counterOf(move: Omit<HoldMove, 'count'>): Counter {
    return this.counters.get(keyOf({ ...move, count: 1 })) ?? { capacity: move.kind === 'slot' ? 1 : null, held: 0, sold: 0 };
  }

  async take({ mode, checkoutId }: CheckoutName, moves: readonly HoldMove[]): ReturnType<HoldStore['take']> {
    const before = this.remember();
    if (mode === 'live') this.turn(checkoutId, 'released');
    const wanted = summed(moves);
    const short = wanted.flatMap((move) => {
      const { capacity, held, sold } = this.counterOf(move);
      return capacity !== null && held + sold + move.count > capacity ? [{ kind: move.kind, subjectId: move.subjectId, remaining: Math.max(0, capacity - held - sold) }] : [];
    });
    if (short.length > 0) before();
    else if (mode === 'live') {
      for (const move of wanted) this.change(move, { held: move.count, sold: 0 });
      this.holds = [...this.holds, ...wanted.map((move): Hold => ({ checkoutId, move, state: 'held' }))];
    }
    return { short };
  }

  async convert({ checkoutId }: CheckoutName): Promise<void> {
    this.turn(checkoutId, 'converted');
  }

  async release({ checkoutId }: CheckoutName): Promise<void> {
    this.turn(checkoutId, 'released');
  }

  /** How much of a thing is in this state, by the rows. */
  sumOf(move: Omit<HoldMove, 'count'>, state: 'held' | 'converted'): number {
    const key = keyOf({ ...move, count: 1 });
    return this.holds.filter((hold) => hold.state === state && keyOf(hold.move) === key).reduce((sum, hold) => sum + hold.move.count, 0);
  }

  /** Everything as it is now; what this answers brings it back. */
  remember(): () => void {
    const counters = new Map(this.counters);
    const { holds } = this;
    return () => void Object.assign(this, { counters, holds });
  }

  private turn(checkoutId: string, state: 'converted' | 'released'): void {
    this.holds = this.holds.map((hold) => {
      if (hold.checkoutId !== checkoutId || hold.state !== 'held') return hold;
      this.change(hold.move, { held: -hold.move.count, sold: state === 'converted' ? hold.move.count : 0 });
      return { ...hold, state };
    });
  }

  private change(move: HoldMove, by: { held: number; sold: number }): void {
    const { capacity, held, sold } = this.counterOf(move);
    this.counters.set(keyOf(move), { capacity, held: held + by.held, sold: sold + by.sold });
  }
}

function summed(moves: readonly HoldMove[]): HoldMove[] {
  const sums = new Map<string, HoldMove>();
  for (const move of moves) sums.set(keyOf(move), { ...move, count: move.count + (sums.get(keyOf(move))?.count ?? 0) });
  return [...sums.values()].sort((one, other) => (one.subjectId + one.kind < other.subjectId + other.kind ? -1 : 1));
}
