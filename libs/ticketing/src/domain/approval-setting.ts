import { type Fault, needsApproval } from '@svc/contracts';
import type { EventItem, TicketTypeItem } from './event.item';

const REFUSED =
  'Only free tickets are approved by hand: whoever buys one has paid before you could decline. Set it to false, or let the ticket be free.';
const IGNORED = 'It means nothing for a ticket that is not free, and reads show false: set it to false.';

/**
 * Judges `approvalRequired` of ticket types that are not free (D-144): a change to true, and another kind while it is true, are refused.
 * A value that was stored by an earlier release may be repeated, with a warning.
 * @param stored the event as it is stored, if any
 */
export function judgeApproval({ ticketTypes }: EventItem, stored: EventItem | undefined): { faults: Fault[]; warnings: Fault[] } {
  const before = new Map(stored?.ticketTypes.map((tier) => [tier.key.toLowerCase(), tier]));
  const judged = ticketTypes.flatMap((tier, index) => {
    if (!isMeaningless(tier)) return [];
    const was = before.get(tier.key.toLowerCase());
    const isRepeated = was?.approvalRequired === true && was.kind === tier.kind;
    return [{ isRepeated, fault: { path: `ticketTypes[${index}].approvalRequired`, message: isRepeated ? IGNORED : REFUSED } }];
  });
  return {
    faults: judged.filter(({ isRepeated }) => !isRepeated).map(({ fault }) => fault),
    warnings: judged.filter(({ isRepeated }) => isRepeated).map(({ fault }) => fault),
  };
}

function isMeaningless(tier: Pick<TicketTypeItem, 'kind' | 'approvalRequired'>): boolean {
  return tier.approvalRequired && !needsApproval(tier);
}

/** Returns an event as it is shown: no ticket type that is not free needs approval. */
export function showApproval(event: EventItem): EventItem {
  if (!event.ticketTypes.some(isMeaningless)) return event;
  return { ...event, ticketTypes: event.ticketTypes.map((tier) => (isMeaningless(tier) ? { ...tier, approvalRequired: false } : tier)) };
}
