import type { TICKET_KINDS } from '../shapes/event';

/** Fields of a ticket type that decide about approval. */
export interface ApprovalRules {
  kind: (typeof TICKET_KINDS)[number];
  approvalRequired: boolean;
}

/**
 * Returns true where the merchant approves each guest of a ticket type: only of free ones, since nobody pays before the approval
 * (D-144). Other kinds may have the field from earlier releases, where it means nothing.
 */
export function needsApproval({ kind, approvalRequired }: ApprovalRules): boolean {
  return kind === 'free' && approvalRequired;
}
