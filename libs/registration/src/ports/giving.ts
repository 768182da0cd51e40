import type { GivingTerms } from '../domain/give-away';
import type { AttendeeName, EventAttendee } from './registration-tx';

/** Tickets as they change hands, within a transaction. */
export interface GivingStore {
  /** What giving it away is decided by; undefined when there is no such attendee. */
  terms(name: AttendeeName): Promise<GivingTerms | undefined>;
  /** Whether an e-mail, normalised, holds a free seat of the event besides this one: one that it registered for and has not given away, or was given (D-50). */
  holdsOther(name: AttendeeName, seat: { eventId: string; email: string }): Promise<boolean>;
  /** Writes the holder, the serial and the status of a seat that was locked. @throws HoldsAlready when its e-mail has registered for the event or was given another free seat meanwhile */
  give(name: AttendeeName, seat: EventAttendee): Promise<void>;
}

/** That e-mail has got a free seat of the event meanwhile; nothing of the transaction may be kept. */
export class HoldsAlready extends Error {
  constructor() {
    super('That e-mail holds a free seat of this event already.');
    this.name = 'HoldsAlready';
  }
}
