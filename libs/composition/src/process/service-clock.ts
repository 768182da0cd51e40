import { setTimeout as wait } from 'node:timers/promises';
import type { ClockOwners, DatabaseClock } from '@svc/adapters/postgres';
import type { WorkspaceMode } from '@svc/kernel';

/** The clocks as development and tests may move them (ADR 0044), and how processes learn of those that were moved (ADR 0072). */
export class ServiceClock {
  constructor(
    private readonly clock: DatabaseClock,
    private readonly intervalMs: number,
  ) {}

  /** The time of a workspace and mode, or that which all have who have no clock of their own. */
  now(of?: WorkspaceMode): Date {
    return this.clock.now(of);
  }

  /** Moves the clocks of all, of a workspace, or of one of its modes, and resolves when every process has read them anew. */
  async advance(seconds: number, whose?: ClockOwners): Promise<void> {
    await this.clock.advance(seconds, whose);
    await this.othersFollow();
  }

  /** Has this process go by the clocks as they are now. */
  refresh(): Promise<void> {
    return this.clock.refresh();
  }

  /** Resolves when every process has read the clocks anew. */
  async othersFollow(): Promise<void> {
    await wait(2 * this.intervalMs);
  }
}
