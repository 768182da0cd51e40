import { type IdGenerator, NotFound, type RealClock } from '@svc/kernel';
import { auditedRecovery } from '../domain/audited';
import type { Member } from '../domain/member';
import { refuseForeignRecovery } from '../domain/recovery';
import { refuseStale } from '../domain/session';
import { newMail } from '../domain/staff-mail';
import type { StaffTx, StaffUnitOfWork } from '../ports/staff-tx';
import type { Acting } from './members';
import { auditEverywhere } from './open-session';

export interface RecoverCommand {
  by: Acting;
  personId: string;
  /** Workspace whose owner, or token, wants it; absent for the operator, who may recover anybody. */
  workspaceId?: string;
}

/**
 * Ends all factors and sessions of a person who has lost them, and mails a link by which they come back (ADR 0171 r9). Throws
 * FreshSignInNeeded, NotYoursToRecover, NotFound.
 */
export class RecoverPerson {
  constructor(
    private readonly work: StaffUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: RealClock,
  ) {}

  async execute({ by, personId, workspaceId }: RecoverCommand): Promise<void> {
    await this.work.run(async (tx) => {
      const now = this.clock.now();
      refuseStale(by.session, now);
      const person = await tx.people.lock(personId);
      const theirs = await tx.members.ofPerson(personId);
      const isTheirs = workspaceId === undefined || theirs.some((member) => member.workspaceId === workspaceId);
      if (!person || !isTheirs) throw new NotFound('person');
      if (workspaceId !== undefined) refuseForeignRecovery(await ownOf(tx, by, workspaceId, now), theirs);
      await tx.factors.removeAll(personId);
      await tx.links.removeAll(personId);
      await tx.sessions.removeAll(personId);
      await auditEverywhere(tx, personId, by.author, [auditedRecovery(personId)]);
      const { email, language } = person;
      await tx.mails.plan([newMail({ id: this.ids.next(), kind: 'recovery_link', email, language }, now)]);
    });
  }
}

/** Returns the memberships by which the author owns workspaces; a token is its workspace's own. */
async function ownOf(tx: StaffTx, { author }: Acting, workspaceId: string, now: Date): Promise<Member[]> {
  if (author.personId !== undefined) return tx.members.ofPerson(author.personId);
  return [{ workspaceId, personId: '', role: 'owner', joinedAt: now }];
}
