import { aTicketType, anEvent } from '../testing';
import { judgeApproval, showApproval } from './approval-setting';
import type { TicketTypeItemInput } from './event.item';

const naira = [{ currency: 'NGN', priceMinor: 100 }];
const AT = 'ticketTypes[0].approvalRequired';

function event(tier: Partial<TicketTypeItemInput>) {
  return { ...anEvent(), ticketTypes: [aTicketType({ key: 'vip', ...tier })] };
}
const sold = (approvalRequired: boolean, kind: 'paid' | 'deposit' | 'donation' = 'paid') =>
  event({ kind, approvalRequired, ...(kind !== 'donation' && { prices: naira }) });
const paths = ({ faults, warnings }: ReturnType<typeof judgeApproval>) => [faults, warnings].map((list) => list.map(({ path }) => path));

describe('the approval of a ticket type', () => {
  it.each(['paid', 'deposit', 'donation'] as const)('[D-144] is refused for the kind %s when it is new', (kind) => {
    expect(paths(judgeApproval(sold(true, kind), undefined))).toEqual([[AT], []]);
    expect(paths(judgeApproval(sold(true, kind), sold(false, kind)))).toEqual([[AT], []]);
    expect(paths(judgeApproval(sold(true, kind), { ...sold(true, kind), ticketTypes: [] }))).toEqual([[AT], []]);
  });

  it('[D-144] is refused when the kind changes while it is true', () => {
    expect(paths(judgeApproval(sold(true), event({ approvalRequired: true })))).toEqual([[AT], []]);
    expect(paths(judgeApproval(sold(true, 'donation'), sold(true)))).toEqual([[AT], []]);
  });

  it('[D-144] may be repeated as it is stored, with a warning, and taken back', () => {
    expect(paths(judgeApproval(sold(true), sold(true)))).toEqual([[], [AT]]);
    expect(paths(judgeApproval(sold(false), sold(true)))).toEqual([[], []]);
    expect(paths(judgeApproval(event({ approvalRequired: true }), sold(true)))).toEqual([[], []]);
    expect(paths(judgeApproval(event({ approvalRequired: true }), undefined))).toEqual([[], []]);
  });

  it('[D-144] is shown as false where it means nothing', () => {
    expect(showApproval(sold(true)).ticketTypes[0]!.approvalRequired).toBe(false);
    const free = event({ approvalRequired: true });
    expect(showApproval(free)).toBe(free);
  });
});
