import type { Role } from '@svc/access';
import { DomainError, FinalConflict } from '@svc/kernel';

/** Membership of a person in a workspace. */
export interface Member {
  workspaceId: string;
  personId: string;
  role: Role;
  joinedAt: Date;
  /** Person who invited them; absent where a token or the operator did. */
  invitedById?: string;
}

/** The change would leave a workspace without an owner. */
export class LastOwner extends FinalConflict {
  constructor() {
    super('This is the last owner of the workspace. Make somebody else an owner first.');
  }
}

/** Only owners decide who else is one. */
export class OwnersOnly extends DomainError {
  constructor() {
    super('INSUFFICIENT_SCOPE', 'Only an owner of the workspace makes owners, changes their roles and removes them.');
  }
}

/**
 * Refuses a change after which nobody owns a workspace (ADR 0171 r8).
 * @param next role after the change; undefined for somebody who leaves
 * @param all the members, under a lock @throws LastOwner
 */
export function refuseLastOwner({ personId, next }: { personId: string; next?: Role }, all: readonly Member[]): void {
  const isOwner = (member: Member) => member.role === 'owner';
  const before = all.find((member) => member.personId === personId);
  if (!before || !isOwner(before) || next === 'owner') return;
  if (!all.some((member) => member.personId !== personId && isOwner(member))) throw new LastOwner();
}

/**
 * Refuses to let anybody but an owner decide about owners: nobody gives more than they have (D-157).
 * @param by role of the author; undefined for the operator, who may do so @param roles those before and after the change @throws OwnersOnly
 */
export function refuseUnlessOwner(by: Role | undefined, roles: readonly (Role | undefined)[]): void {
  if (by !== undefined && by !== 'owner' && roles.includes('owner')) throw new OwnersOnly();
}
