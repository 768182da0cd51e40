import { DomainError } from '@svc/kernel';

/** Why somebody is not let in at the door. */
export const TICKET_REFUSALS = [
  'not_a_ticket', 'forged', 'unknown', 'other_event', 'replaced', 'pending', 'declined', 'cancelled', 'already_checked_in',
] as const;
export type TicketRefusal = (typeof TICKET_REFUSALS)[number];

/** Somebody is not let in; the message is for the person at the door. */
export class TicketRefused extends DomainError {
  /** @param checkedInAt when they were let in already, as a timestamp */
  constructor(reason: TicketRefusal, message: string, checkedInAt?: string) {
    super('TICKET_REFUSED', message, { reason, checkedInAt });
  }
}
