import { DomainError } from '@svc/kernel';
import type { Member } from './member';

/** An owner may not recover somebody who works in workspaces of others as well. */
export class NotYoursToRecover extends DomainError {
  constructor() {
    super('INSUFFICIENT_SCOPE', 'This person works in a workspace that is not yours as well, so only the operator can end their factors.');
  }
}

/**
 * Refuses an owner who would end the factors by which a person enters workspaces of others (ADR 0171 r9). The operator may recover anybody.
 * @param own memberships of the owner @param theirs memberships of the person @throws NotYoursToRecover
 */
export function refuseForeignRecovery(own: readonly Member[], theirs: readonly Member[]): void {
  const owned = new Set(own.filter(({ role }) => role === 'owner').map(({ workspaceId }) => workspaceId));
  if (!theirs.every(({ workspaceId }) => owned.has(workspaceId))) throw new NotYoursToRecover();
}
