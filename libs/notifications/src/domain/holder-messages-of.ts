import { type ConfirmationAddress, toConfirming } from './confirmation-messages-of';
import type { FactFor } from './kinds/audiences';
import { kindFor } from './kinds/planned-kinds';
import type { NewMessage } from './messages-of';

/** Somebody to whom a seat was given. */
export interface SeatHolderAddress {
  workspaceId: string;
  attendeeId: string;
  email: string;
  /** They wait for approval. */
  pending: boolean;
}

/** Somebody to whom a ticket was sent for a seat that was given to somebody else since (D-137). */
export interface FormerAttendee {
  workspaceId: string;
  attendeeId: string;
  email: string;
  /** That seat, and those of the same address that were taken with it and are not given away. */
  attendeeIds: readonly string[];
}

/** The seats that a fact is about. */
export function seatsOf({ data }: FactFor<'holders'>): readonly string[] {
  return 'attendeeId' in data ? [data.attendeeId] : (data.attendeeIds ?? []);
}

/** What each is sent to whom one of these seats was given: about theirs alone. */
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
        details: { attendeeIds: [attendeeId] },
      },
    ];
  });
}

/** What whoever confirmed it is sent: that the ticket is somebody else's now. */
export function giverMessagesOf(fact: FactFor<'givers'>, addresses: readonly ConfirmationAddress[]): NewMessage[] {
  const { wasGiven } = fact.data;
  return toConfirming('givers', fact, addresses, wasGiven ? { wasGiven } : {});
}

/** Returns what those are sent who sat on a seat that whoever took it has given away: that it is somebody else's now. */
export function formerMessagesOf(fact: FactFor<'formerAttendees'>, found: readonly FormerAttendee[]): NewMessage[] {
  const {
    id: version,
    workspaceId,
    data: { attendeeId, confirmationId: subjectId },
  } = fact;
  return found.flatMap((former): NewMessage[] => {
    const isMeant = former.workspaceId === workspaceId && former.attendeeId === attendeeId;
    const kind = isMeant ? kindFor('formerAttendees', fact, former) : undefined;
    const { email: recipient, attendeeIds } = former;
    return kind ? [{ workspaceId, mode: 'live', channel: 'email', recipient, subjectId, version, kind, details: { attendeeIds } }] : [];
  });
}
