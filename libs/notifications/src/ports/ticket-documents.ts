import type { AdmissionDay, PrintedMark } from '@svc/contracts';

/** A person with an e-mail address. */
export interface Mailbox {
  name: string;
  email: string;
}

/** One day of a guest's calendar, with the location that guests may know. */
export interface CalendarEntry extends AdmissionDay {
  /** Stays the same for as long as the guest has the seat. */
  uid: string;
  /** Rises with each change, and once more when it is cancelled. */
  sequence: number;
  title: string;
  /** Notes for the guest; the local time precedes them. */
  notes?: string;
  /** Page of the ticket. */
  url?: string;
  /** Locale of the guest, BCP 47; English where it is absent. */
  locale?: string;
  /** True in a published file for an event that is cancelled. */
  isCancelled?: boolean;
}

/**
 * A calendar file. REQUEST and CANCEL are for mails and name their one guest, who has accepted already; PUBLISH is for everyone who has the
 * file.
 */
export type CalendarFile = {
  /** Time of writing. */
  writtenAt: Date;
  entries: readonly CalendarEntry[];
  /** Merchant's name, at an address of the service that receives no replies. */
  organiser: Mailbox;
} & ({ method: 'REQUEST' | 'CANCEL'; guest: Mailbox } | { method: 'PUBLISH' });

/** One seat: a page of its own. */
export interface SeatSheet {
  /** Name of the attendee. */
  holder: string;
  /** Name of the ticket type. */
  tier: string;
  /** With the locations that the attendee may know. */
  days: readonly AdmissionDay[];
  /** `Ticket 2 of 3`, where there are several. */
  seat?: string;
  /** `att_…`, for entry without a scanner, where there is no short code. */
  ref: string;
  /** For staff to type: `K7QM-3XPD`. */
  shortCode?: string;
  /** Time at which doors open, `17:30`. */
  doors?: string;
  /** Number of the order. */
  order?: string;
  /** Price with its currency. */
  price?: string;
  /** Text of the QR code. */
  code: string;
}

/** Most tickets of one print, in a mail or as a download (D-106). */
export const MOST_PRINTED = 20;

/** Tickets of one registration, `MOST_PRINTED` at most. */
export interface TicketSheets extends PrintedMark {
  merchant: string;
  /** `#rrggbb` or one of its short forms. */
  colour?: string;
  /** Address of a picture, as that of the logo is; one that the service does not have is left out. */
  coverUrl?: string;
  title: string;
  seats: readonly SeatSheet[];
  /** Lines at the foot: terms and contact. */
  notes?: readonly string[];
  /** Time written into the file. */
  issuedAt: Date;
  /** Locale of the guests, BCP 47; English where it is absent. */
  locale?: string;
}

/** Makes the calendar files and ticket PDFs of guests (D-81). The same input gives the same bytes. */
export abstract class TicketDocuments {
  /** Returns the text of an iCalendar file. */
  abstract calendar(file: CalendarFile): string;
  /** Returns a PDF with a page for each seat. Throws Throttled when too many are being printed. */
  abstract tickets(sheets: TicketSheets): Promise<Buffer>;
}
