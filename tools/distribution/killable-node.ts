import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@svc/testing';
import type { Chance } from '../crashes/chance';
import type { DistributedDatabase } from './distributed-database';

/** Requests are somewhere in their work by then. */
const LONGEST_MOMENT_MS = 40;
/** A node that is away for longer is one that processes have noticed. */
const LONGEST_ABSENCE_MS = 3_000;
const BACK_MS = 120_000;

/** The second node of a distributed database, which is killed at random moments and started again by its supervisor. */
export class KillableNode {
  deaths = 0;
  private dying?: Promise<void>;

  constructor(private readonly database: DistributedDatabase) {}

  /** Kills it within the next moment, and starts it again some time later; one that is dead is left alone. */
  kill(chance: Chance): void {
    if (this.dying) return;
    this.deaths += 1;
    this.dying = this.replace(chance.between(0, LONGEST_MOMENT_MS), chance.between(0, LONGEST_ABSENCE_MS)).finally(
      () => (this.dying = undefined),
    );
  }

  /** When it runs, and the coordinator reaches it. */
  async alive(): Promise<void> {
    await this.dying;
    await eventually('the coordinator reaches the node', () => this.database.isWhole(), BACK_MS);
  }

  private async replace(momentMs: number, absenceMs: number): Promise<void> {
    await pause(momentMs);
    await this.database.second.kill();
    await pause(absenceMs);
    await this.database.second.start();
  }
}
