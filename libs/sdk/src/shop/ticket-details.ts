import type { FormField, PublicEvent, PublicTicketType } from '../generated/storefront';

/** So many tickets of a type. Of a hidden type, which no read lists, `kind` may be all that is known: then nothing else is asked. */
export interface TakenTickets {
  ticket: Pick<PublicTicketType, 'kind'> &
    Partial<Pick<PublicTicketType, 'minAge' | 'groupSize' | 'requiresAttendeeDetails' | 'formFields'>>;
  quantity: number;
}

/** The details of those who come on the tickets of a line. */
export interface LineDetails {
  /** People whom its tickets admit, `quantity` × `groupSize`: as many `attendees` it takes. */
  seats: number;
  /** Details that each of `attendees` needs. */
  seat: { name: boolean; email: boolean; dateOfBirth: boolean };
  /** Each of them needs details of their own. */
  asksEach: boolean;
  /** Questions with these tickets alone, because another line asks something else under the same key: answers go into `responses` of each of its `attendees`. */
  questions: FormField[];
}

/** The details without which tickets are not had. */
export interface TicketDetails {
  /** The address that `contact` needs: free tickets go to an e-mail or a phone, all others to an e-mail. */
  contact: 'email' | 'emailOrPhone';
  /** The request needs the buyer's `dateOfBirth`. */
  dateOfBirth: boolean;
  /** One for each line, in their order. */
  lines: LineDetails[];
  /** Questions that are asked once, for everybody: answers go into `responses` of the request. One with `showIf` is asked only when that holds. */
  questions: FormField[];
}

/**
 * The details that a choice of tickets needs, by the rules by which registrations and checkouts are refused that lack one (specification 4.3 and 4.4).
 * A form that asks for all of it is not a dead end.
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

/** Each key once, required where one of its questions is; hidden ones are not for people. */
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
  const known = new Map<string, string>();
  return fields.some(({ key, type, label, options, showIf }) => {
    const asked = JSON.stringify([type, label, options, showIf?.field, showIf?.equals]);
    const before = known.get(key) ?? asked;
    known.set(key, asked);
    return before !== asked;
  });
}
