import type { GivingTerms } from '../domain/give-away';
import type { AttendeeName, EventAttendee } from '../domain/event-attendee';

/** Tickets that change hands, within a transaction. */
export interface GivingStore {
  /** Returns the terms of giving a ticket away; undefined when there is no such attendee. */
  terms(name: AttendeeName): Promise<GivingTerms | undefined>;
  /**
   * Returns true when an e-mail, normalised, holds another free seat of the event: one that it registered for and has not given
   * away, or was given (D-50).
   */
  holdsOther(name: AttendeeName, seat: { eventId: string; email: string }): Promise<boolean>;
  /**
   * Keeps an address from another free seat of the event until the transaction ends.
   * @param seat `address`: e-mail, normalised, or phone number
   * @throws HoldsAlready when it has one
   */
  claim(name: AttendeeName, seat: { eventId: string; address: string }): Promise<void>;
  /**
   * Writes the holder, the serial and the status of a locked seat.
   * @throws HoldsAlready when its e-mail has registered for the event or was given another free seat meanwhile
   */
  give(name: AttendeeName, seat: EventAttendee): Promise<void>;
}

/** Thrown when the e-mail has got a free seat of the event meanwhile; the transaction must be rolled back. */
export class HoldsAlready extends Error {
  constructor() {
    super('That e-mail holds a free seat of this event already.');
    this.name = 'HoldsAlready';
  }
}
