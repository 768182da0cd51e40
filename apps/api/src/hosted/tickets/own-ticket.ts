import type { TicketSelfService } from '@svc/registration';
import type { TicketView } from '@svc/ticketing';
import type { Problem } from '../posted-form';

/** What a page says of what its guest has just done. */
export const OWN_TICKET_NEWS = ['renamed', 'resent', 'refused'] as const;
export type OwnTicketNews = (typeof OWN_TICKET_NEWS)[number];

/** What who holds the link of a ticket may do about it now. */
export interface OwnTicket {
  rename: boolean;
  giveBack: boolean;
  giveAway: boolean;
  resend: boolean;
  done?: OwnTicketNews;
  /** What was entered that cannot be. */
  entered?: { name: string; problem: Problem };
}

type Doing = Pick<OwnTicket, 'done' | 'entered'>;

/** Actions that may be taken, by the settings and by how the ticket stands: nothing of one that is over, or whose guest is in (ADR 0067); nor by who sits there for somebody else, whose ticket it stays. */
export function ownTicketOf({ event, seat, isBought, isGiven }: TicketView, settings: TicketSelfService, doing: Doing = {}): OwnTicket {
  const isOpen = seat.alone === undefined && (seat.status === 'confirmed' || seat.status === 'pending') && !event.isOver && !event.removed;
  return {
    rename: isOpen && settings.rename,
    giveBack: isOpen && !isBought && settings.giveBack,
    giveAway: isOpen && settings.giveAway,
    resend: isOpen && (!isBought || isGiven) && settings.resend,
    ...doing,
  };
}
