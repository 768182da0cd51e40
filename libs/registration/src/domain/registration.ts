import type { RegistrationSource } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { Answers, Attendee } from '@svc/ticketing';

/** Whom a registration is named after, and how they are told of it: an e-mail or a phone (E.164), or both. */
export interface Registrant {
  name: string;
  email?: string;
  phone?: string;
}

/** What one guest asked for, with its seats in their order: `grp_…`. Its first seat that is taken gives the public ref. */
export interface Registration {
  workspaceId: string;
  mode: Mode;
  id: string;
  eventId: string;
  contact: Registrant;
  /** `YYYY-MM-DD`. */
  dateOfBirth?: string;
  /** What was answered for all seats at once. */
  responses: Answers;
  unlockCodeIds: readonly string[];
  promoterCode?: string;
  source: RegistrationSource;
  createdAt: Date;
  /** Since when nobody of it comes any more; the guest may register anew (D-50). */
  endedAt?: Date;
  seats: readonly Attendee[];
}
