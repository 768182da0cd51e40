import { NotFound, type RealClock } from '@svc/kernel';
import { auditedSession } from '../domain/audited';
import { hasSessionEnded, type StaffSession } from '../domain/session';
import type { StaffUnitOfWork } from '../ports/staff-tx';
import { auditEverywhere, authorOf, type SignedIn } from './open-session';

/** Lists and ends the sessions of a person. */
export class ManageSessions {
  constructor(
    private readonly work: StaffUnitOfWork,
    private readonly clock: RealClock,
  ) {}

  /** Returns the sessions of a person that have not ended, the oldest first. */
  async list(personId: string): Promise<StaffSession[]> {
    const now = this.clock.now();
    return (await this.work.run(({ sessions }) => sessions.ofPerson(personId))).filter((each) => !hasSessionEnded(each, now));
  }

  /** Ends one session of the person: the one of the request, which signs out, or another. @throws NotFound */
  async revoke(by: SignedIn, sessionId: string): Promise<void> {
    const { personId } = by.session;
    await this.work.run(async (tx) => {
      const session = await tx.sessions.lock(personId, sessionId);
      if (!session) throw new NotFound('session');
      await tx.sessions.remove(personId, sessionId);
      await auditEverywhere(tx, personId, authorOf(by), [auditedSession(session, 'delete')]);
    });
  }

  /** Ends all other sessions of the person; returns their number. */
  async revokeOthers(by: SignedIn): Promise<number> {
    const { personId, id } = by.session;
    return this.work.run(async (tx) => {
      const others = (await tx.sessions.ofPerson(personId)).filter((each) => each.id !== id);
      const ended = await tx.sessions.removeAll(personId, id);
      const changes = others.map((session) => auditedSession(session, 'delete'));
      if (changes.length > 0) await auditEverywhere(tx, personId, authorOf(by), changes);
      return ended;
    });
  }
}
