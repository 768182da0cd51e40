import { setTimeout as wait } from 'node:timers/promises';
import type { ClockOwners, DatabaseClock } from '@svc/adapters/postgres';
import type { WorkspaceMode } from '@svc/kernel';

/** Clocks that development and tests may advance (ADR 0044), and how processes learn of the change (ADR 0072). */
export class ServiceClock {
  constructor(
    private readonly clock: DatabaseClock,
    private readonly intervalMs: number,
  ) {}

  /** Returns the time of a workspace and mode, or the common time of those without a clock of their own. */
  now(of?: WorkspaceMode): Date {
    return this.clock.now(of);
  }

  /** Advances the clocks of all, of a workspace, or of one of its modes, and resolves when every process has read them again. */
  async advance(seconds: number, whose?: ClockOwners): Promise<void> {
    await this.clock.advance(seconds, whose);
    await this.othersFollow();
  }

  /** Reads the present clocks into this process. */
  refresh(): Promise<void> {
    return this.clock.refresh();
  }

  /** Resolves when every process has read the clocks again. */
  async othersFollow(): Promise<void> {
    await wait(2 * this.intervalMs);
  }
}
