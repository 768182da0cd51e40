import { WAIT_LIMIT_MS } from '../wait-limit';

/** A value other than false, null and undefined. */
export type Truthy<T> = Exclude<T, false | null | undefined>;

/** Wakes tests that wait for arrivals, so that they need not poll. */
export class Arrivals {
  private readonly waiting = new Set<() => void>();

  /** Wakes all waiting tests. */
  note(): void {
    for (const wake of this.waiting) wake();
    this.waiting.clear();
  }

  /**
   * Returns the first truthy result of `look`, which is called now and after each arrival.
   * @param what called for the message of the error
   * @throws Error after `withinMs` without such a result
   */
  async until<T>(what: () => string, look: () => T | Promise<T>, withinMs = WAIT_LIMIT_MS): Promise<Truthy<T>> {
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

  /** Starts to wait before `look` is called, so that no arrival is missed. `came` is false at the deadline. */
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
