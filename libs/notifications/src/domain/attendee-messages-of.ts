import type { FactFor } from './kinds/audiences';
import { kindFor } from './kinds/planned-kinds';
import { dayOf, limited, type NewMessage } from './messages-of';

/** A seat that names another e-mail address than its buyer's or registrant's, in live mode; not one that was given away. */
export interface AttendeeSeat {
  workspaceId: string;
  attendeeId: string;
  /** Registration or order that has it. */
  takenBy: string;
  email: string;
  /** It lets in. */
  admitted: boolean;
  /** The workspace has attendees mailed (D-137). */
  wanted: boolean;
  /** Somebody has paid for it, or the merchant has registered it: a stranger cannot cause mails about it (D-153). */
  trusted?: boolean;
  /** Its address was sent a ticket for it, or for another seat that was taken with it. */
  notified: boolean;
}

/** Facts about seats of which attendees are mailed, beside the buyer or registrant. */
export type AttendeeFact = FactFor<'attendees'>;

/** Returns the ids of the seats that a fact is about, or of the registration or order when it is about all of its seats. */
export function attendeesOf(fact: AttendeeFact): { seats: readonly string[]; registration?: string; order?: string } {
  if (fact.type === 'attendee.registered.v1') return { seats: [], registration: fact.data.registrationId };
  if (fact.type === 'checkout.paid.v1') return { seats: [], order: fact.data.orderId };
  return { seats: 'attendeeId' in fact.data ? [fact.data.attendeeId] : (fact.data.attendeeIds ?? []) };
}

/** Returns one mail to each address: its tickets, where the workspace wants that; and news of tickets that were sent to it before. */
export function attendeeMessagesOf(fact: AttendeeFact, attendees: readonly AttendeeSeat[]): NewMessage[] {
  const { seats, registration, order } = attendeesOf(fact);
  const concerned = attendees.flatMap((seat) => {
    const isMeant = seat.workspaceId === fact.workspaceId && (seats.includes(seat.attendeeId) || seat.takenBy === (registration ?? order));
    const kind = isMeant ? kindFor('attendees', fact, seat) : undefined;
    return kind ? [{ seat, kind }] : [];
  });
  return concerned.flatMap(({ seat, kind }): NewMessage[] => {
    const theirs = concerned.filter((other) => isOfSame(other.seat, seat)).map((other) => other.seat);
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
        details: {
          attendeeIds: theirs.map(({ attendeeId }) => attendeeId),
          ...dayOf(fact.data),
          ...limited(kind, seat.trusted === true || fact.type === 'attendee.corrected.v1'),
        },
      },
    ];
  });
}

function isOfSame(one: AttendeeSeat, other: AttendeeSeat): boolean {
  return one.takenBy === other.takenBy && one.email.trim().toLowerCase() === other.email.trim().toLowerCase();
}
