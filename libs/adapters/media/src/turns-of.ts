/** Work that waits for its turn. */
type Waiting = () => Promise<void>;

/**
 * Does one piece of work at a time. Owners take turns: an owner with much work waits behind their own, and others wait for at
 * most one piece of it (D-143).
 */
export class TurnsOf {
  private readonly waiting = new Map<string, Waiting[]>();
  private isWorking = false;

  /** @param owner of the work. Resolves or rejects with the work; a failure keeps no other owner from theirs */
  take<T>(owner: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const queue = this.waiting.get(owner) ?? [];
      queue.push(() => work().then(resolve, reject));
      this.waiting.set(owner, queue);
      if (!this.isWorking) void this.processAll();
    });
  }

  /** Works for the owner who waits longest, who then goes behind the others. */
  private async processAll(): Promise<void> {
    this.isWorking = true;
    for (let [turn] = this.waiting; turn; [turn] = this.waiting) {
      const [owner, queue] = turn;
      await queue.shift()!();
      this.waiting.delete(owner);
      if (queue.length > 0) this.waiting.set(owner, queue);
    }
    this.isWorking = false;
  }
}
