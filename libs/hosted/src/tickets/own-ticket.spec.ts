import { workspaceSettings } from '@svc/access';
import type { TicketView } from '@svc/ticketing';
import { ownTicketOf } from './own-ticket';

const ALL = { rename: true, giveAway: true, giveBack: true, resend: true };
interface TicketState {
  status?: TicketView['seat']['status'];
  isBought?: boolean;
  isGiven?: boolean;
  isOver?: boolean;
  removed?: boolean;
}
const ticket = ({ status = 'confirmed', isBought = false, isGiven = false, isOver = false, removed = false }: TicketState = {}) =>
  ({
    event: { isOver, removed },
    seat: { status },
    isBought,
    isGiven,
    isUnused: status === 'confirmed' || status === 'pending',
    isTransferOpen: !isOver && !removed,
  }) as TicketView;

describe('[ADR 0067 r3] actions of a guest on a ticket', () => {
  it('[D-137] an attendee may do nothing about a ticket that somebody else took', () => {
    const ofAttendee = ticket();
    expect(ownTicketOf({ ...ofAttendee, seat: { ...ofAttendee.seat, alone: 'kemi@example.com' } }, ALL)).toEqual({
      rename: false,
      giveBack: false,
      giveAway: false,
      resend: false,
    });
  });

  it('allow a guest to have the ticket mailed again, and nothing else unless the merchant allows more', () => {
    expect(ownTicketOf(ticket(), workspaceSettings.parse({}).selfService.tickets)).toEqual({
      rename: false,
      giveBack: false,
      giveAway: false,
      resend: true,
    });
  });

  it('are those that the merchant has switched on, also while it waits for approval', () => {
    for (const status of ['confirmed', 'pending'] as const)
      expect(ownTicketOf(ticket({ status }), ALL)).toEqual({ rename: true, giveBack: true, giveAway: true, resend: true });
  });

  it('are the name and the transfer of a ticket that was bought', () => {
    expect(ownTicketOf(ticket({ isBought: true }), ALL)).toEqual({ rename: true, giveBack: false, giveAway: true, resend: false });
  });

  it('include having it mailed again after a transfer, also where it was bought', () => {
    expect(ownTicketOf(ticket({ isGiven: true }), ALL)).toEqual({ rename: true, giveBack: true, giveAway: true, resend: true });
    expect(ownTicketOf(ticket({ isGiven: true, isBought: true }), ALL)).toEqual({
      rename: true,
      giveBack: false,
      giveAway: true,
      resend: true,
    });
  });

  it('[D-145] let a ticket change hands by the rule of the path alone', () => {
    expect(ownTicketOf({ ...ticket(), isTransferOpen: false }, ALL)).toMatchObject({ rename: true, giveAway: false });
    expect(ownTicketOf({ ...ticket({ isOver: true }), isTransferOpen: true }, ALL)).toMatchObject({ rename: false, giveAway: true });
    const ofCancelledType = { ...ticket({ status: 'cancelled' }), isUnused: true };
    expect(ownTicketOf({ ...ofCancelledType, isTransferOpen: true }, ALL)).toMatchObject({ rename: false, giveAway: true });
    expect(ownTicketOf({ ...ofCancelledType, isTransferOpen: false }, ALL)).toMatchObject({ rename: false, giveAway: false });
  });

  it.each([{ status: 'checked_in' }, { status: 'cancelled' }, { status: 'declined' }, { isOver: true }, { removed: true }] as const)(
    'are none for a ticket that is %j',
    (overrides) => {
      expect(ownTicketOf(ticket(overrides), ALL)).toEqual({ rename: false, giveBack: false, giveAway: false, resend: false });
    },
  );
});
