import type { TicketSelfService } from '@svc/registration';
import type { TicketView } from '@svc/ticketing';
import type { Problem } from '../posted-form';

/** Outcomes of a guest's own action that a page reports. */
export const OWN_TICKET_NEWS = ['renamed', 'resent', 'refused'] as const;
export type OwnTicketNews = (typeof OWN_TICKET_NEWS)[number];

/** Actions that the holder of a ticket's link may take now. */
export interface OwnTicket {
  rename: boolean;
  giveBack: boolean;
  giveAway: boolean;
  resend: boolean;
  done?: OwnTicketNews;
  /** Input that was refused. */
  entered?: { name: string; problem: Problem };
}

type Doing = Pick<OwnTicket, 'done' | 'entered'>;

/**
 * Returns the allowed actions by the settings and the state of the ticket. A ticket that is over or used allows none (ADR 0067), nor does
 * the seat of a guest whose ticket belongs to somebody else.
 */
export function ownTicketOf(
  { event, seat, isBought, isGiven, isUnused, isTransferOpen }: TicketView,
  settings: TicketSelfService,
  doing: Doing = {},
): OwnTicket {
  const isTheirs = seat.alone === undefined && isUnused;
  const isOpen = isTheirs && seat.status !== 'cancelled' && !event.isOver && !event.removed;
  return {
    rename: isOpen && settings.rename,
    giveBack: isOpen && !isBought && settings.giveBack,
    giveAway: isTheirs && isTransferOpen && settings.giveAway,
    resend: isOpen && (!isBought || isGiven) && settings.resend,
    ...doing,
  };
}
