import { type ConfirmationAddress, toConfirming } from './confirmation-messages-of';
import type { FactFor } from './kinds/audiences';
import { kindFor } from './kinds/planned-kinds';
import { dayOf, limited, type NewMessage } from './messages-of';

/** A person to whom a seat was given. */
export interface SeatHolderAddress {
  workspaceId: string;
  attendeeId: string;
  email: string;
  /** They wait for approval. */
  pending: boolean;
  /** Somebody has paid for the seat (D-153). */
  trusted?: boolean;
}

/** A person who was sent a ticket for a seat that was given to somebody else since (D-137). */
export interface FormerAttendee {
  workspaceId: string;
  attendeeId: string;
  email: string;
  /** That seat, and those of the same address that were taken with it and are not given away. */
  attendeeIds: readonly string[];
}

/** Returns the seats that a fact is about. */
export function seatsOf({ data }: FactFor<'holders'>): readonly string[] {
  return 'attendeeId' in data ? [data.attendeeId] : (data.attendeeIds ?? []);
}

/** Returns the message that a fact plans to each holder of a given-away seat, about that seat alone. */
export function holderMessagesOf(fact: FactFor<'holders'>, holders: readonly SeatHolderAddress[]): NewMessage[] {
  const { id: version, workspaceId } = fact;
  return seatsOf(fact).flatMap((attendeeId) => {
    const holder = holders.find((one) => one.workspaceId === workspaceId && one.attendeeId === attendeeId);
    const kind = holder && kindFor('holders', fact, holder);
    if (!kind) return [];
    return [
      {
        workspaceId,
        mode: 'live' as const,
        channel: 'email' as const,
        recipient: holder.email,
        subjectId: attendeeId,
        version,
        kind,
        details: {
          attendeeIds: [attendeeId],
          ...dayOf(fact.data),
          ...limited(kind, holder.trusted === true || fact.type === 'attendee.corrected.v1'),
        },
      },
    ];
  });
}

/** Returns the message to the person who confirmed it that the ticket now belongs to somebody else. */
export function giverMessagesOf(fact: FactFor<'givers'>, addresses: readonly ConfirmationAddress[]): NewMessage[] {
  const { wasGiven } = fact.data;
  return toConfirming('givers', fact, addresses, wasGiven ? { wasGiven } : {});
}

/** Returns a message to each former attendee that the buyer or registrant has given their seat to somebody else. */
export function formerMessagesOf(fact: FactFor<'formerAttendees'>, attendees: readonly FormerAttendee[]): NewMessage[] {
  const {
    id: version,
    workspaceId,
    data: { attendeeId, confirmationId: subjectId },
  } = fact;
  return attendees.flatMap((former): NewMessage[] => {
    const isMeant = former.workspaceId === workspaceId && former.attendeeId === attendeeId;
    const kind = isMeant ? kindFor('formerAttendees', fact, former) : undefined;
    const { email: recipient, attendeeIds } = former;
    return kind ? [{ workspaceId, mode: 'live', channel: 'email', recipient, subjectId, version, kind, details: { attendeeIds } }] : [];
  });
}
