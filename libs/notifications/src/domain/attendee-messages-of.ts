import type { FactOf, KnownFact } from '@svc/contracts';
import type { GuestMessageKind } from './message';
import type { NewMessage } from './messages-of';

/** A seat that names another e-mail address than whoever registered or bought it, in live mode; not one that was given away. */
export interface AttendeeSeat {
  workspaceId: string;
  attendeeId: string;
  /** The registration or the order that has it. */
  takenBy: string;
  email: string;
  /** It lets in. */
  admitted: boolean;
  /** The workspace has attendees mailed (D-137). */
  wanted: boolean;
  /** Its address was sent a ticket for it, or for another seat that was taken with it. */
  told: boolean;
}

const KINDS = {
  'attendee.registered.v1': 'attendee_ticket',
  'checkout.paid.v1': 'attendee_ticket',
  'registration.approved.v1': 'attendee_ticket',
  'registration.cancelled.v1': 'registration_cancelled',
  'registration.ticket_reissued.v1': 'ticket_reissued',
  'order.tickets_voided.v1': 'registration_cancelled',
  'order.ticket_reissued.v1': 'ticket_reissued',
} as const satisfies Partial<Record<KnownFact['type'], GuestMessageKind>>;

/** Facts about seats of which those are mailed who sit there, beside whoever took them. */
export type AttendeeFact = { [Type in keyof typeof KINDS]: FactOf<Type> }[keyof typeof KINDS];

/** Tells that a fact may concern attendees; of live mode alone. */
export function isForAttendees(fact: KnownFact): fact is AttendeeFact {
  return fact.mode === 'live' && Object.hasOwn(KINDS, fact.type);
}

/** Ids of the seats that a fact is about, or of the registration or the order of whose seats all are meant. */
export function attendeesOf(fact: AttendeeFact): { seats: readonly string[]; registration?: string; order?: string } {
  if (fact.type === 'attendee.registered.v1') return { seats: [], registration: fact.data.registrationId };
  if (fact.type === 'checkout.paid.v1') return { seats: [], order: fact.data.orderId };
  return { seats: 'attendeeId' in fact.data ? [fact.data.attendeeId] : (fact.data.attendeeIds ?? []) };
}

/** Returns one mail to each address: its tickets, where the workspace wants that; to whom they were sent, what becomes of them. */
export function attendeeMessagesOf(fact: AttendeeFact, found: readonly AttendeeSeat[]): NewMessage[] {
  const kind = KINDS[fact.type];
  const { seats, registration, order } = attendeesOf(fact);
  const concerned = found.filter(
    ({ workspaceId, attendeeId, takenBy, admitted, wanted, told }) =>
      workspaceId === fact.workspaceId &&
      (seats.includes(attendeeId) || takenBy === (registration ?? order)) &&
      (kind === 'attendee_ticket' ? wanted : told) &&
      admitted === (kind !== 'registration_cancelled'),
  );
  return concerned.flatMap((seat): NewMessage[] => {
    const theirs = concerned.filter((other) => isOfSame(other, seat));
    if (theirs[0] !== seat) return [];
    return [
      {
        workspaceId: fact.workspaceId,
        mode: 'live',
        channel: 'email',
        recipient: seat.email.trim(),
        subjectId: seat.attendeeId,
        version: fact.id,
        kind,
        details: { attendeeIds: theirs.map(({ attendeeId }) => attendeeId) },
      },
    ];
  });
}

function isOfSame(one: AttendeeSeat, other: AttendeeSeat): boolean {
  return one.takenBy === other.takenBy && one.email.trim().toLowerCase() === other.email.trim().toLowerCase();
}
