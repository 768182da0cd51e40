import type { Role } from '@svc/access';
import { FinalConflict, type IdGenerator, NotFound, type RealClock } from '@svc/kernel';
import { auditedInvitation, auditedMember } from '../domain/audited';
import { checkInvitation, type Invitation, InvitationRefused, newInvitation } from '../domain/invitation';
import { type Member, refuseUnlessOwner } from '../domain/member';
import { type Person, personAddress } from '../domain/person';
import { presentedHash } from '../domain/secret-token';
import type { Visitor } from '../domain/session';
import { newMail } from '../domain/staff-mail';
import type { StaffTx, StaffUnitOfWork } from '../ports/staff-tx';
import { typedName } from './change-profile';
import type { LimitSignIns } from './limit-sign-ins';
import { type Acting, lockMembers } from './members';
import type { OpenedSession, SessionMint } from './open-session';

export interface InviteCommand {
  by: Acting;
  workspaceId: string;
  /** Address as it was typed. */
  email: string;
  role: Role;
  /** Language of the mail, BCP 47. */
  language?: string;
}

/** Invites people into a workspace, and withdraws that. All throw FreshSignInNeeded, NotInWorkspace, OwnersOnly. */
export class ManageInvitations {
  constructor(
    private readonly work: StaffUnitOfWork,
    private readonly limits: LimitSignIns,
    private readonly ids: IdGenerator,
    private readonly clock: RealClock,
  ) {}

  /** Invites an address, in place of a former invitation. @throws InvalidInput, FinalConflict for a member, RateLimited */
  async invite({ by, workspaceId, email: typed, role, language }: InviteCommand): Promise<Invitation> {
    const email = personAddress(typed);
    await this.limits.invitation(workspaceId);
    return this.work.run(async (tx) => {
      const now = this.clock.now();
      const { all, role: own } = await lockMembers(tx, workspaceId, by, now);
      refuseUnlessOwner(own, [role]);
      const person = await tx.people.byEmail(email);
      if (person && all.some(({ personId }) => personId === person.id)) throw new FinalConflict('This person is in the workspace already.');
      const invitation = newInvitation({ workspaceId, id: this.ids.next(), email, role, language, invitedById: by.author.personId }, now);
      await tx.invitations.put(invitation);
      const details = { invitation: { workspaceId, id: invitation.id } };
      await tx.mails.plan([newMail({ id: this.ids.next(), kind: 'invitation', email, language, details }, now)]);
      await tx.audit.record(workspaceId, by.author, [auditedInvitation(invitation, 'create')]);
      return invitation;
    });
  }

  /** @throws NotFound */
  async withdraw(by: Acting, name: Pick<Invitation, 'workspaceId' | 'id'>): Promise<void> {
    await this.work.run(async (tx) => {
      const { role } = await lockMembers(tx, name.workspaceId, by, this.clock.now());
      const invitation = await tx.invitations.remove(name);
      if (!invitation) throw new NotFound('invitation');
      refuseUnlessOwner(role, [invitation.role]);
      await tx.audit.record(name.workspaceId, by.author, [auditedInvitation(invitation, 'delete')]);
    });
  }
}

export interface AcceptCommand extends Pick<Invitation, 'workspaceId' | 'id'> {
  /** Token of the link in the mail. */
  token: string | undefined;
  /** Name that a new person gives. */
  name?: string;
  visitor: Visitor;
  requestId: string;
}

/**
 * Accepts an invitation, which works once: its address becomes a person, if it is none yet, and a member, and is signed in as by a link. Throws
 * InvitationRefused, RateLimited.
 */
export class AcceptInvitation {
  constructor(
    private readonly work: StaffUnitOfWork,
    private readonly limits: LimitSignIns,
    private readonly mint: SessionMint,
    private readonly ids: IdGenerator,
    private readonly clock: RealClock,
  ) {}

  async execute({ workspaceId, id, token, name, visitor, requestId }: AcceptCommand): Promise<OpenedSession> {
    await this.limits.attempt(visitor.ip);
    const hash = presentedHash(token);
    if (hash === undefined) throw new InvitationRefused();
    return this.work.run(async (tx) => {
      const now = this.clock.now();
      const invitation = checkInvitation(await tx.invitations.take({ workspaceId, id }, hash), now);
      const person = await this.personOf(tx, invitation, name, now);
      await join(tx, person, invitation, { requestId, now });
      return this.mint.open(tx, person, { way: 'link', visitor, requestId });
    });
  }

  private async personOf(tx: StaffTx, { email, language }: Invitation, name: string | undefined, now: Date): Promise<Person> {
    const person: Person = { id: this.ids.next(), email, name: typedName(name), language, createdAt: now };
    if (await tx.people.insert(person)) return person;
    const present = await tx.people.byEmail(email);
    return (await tx.people.lock(present!.id))!;
  }
}

/** Makes a person a member with the role of the invitation; who is one already keeps theirs. */
async function join(tx: StaffTx, { id: personId }: Person, invitation: Invitation, at: { requestId: string; now: Date }): Promise<void> {
  const { workspaceId, role, invitedById } = invitation;
  const all = await tx.members.lockAll(workspaceId);
  if (all.some((each) => each.personId === personId)) return;
  const member: Member = { workspaceId, personId, role, joinedAt: at.now, invitedById };
  await tx.members.insert(member);
  await tx.audit.record(workspaceId, { personId, requestId: at.requestId }, [auditedMember(member, 'create')]);
}
