import type { KnownFact } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { Buyer } from './buyer-messages-of';
import type { Channel, MessageDetails, MessageKind, PlannedMessage } from './message';

/** A guest as far as planning needs to know: where to be reached, and whether any seat is confirmed. */
export interface Addressee {
  workspaceId: string;
  mode: Mode;
  registrationId: string;
  eventId: string;
  email?: string;
  phone?: string;
  /** Some seat lets in; otherwise all wait for approval, were declined or given back. */
  admitted: boolean;
}

/** Whom a workspace's alerts go to. */
export interface AlertAddress {
  workspaceId: string;
  email: string;
}

/** A message before it has an id. */
export type NewMessage = Omit<PlannedMessage, 'id'>;

/** What is told to whom because of a fact about a registration; nothing of facts that are not for people (§4.4 r5, D-13, D-51). */
export function messagesOf(fact: KnownFact, addressees: readonly Addressee[]): NewMessage[] {
  const concerned = addressees.filter((one) => concerns(fact, one));
  return concerned.flatMap((addressee) => {
    const kind = kindOf(fact, addressee);
    return kind ? messageTo({ ...addressee, subjectId: addressee.registrationId }, { kind, version: fact.id, details: detailsOf(fact) }) : [];
  });
}

/** Whether planning the fact needs to know who has registered. */
export function isForGuests(fact: KnownFact): boolean {
  return 'registrationId' in fact.data;
}

function concerns({ workspaceId, mode, data }: KnownFact, addressee: Addressee): boolean {
  const isSame = addressee.workspaceId === workspaceId && addressee.mode === mode;
  return isSame && 'registrationId' in data && addressee.registrationId === data.registrationId;
}

function kindOf(fact: KnownFact, { admitted }: Addressee): MessageKind | undefined {
  switch (fact.type) {
    case 'attendee.registered.v1':
      return fact.data.status === 'pending' ? 'registration_received' : 'registration_confirmed';
    case 'registration.repeated.v1':
      return admitted ? 'registration_confirmed' : 'registration_received';
    case 'registration.approved.v1':
      return 'registration_approved';
    case 'registration.declined.v1':
      return 'registration_declined';
    case 'registration.cancelled.v1':
      return 'registration_cancelled';
    case 'registration.ticket_reissued.v1':
      return 'ticket_reissued';
    default:
      return undefined;
  }
}

function detailsOf(fact: KnownFact): MessageDetails {
  if (fact.type === 'registration.ticket_reissued.v1') return { attendeeIds: [fact.data.attendeeId] };
  return fact.type === 'registration.cancelled.v1' ? { attendeeIds: fact.data.attendeeIds } : {};
}

/** An e-mail where there is an address, else an SMS (§4.4 r5). */
export function messageTo({ workspaceId, mode, subjectId, email, phone }: Buyer, message: Pick<NewMessage, 'kind' | 'version' | 'details'>): NewMessage[] {
  const address = email ? { channel: 'email' as Channel, recipient: email } : phone ? { channel: 'sms' as Channel, recipient: phone } : undefined;
  return address ? [{ workspaceId, mode, subjectId, ...address, ...message }] : [];
}
