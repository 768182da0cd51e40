import { PATIENCE_MS } from '../patience';

/** A value that is not false and not absent. */
export type Truthy<T> = Exclude<T, false | null | undefined>;

/** Wakes the tests that wait for something to arrive, so that none of them asks again and again. */
export class Arrivals {
  private readonly waiting = new Set<() => void>();

  /** Notes that something has arrived. */
  note(): void {
    for (const wake of this.waiting) wake();
    this.waiting.clear();
  }

  /**
   * Returns the first truthy answer of `look`, which is asked now and after each arrival.
   * @param what called for the message of the error
   * @throws Error after `withinMs` without such an answer
   */
  async until<T>(what: () => string, look: () => T | Promise<T>, withinMs = PATIENCE_MS): Promise<Truthy<T>> {
    const deadline = Date.now() + withinMs;
    for (;;) {
      const arrival = this.next(deadline);
      const answer = await look();
      if (answer) {
        arrival.giveUp();
        return answer as Truthy<T>;
      }
      if (!(await arrival.came)) throw new Error(`Not within ${withinMs} ms: ${what()}`);
    }
  }

  /** Begins to wait before `look` is asked: what arrives meanwhile is not missed. `came` is false at the deadline. */
  private next(deadline: number): { came: Promise<boolean>; giveUp: () => void } {
    let settle = (_came: boolean): void => undefined;
    const came = new Promise<boolean>((resolve) => (settle = resolve));
    const wake = (): void => settle(true);
    const timer = setTimeout(() => settle(false), deadline - Date.now());
    this.waiting.add(wake);
    const giveUp = (): void => {
      clearTimeout(timer);
      this.waiting.delete(wake);
    };
    void came.then(giveUp);
    return { came, giveUp };
  }
}
