import type { AdmissionDay } from '@svc/contracts';

/** Someone with a mailbox. */
export interface Mailbox {
  name: string;
  email: string;
}

/** One day of a guest's calendar, with the place that guests may know. */
export interface CalendarEntry extends AdmissionDay {
  /** Stays the same for as long as the guest has the seat. */
  uid: string;
  /** Rises with each change, and once more when it is called off. */
  sequence: number;
  title: string;
  /** What a guest wants to have at hand; the local time comes before it. */
  notes?: string;
  /** Page of the ticket. */
  url?: string;
  /** BCP 47, of whom it is for; English where it is absent. */
  locale?: string;
}

/**
 * A calendar file. REQUEST and CANCEL are for mails and name the one guest they are for, who has accepted already;
 * PUBLISH is for everyone who has the file.
 */
export type CalendarFile = {
  /** When it was written. */
  writtenAt: Date;
  entries: readonly CalendarEntry[];
  /** The merchant's name, at an address of the service that takes no answers. */
  organiser: Mailbox;
} & ({ method: 'REQUEST' | 'CANCEL'; guest: Mailbox } | { method: 'PUBLISH' });

/** One seat: a page of its own. */
export interface SeatSheet {
  /** Who sits there. */
  holder: string;
  /** Name of the ticket type. */
  tier: string;
  /** With the places that who sits there may know. */
  days: readonly AdmissionDay[];
  /** `Seat 2 of 3`, where there are several. */
  seat?: string;
  /** `att_…`, for whoever cannot scan. */
  ref: string;
  /** Text of the QR code. */
  code: string;
}

/** Tickets of one print at most, whether it goes with a mail or is fetched (D-106). */
export const MOST_PRINTED = 20;

/** Tickets of one registration, `MOST_PRINTED` at most. */
export interface TicketSheets {
  merchant: string;
  /** `#rrggbb` or one of its short forms. */
  colour?: string;
  title: string;
  seats: readonly SeatSheet[];
  /** Written into the file. */
  issuedAt: Date;
  /** BCP 47, of whom they are for; English where it is absent. */
  locale?: string;
}

/** Makes what guests carry with them (D-81). The same input is always the same bytes. */
export abstract class TicketDocuments {
  /** Text of an iCalendar file. */
  abstract calendar(file: CalendarFile): string;
  /** A PDF, a page for each seat. Throws Throttled when too many are being printed. */
  abstract tickets(sheets: TicketSheets): Promise<Buffer>;
}
