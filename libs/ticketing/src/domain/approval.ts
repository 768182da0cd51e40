import { needsApproval } from '@svc/contracts';
import type { TicketChoice } from './choose-tickets';
import type { TierRules } from './event-on-sale';
import { ruleOn, type TicketPath } from './rules-by-path';
import { ApprovalNeeded } from './ticketing.errors';

/** Returns true where a seat of this ticket type waits for the merchant on a path. */
export function waitsForApproval(tier: Pick<TierRules, 'kind' | 'approvalRequired'>, path: TicketPath): boolean {
  return ruleOn('approval', path) === 'waits' && needsApproval(tier);
}

/**
 * Refuses tickets that the merchant approves, on paths on which seats are confirmed at once (D-144).
 * @throws ApprovalNeeded
 */
export function refuseApproval(choices: readonly Pick<TicketChoice, 'ref' | 'tier'>[], path: TicketPath): void {
  if (ruleOn('approval', path) !== 'applies') return;
  const refs = choices.filter(({ tier }) => needsApproval(tier)).map(({ ref }) => ref);
  if (refs.length > 0) throw new ApprovalNeeded(refs);
}
