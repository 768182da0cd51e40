import type { AttendeeStatus } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { EventOnSale } from '@svc/ticketing';

export interface RegistrationQuestion {
  workspaceId: string;
  /** Of the store; the event's where it has none of its own. */
  timezone: string;
  mode: Mode;
  /** Of the event. */
  slug: string;
  guestKey: string;
  unlockCodes: readonly string[];
  promoterCode?: string;
  now: Date;
}

/** Seats that a guest holds. */
export interface Holding {
  registrationId: string;
  /** The lead attendee. */
  attendeeId: string;
  status: AttendeeStatus;
}

/** All that a registration is decided by. */
export interface RegistrationContext {
  event: EventOnSale;
  /** Of a free registration that has not ended (D-50). */
  holding?: Holding;
  /** As the merchant wrote it; absent when it is not known. */
  promoterCode?: string;
}

/** Reads an event, what is left of it and what a guest holds, as of one moment. */
export abstract class RegistrationReader {
  /** Undefined when no event of that slug is published. */
  abstract read(question: RegistrationQuestion): Promise<RegistrationContext | undefined>;
}
