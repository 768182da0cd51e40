import type { FormField, PublicEvent, PublicTicketType } from '../generated/storefront';

/** A quantity of tickets of one type. For a hidden type, which no read lists, only `kind` is required; then nothing else is asked. */
export interface TakenTickets {
  ticket: Pick<PublicTicketType, 'kind'> &
    Partial<Pick<PublicTicketType, 'minAge' | 'groupSize' | 'requiresAttendeeDetails' | 'formFields'>>;
  quantity: number;
}

/** Required details of the attendees of a line. */
export interface LineDetails {
  /** Number of people that its tickets admit, `quantity` × `groupSize`, and so the number of its `attendees`. */
  seats: number;
  /** Required details of each of `attendees`. */
  seat: { name: boolean; email: boolean; dateOfBirth: boolean };
  /** True where your form needs fields for each attendee. */
  asksEach: boolean;
  /**
   * Questions of this line alone, because another line has a different question with the same key. Answers go into `responses` of each of
   * its `attendees`.
   */
  questions: FormField[];
}

/** Required details of a choice of tickets. */
export interface TicketDetails {
  /** Required address of `contact`: an e-mail or a phone for free tickets, an e-mail for all others. */
  contact: 'email' | 'emailOrPhone';
  /** True where the request needs the buyer's `dateOfBirth`. */
  dateOfBirth: boolean;
  /** One for each line, in their order. */
  lines: LineDetails[];
  /**
   * Questions that are asked once for the order. Answers go into `responses` of the request. One with `showIf` is asked only when that
   * condition holds.
   */
  questions: FormField[];
}

/**
 * Returns the required details of a choice of tickets, by the rules of registrations and checkouts (specification §4.3 and §4.4).
 * Requests with all of them are not refused for missing details.
 */
export function ticketDetails(
  taken: readonly TakenTickets[],
  { dobMode, attendeeEmailRequired }: Pick<PublicEvent, 'dobMode' | 'attendeeEmailRequired'>,
): TicketDetails {
  const fields = taken.map(({ ticket }) => ticket.formFields ?? []);
  const isApart = haveConflict(fields.flat());
  return {
    contact: taken.every(({ ticket }) => ticket.kind === 'free') ? 'emailOrPhone' : 'email',
    dateOfBirth: dobMode === 'order' && taken.some(({ ticket }) => ticket.minAge),
    lines: taken.map(({ ticket, quantity }, at) => {
      const { minAge, groupSize = 1, requiresAttendeeDetails: name = false } = ticket;
      const seat = { name, email: name && attendeeEmailRequired, dateOfBirth: dobMode === 'attendee' && Boolean(minAge) };
      return {
        seats: quantity * groupSize,
        seat,
        asksEach: name || seat.dateOfBirth,
        questions: isApart ? questionsForPeople(fields[at]!) : [],
      };
    }),
    questions: isApart ? [] : questionsForPeople(fields.flat()),
  };
}

/** Returns the questions that are not hidden, each key once; required where one with the key is. */
function questionsForPeople(fields: readonly FormField[]): FormField[] {
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
