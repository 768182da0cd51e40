import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseClock } from '@svc/adapters/postgres';

/** The clock as development and tests may move it. */
export class ServiceClock {
  constructor(
    private readonly clock: DatabaseClock,
    private readonly intervalMs: number,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  /** Moves the clock and resolves when every process has read it anew. */
  async advance(seconds: number): Promise<void> {
    await this.clock.advance(seconds);
    await wait(2 * this.intervalMs);
  }
}
