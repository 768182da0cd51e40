import type { FormField } from '../shapes/common';
import type { TICKET_KINDS } from '../shapes/event';

/** The part of a ticket type that says what has to be told of who comes on it. */
export interface DetailedTicket {
  kind: (typeof TICKET_KINDS)[number];
  minAge?: number;
  groupSize: number;
  requiresAttendeeDetails: boolean;
  formFields?: readonly FormField[];
}

/** The part of an event that says the same. */
export interface DetailedEvent {
  /** The age limit of a ticket is put to the buyer, once for the order, or to each attendee. */
  dobMode: 'order' | 'attendee';
  attendeeEmailRequired: boolean;
}

/** So many tickets of a type. */
export interface TakenTickets {
  ticket: DetailedTicket;
  quantity: number;
}

/** The details without which nobody sits on a seat. */
export interface SeatDetails {
  name: boolean;
  email: boolean;
  /** Each says it of themselves; the buyer's stands in for none (D-96). */
  dateOfBirth: boolean;
}

/** The details of those who come on the tickets of a line. */
export interface LineDetails {
  /** People whom its tickets admit. */
  seats: number;
  /** Details of each of them. */
  seat: SeatDetails;
  /** Each of them needs details of their own: fields for every seat are shown. */
  asksEach: boolean;
  /** Questions with these tickets alone, because another line asks something else under the same key. */
  questions: readonly FormField[];
}

/** The details without which tickets are not had. */
export interface TicketDetails {
  /** Free tickets go to an e-mail or a phone, all others to an e-mail (§4.3, §4.4). */
  contact: 'email' | 'emailOrPhone';
  /** The buyer's own. */
  dateOfBirth: boolean;
  /** One for each line, in their order. */
  lines: readonly LineDetails[];
  /** Questions that are asked once, for everybody; hidden questions are not for people. */
  questions: readonly FormField[];
}

/** The details without which nobody sits on a seat of this ticket type (§4.3 r3, r4). */
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

/** Tells whether the buyer's own age is asked: an age limit that the event puts to the whole order (§4.3 r4, D-48). */
export function asksBuyersAge(tickets: readonly Pick<DetailedTicket, 'minAge'>[], { dobMode }: Pick<DetailedEvent, 'dobMode'>): boolean {
  return dobMode === 'order' && tickets.some(({ minAge }) => minAge);
}

/**
 * The details that a choice of tickets needs, whoever asks for them: the API, which refuses what lacks one, and each page that
 * has a form for them. Two lines that ask the same question are asked once; where they ask different ones under one key, each
 * line is asked alone, and its answers are those of its attendees.
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

/** The questions that people are asked, each key once; required where one of those of the key is. */
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
  const known = new Map<string, string>();
  return fields.some(({ key, type, label, options, showIf }) => {
    const asked = JSON.stringify([type, label, options, showIf?.field, showIf?.equals]);
    const before = known.get(key) ?? asked;
    known.set(key, asked);
    return before !== asked;
  });
}
