import { workspaceSettings } from '@svc/access';
import type { TicketView } from '@svc/ticketing';
import { ownTicketOf } from './own-ticket';

const ALL = { rename: true, giveAway: true, giveBack: true, resend: true };
const ticket = ({ status = 'confirmed', isBought = false, isOver = false, removed = false }: { status?: TicketView['seat']['status']; isBought?: boolean; isOver?: boolean; removed?: boolean } = {}) =>
  ({ event: { isOver, removed }, seat: { status }, isBought }) as TicketView;

describe('[ADR 0067 r3] what a guest may do about a ticket', () => {
  it('is having it mailed again alone, unless the merchant says more', () => {
    expect(ownTicketOf(ticket(), workspaceSettings.parse({}).selfService.tickets)).toEqual({ rename: false, giveBack: false, resend: true });
  });

  it('is what the merchant has switched on, also while it waits for approval', () => {
    for (const status of ['confirmed', 'pending'] as const) expect(ownTicketOf(ticket({ status }), ALL)).toEqual({ rename: true, giveBack: true, resend: true });
  });

  it('is its name alone, of one that was bought', () => {
    expect(ownTicketOf(ticket({ isBought: true }), ALL)).toEqual({ rename: true, giveBack: false, resend: false });
  });

  it.each([{ status: 'checked_in' }, { status: 'cancelled' }, { status: 'declined' }, { isOver: true }, { removed: true }] as const)('is nothing of one that is %j', (given) => {
    expect(ownTicketOf(ticket(given), ALL)).toEqual({ rename: false, giveBack: false, resend: false });
  });
});
