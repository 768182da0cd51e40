/** How much is written at a time. */
export interface GatheringLimits {
  /** Writings under way at once. */
  writers: number;
  /** Items of one writing. */
  batch: number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Writes items for one place together when they come faster than they can be written one by one, as a database groups
 * commits: an item that finds a writer free goes at once, the others wait for the next one and go with whoever waits.
 */
export class Gathering<Item, Result> {
  private readonly waiting: Waiting<Item, Result>[] = [];
  private writing = 0;

  /**
   * @param write answers a result for each of the items, in their order
   * @param onIdle told when nothing is left to write
   */
  constructor(
    private readonly write: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly limits: GatheringLimits,
    private readonly onIdle: () => void,
  ) {}

  add(item: Item): Promise<Result> {
    const result = new Promise<Result>((resolve, reject) => this.waiting.push({ item, resolve, reject }));
    if (this.writing < this.limits.writers) void this.writeAll();
    return result;
  }

  private async writeAll(): Promise<void> {
    this.writing += 1;
    while (this.waiting.length > 0) await this.writeSome(this.waiting.splice(0, this.limits.batch));
    this.writing -= 1;
    if (this.writing === 0) this.onIdle();
  }

  private async writeSome(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
