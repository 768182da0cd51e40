import { inBatches, type RealClock } from '@svc/kernel';
import { SESSION_IDLE_MS, SESSION_MOST_MS } from '../domain/session';
import type { StaffTx, StaffUnitOfWork } from '../ports/staff-tx';

const MOST = 500;
/** Time since a person was added in which they are not deleted, though they are in no workspace. */
export const LEFT_PERSON_MS = 30 * 24 * 3_600_000;

/** Deletes sessions, links, invitations and challenges that have ended, and people who are in no workspace. */
export class PurgeStaff {
  constructor(
    private readonly work: StaffUnitOfWork,
    private readonly clock: RealClock,
  ) {}

  /** Returns the number of deleted rows. */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const steps: ((tx: StaffTx, most: number) => Promise<number>)[] = [
      ({ sessions }, most) => sessions.purge({ seenBefore: before(SESSION_IDLE_MS), madeBefore: before(SESSION_MOST_MS) }, most),
      ({ links }, most) => links.purge(now, most),
      ({ invitations }, most) => invitations.purge(now, most),
      ({ challenges }, most) => challenges.purge(now, most),
      ({ people }, most) => people.purge(before(LEFT_PERSON_MS), most),
    ];
    let deleted = 0;
    for (const step of steps) deleted += await inBatches(MOST, (most) => this.work.run((tx) => step(tx, most)));
    return deleted;
  }
}
