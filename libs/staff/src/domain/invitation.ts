import type { Role } from '@svc/access';
import { DomainError } from '@svc/kernel';

export const INVITATION_MS = 7 * 24 * 3_600_000;

/** Invitation of one address into a workspace, used once. */
export interface Invitation {
  workspaceId: string;
  /** UUIDv7, `inv_…`. */
  id: string;
  /** Address in the form for comparison. */
  email: string;
  role: Role;
  /** Language of the mail, BCP 47. */
  language?: string;
  /** Person who invites; absent where a token or the operator does. */
  invitedById?: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Makes an invitation, which takes the place of a former one of the same address (ADR 0171 r8). */
export function newInvitation(invitation: Omit<Invitation, 'createdAt' | 'expiresAt'>, now: Date): Invitation {
  return { ...invitation, createdAt: now, expiresAt: new Date(now.getTime() + INVITATION_MS) };
}

/** The invitation was accepted or withdrawn, has ended, or never was one: the answer is the same. */
export class InvitationRefused extends DomainError {
  constructor() {
    super('UNAUTHORIZED', 'This invitation no longer works: it was accepted or withdrawn, or its time is over. Ask for another one.');
  }
}

/** The invited address is somebody's, who is not signed in; the invitation works on. */
export class SignInFirst extends DomainError {
  constructor() {
    super('UNAUTHORIZED', 'This address works with the service already. Sign in with it, then open the invitation again.');
  }
}

/** Refuses an invitation whose time is over, and one that there is not. @throws InvitationRefused */
export function checkInvitation(invitation: Invitation | undefined, now: Date): Invitation {
  if (!invitation || invitation.expiresAt <= now) throw new InvitationRefused();
  return invitation;
}
