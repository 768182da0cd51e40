import type { Role } from '@svc/access';
import { type Author, DomainError, FinalConflict, NotFound, type RealClock, refOf } from '@svc/kernel';
import { auditedMember } from '../domain/audited';
import type { FactorDemand } from '../domain/decide-entry';
import { type Member, refuseLastOwner, refuseUnlessOwner } from '../domain/member';
import { refuseStale, type StaffSession } from '../domain/session';
import type { StaffTx, StaffUnitOfWork } from '../ports/staff-tx';

/** Author of a change of staff: a person by a session, a token of the workspace, or the operator. */
export interface Acting {
  author: Author;
  /** Absent for tokens. */
  session?: StaffSession;
}

/** The author is not in the workspace any more. */
export class NotInWorkspace extends DomainError {
  constructor() {
    super('INSUFFICIENT_SCOPE', 'You are not in this workspace any more.');
  }
}

/** Returns the members, under a lock, and the role of the author among them; undefined for a token. @throws FreshSignInNeeded, NotInWorkspace */
export async function lockMembers(
  { members }: StaffTx,
  workspaceId: string,
  { author, session }: Acting,
  now: Date,
): Promise<{ all: Member[]; role: Role | undefined }> {
  refuseStale(session, now);
  const all = await members.lockAll(workspaceId);
  if (author.personId === undefined) return { all, role: undefined };
  const own = all.find(({ personId }) => personId === author.personId);
  if (!own) throw new NotInWorkspace();
  return { all, role: own.role };
}

/** A member of a workspace, by the ids of both. */
export type MemberName = Pick<Member, 'workspaceId' | 'personId'>;

/**
 * Changes and removes members of a workspace; in force at their next request. Who may do so by their role is for the operation that calls it to
 * say; here, only owners decide about owners, and the last one stays (ADR 0171 r8). All throw FreshSignInNeeded, NotInWorkspace, OwnersOnly,
 * LastOwner, NotFound.
 */
export class ManageMembers {
  constructor(
    private readonly work: StaffUnitOfWork,
    private readonly clock: RealClock,
  ) {}

  async changeRole(by: Acting, { workspaceId, personId }: MemberName, role: Role): Promise<Member> {
    return this.work.run(async (tx) => {
      const { all, role: own } = await lockMembers(tx, workspaceId, by, this.clock.now());
      const before = memberIn(all, personId);
      refuseUnlessOwner(own, [before.role, role]);
      refuseLastOwner({ personId, next: role }, all);
      if (before.role === role) return before;
      await tx.members.changeRole(before, role);
      const member = { ...before, role };
      await tx.audit.record(workspaceId, by.author, [auditedMember(member, 'change', before)]);
      return member;
    });
  }

  async remove(by: Acting, { workspaceId, personId }: MemberName): Promise<void> {
    await this.work.run(async (tx) => {
      const { all, role } = await lockMembers(tx, workspaceId, by, this.clock.now());
      const member = memberIn(all, personId);
      refuseUnlessOwner(role, [member.role]);
      await dismiss(tx, by.author, member, all);
    });
  }

  /** Has a person leave, which needs no fresh sign-in. */
  async leave({ author }: Acting, workspaceId: string): Promise<void> {
    await this.work.run(async (tx) => {
      const all = await tx.members.lockAll(workspaceId);
      await dismiss(tx, author, memberIn(all, author.personId ?? ''), all);
    });
  }

  /** Sets what the workspace demands of its staff; owners alone do. An author who would not meet it is refused, or would be out. */
  async demand(by: Acting, workspaceId: string, demand: FactorDemand): Promise<void> {
    await this.work.run(async (tx) => {
      const { role } = await lockMembers(tx, workspaceId, by, this.clock.now());
      refuseUnlessOwner(role, ['owner']);
      if (by.session && !meets(by.session, demand)) throw new FinalConflict('Sign in as the workspace is to demand it, then set that.');
      const before = await tx.members.demand(workspaceId);
      if (before === demand) return;
      await tx.members.setDemand(workspaceId, demand);
      const details = { from: before, to: demand };
      await tx.audit.record(workspaceId, by.author, [
        { action: 'change', subject: { kind: 'staff_policy', ref: refOf('wks', workspaceId) }, fields: ['demand'], details },
      ]);
    });
  }
}

const meets = ({ way }: StaffSession, demand: FactorDemand): boolean =>
  demand === 'none' || way === 'passkey' || (demand === 'any' && way === 'link_and_totp');

function memberIn(all: readonly Member[], personId: string): Member {
  const member = all.find((each) => each.personId === personId);
  if (!member) throw new NotFound('member');
  return member;
}

/** Removes a member; who is in no workspace any more has no session either. */
async function dismiss(tx: StaffTx, author: Author, member: Member, all: readonly Member[]): Promise<void> {
  const { workspaceId, personId } = member;
  refuseLastOwner({ personId }, all);
  await tx.members.remove(member);
  await tx.audit.record(workspaceId, author, [auditedMember(member, 'delete')]);
  if ((await tx.members.ofPerson(personId)).length === 0) await tx.sessions.removeAll(personId);
}
