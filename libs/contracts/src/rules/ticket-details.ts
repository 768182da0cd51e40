import type { FormField } from '../shapes/form-field';
import type { TICKET_KINDS } from '../shapes/event';

/** Fields of a ticket type that decide the required details of its attendees. */
export interface DetailedTicket {
  kind: (typeof TICKET_KINDS)[number];
  minAge?: number;
  groupSize: number;
  requiresAttendeeDetails: boolean;
  formFields?: readonly FormField[];
}

/** Fields of an event that decide the required details of its attendees. */
export interface DetailedEvent {
  /** Person whose date of birth a ticket with an age limit requires: the buyer, once for the order, or each attendee. */
  dobMode: 'order' | 'attendee';
  attendeeEmailRequired: boolean;
}

/** A quantity of tickets of one type. */
export interface TakenTickets {
  ticket: DetailedTicket;
  quantity: number;
}

/** Required details of a seat. */
export interface SeatDetails {
  name: boolean;
  email: boolean;
  /** Date of birth of each attendee; the buyer's does not replace it (D-96). */
  dateOfBirth: boolean;
}

/** Required details of the attendees of a line. */
export interface LineDetails {
  /** Number of people that its tickets admit. */
  seats: number;
  /** Required details of each of them. */
  seat: SeatDetails;
  /** True where forms show fields for every seat. */
  asksEach: boolean;
  /** Questions of this line alone, because another line has a different question with the same key. */
  questions: readonly FormField[];
}

/** Required details of a choice of tickets. */
export interface TicketDetails {
  /** Required contact: an e-mail or a phone for free tickets, an e-mail for all others (§4.3, §4.4). */
  contact: 'email' | 'emailOrPhone';
  /** True where the buyer's date of birth is required. */
  dateOfBirth: boolean;
  /** One for each line, in their order. */
  lines: readonly LineDetails[];
  /** Questions that are asked once for the order, without hidden ones. */
  questions: readonly FormField[];
}

/** Returns the required details of a seat of a ticket type (§4.3 r3, r4). */
export function detailsOfSeat(
  { minAge, requiresAttendeeDetails }: Pick<DetailedTicket, 'minAge' | 'requiresAttendeeDetails'>,
  { dobMode, attendeeEmailRequired }: DetailedEvent,
): SeatDetails {
  return {
    name: requiresAttendeeDetails,
    email: requiresAttendeeDetails && attendeeEmailRequired,
    dateOfBirth: dobMode === 'attendee' && Boolean(minAge),
  };
}

/**
 * Returns true where the buyer's age is asked: an event with one age check for the order, and a ticket with an age limit (§4.3 r4, D-48).
 */
export function asksBuyersAge(tickets: readonly Pick<DetailedTicket, 'minAge'>[], { dobMode }: Pick<DetailedEvent, 'dobMode'>): boolean {
  return dobMode === 'order' && tickets.some(({ minAge }) => minAge);
}

/**
 * Returns the required details of a choice of tickets, both for the API, which refuses orders without them, and for each page
 * with a form. The same question of two lines is asked once. Where lines have different questions with one key, each
 * line is asked alone, and its answers belong to its attendees.
 */
export function ticketDetails(taken: readonly TakenTickets[], event: DetailedEvent): TicketDetails {
  const fields = taken.map(({ ticket }) => ticket.formFields ?? []);
  const isApart = haveConflict(fields.flat());
  return {
    contact: taken.every(({ ticket }) => ticket.kind === 'free') ? 'emailOrPhone' : 'email',
    dateOfBirth: asksBuyersAge(
      taken.map(({ ticket }) => ticket),
      event,
    ),
    lines: taken.map(({ ticket, quantity }, index) => {
      const seat = detailsOfSeat(ticket, event);
      return {
        seats: quantity * ticket.groupSize,
        seat,
        asksEach: seat.name || seat.dateOfBirth,
        questions: isApart ? questionsForPeople(fields[index]!) : [],
      };
    }),
    questions: isApart ? [] : questionsForPeople(fields.flat()),
  };
}

/** Returns the questions that are not hidden, each key once; required where one with the key is. */
export function questionsForPeople(fields: readonly FormField[]): FormField[] {
  const shown = new Map<string, FormField>();
  for (const field of fields) {
    if (field.hidden) continue;
    const before = shown.get(field.key);
    shown.set(field.key, before ? { ...before, required: before.required || field.required } : field);
  }
  return [...shown.values()];
}

function haveConflict(fields: readonly FormField[]): boolean {
  const questions = new Map<string, string>();
  return fields.some(({ key, type, label, options, showIf }) => {
    const question = JSON.stringify([type, label, options, showIf?.field, showIf?.equals]);
    const before = questions.get(key) ?? question;
    questions.set(key, question);
    return before !== question;
  });
}
