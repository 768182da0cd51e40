import { type TraceContext, tracing } from '@svc/kernel';
import { outsideOfTransaction } from './request-transaction';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Limits of concurrency. */
export interface MicroBatcherLimits {
  /** Trips under way at once. */
  trips: number;
  /** Items of one trip. */
  items: number;
}

interface Waiting<Item, Result> {
  item: Item;
  trace: TraceContext | undefined;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Sends items of one group to the database together when they come faster than they can go one by one, as a database groups
 * commits. While a trip is free, an item goes with those that come in the same turn of the event loop. The others wait for the
 * next trip and go together.
 */
export class MicroBatcher<Item, Result> {
  private readonly waiting: Waiting<Item, Result>[] = [];
  private trips = 0;

  /**
   * @param send returns a result for each of the items, in their order
   * @param onIdle called when nothing is left to send
   */
  constructor(
    private readonly send: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly limits: MicroBatcherLimits,
    private readonly onIdle: () => void,
  ) {}

  add(item: Item): Promise<Result> {
    const result = new Promise<Result>((resolve, reject) => this.waiting.push({ item, trace: tracing().current, resolve, reject }));
    if (this.trips < this.limits.trips) void this.sendAll();
    return result;
  }

  private async sendAll(): Promise<void> {
    this.trips += 1;
    await nextTurn();
    while (this.waiting.length > 0) await outsideOfTransaction(() => this.sendSome(this.waiting.splice(0, this.limits.items)));
    this.trips -= 1;
    if (this.trips === 0) this.onIdle();
  }

  private async sendSome(some: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await tracing().within(traceOf(some), () => this.send(some.map(({ item }) => item)));
      some.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }
}

/** Returns the trace of a trip: none where its items are of several. */
function traceOf(some: readonly { trace: TraceContext | undefined }[]): TraceContext | undefined {
  const [first] = some;
  return some.every(({ trace }) => trace === first!.trace) ? first!.trace : undefined;
}

/** A micro-batcher for each group of items that has something to send, by the group's name. */
export class MicroBatchers<Item, Result> {
  private readonly open = new Map<string, MicroBatcher<Item, Result>>();

  constructor(
    private readonly send: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly limits: MicroBatcherLimits,
  ) {}

  add(group: string, item: Item): Promise<Result> {
    const batcher = this.open.get(group) ?? new MicroBatcher(this.send, this.limits, () => this.open.delete(group));
    this.open.set(group, batcher);
    return batcher.add(item);
  }
}
