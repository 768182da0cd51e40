import type { Role } from '@svc/access';
import { FinalConflict, type IdGenerator, NotFound, type RealClock } from '@svc/kernel';
import { auditedInvitation, auditedMember } from '../domain/audited';
import { checkInvitation, type Invitation, InvitationRefused, newInvitation, SignInFirst } from '../domain/invitation';
import { type Member, refuseUnlessOwner } from '../domain/member';
import { type Person, personAddress } from '../domain/person';
import { presentedHash } from '../domain/secret-token';
import type { Visitor } from '../domain/session';
import { newMail } from '../domain/staff-mail';
import type { StaffTx, StaffUnitOfWork } from '../ports/staff-tx';
import { typedName } from './change-profile';
import type { LimitSignIns } from './limit-sign-ins';
import { type Acting, lockMembers } from './members';
import type { OpenedSession, SessionMint, SignedIn } from './open-session';

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
  /** Session of the browser, where somebody is signed in. */
  by?: SignedIn;
  visitor: Visitor;
  requestId: string;
}

/**
 * Accepts an invitation, which works once. An address that is nobody's yet becomes a person and a member, and is signed in as by a link. Who
 * works with the service already accepts in a session of their own: an invitation is forwarded, and signs nobody in to an account that has
 * other workspaces. Throws InvitationRefused, SignInFirst, RateLimited.
 */
export class AcceptInvitation {
  constructor(
    private readonly work: StaffUnitOfWork,
    private readonly limits: LimitSignIns,
    private readonly mint: SessionMint,
    private readonly ids: IdGenerator,
    private readonly clock: RealClock,
  ) {}

  /** Returns the session of a new person; undefined where the session that accepts goes on. */
  async execute({ workspaceId, id, token, name, by, visitor, requestId }: AcceptCommand): Promise<OpenedSession | undefined> {
    await this.limits.attempt(visitor.ip);
    const hash = presentedHash(token);
    if (hash === undefined) throw new InvitationRefused();
    return this.work.run(async (tx) => {
      const now = this.clock.now();
      const invitation = checkInvitation(await tx.invitations.take({ workspaceId, id }, hash), now);
      const newcomer = this.newcomer(invitation, name, now);
      const isNew = await tx.people.insert(newcomer);
      const person = isNew ? newcomer : await tx.people.lock((await tx.people.byEmail(invitation.email))!.id);
      if (!person || (!isNew && by?.session.personId !== person.id)) throw new SignInFirst();
      await join(tx, person, invitation, { requestId, now });
      return isNew ? this.mint.open(tx, person, { way: 'link', visitor, requestId }) : undefined;
    });
  }

  private newcomer({ email, language }: Invitation, name: string | undefined, now: Date): Person {
    return { id: this.ids.next(), email, name: typedName(name), language, createdAt: now };
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
