import type { FactOf, KnownFact } from '@svc/contracts';
import type { ConfirmationAddress } from './confirmation-messages-of';
import { GIVEN_AWAY_MESSAGE_KIND, type GuestMessageKind } from './message';
import type { NewMessage } from './messages-of';

const ABOUT_SEATS = [
  'ticket.given_away.v1',
  'ticket.repeated.v1',
  'registration.approved.v1',
  'registration.declined.v1',
  'registration.cancelled.v1',
  'registration.ticket_reissued.v1',
  'order.ticket_reissued.v1',
  'order.tickets_voided.v1',
] as const;

/** Facts about seats that may have been given to somebody, who is notified in place of whoever took them (ADR 0067). */
export type SeatFact = { [Type in (typeof ABOUT_SEATS)[number]]: FactOf<Type> }[(typeof ABOUT_SEATS)[number]];

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

/** Of live mode alone: test mode sends nothing (part 6). */
export function isAboutSeats(fact: KnownFact): fact is SeatFact {
  return fact.mode === 'live' && ABOUT_SEATS.some((type) => type === fact.type);
}

/** The seats that a fact is about. */
export function seatsOf({ data }: SeatFact): readonly string[] {
  return 'attendeeId' in data ? [data.attendeeId] : (data.attendeeIds ?? []);
}

const KINDS = {
  'registration.approved.v1': 'registration_approved',
  'registration.declined.v1': 'registration_declined',
  'registration.cancelled.v1': 'registration_cancelled',
  'registration.ticket_reissued.v1': 'ticket_reissued',
  'order.ticket_reissued.v1': 'ticket_reissued',
  'order.tickets_voided.v1': 'registration_cancelled',
} as const satisfies Record<Exclude<SeatFact['type'], 'ticket.given_away.v1' | 'ticket.repeated.v1'>, GuestMessageKind>;

/** What each is sent to whom one of these seats was given: about theirs alone. */
export function holderMessagesOf(fact: SeatFact, holders: readonly SeatHolderAddress[]): NewMessage[] {
  const { id: version, workspaceId, type } = fact;
  return seatsOf(fact).flatMap((attendeeId) => {
    const holder = holders.find((one) => one.workspaceId === workspaceId && one.attendeeId === attendeeId);
    if (!holder) return [];
    const kind =
      type === 'ticket.given_away.v1' || type === 'ticket.repeated.v1'
        ? holder.pending
          ? 'ticket_given_pending'
          : 'ticket_given'
        : KINDS[type];
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
export function giverMessagesOf(fact: SeatFact, addresses: readonly ConfirmationAddress[]): NewMessage[] {
  if (fact.type !== 'ticket.given_away.v1') return [];
  const {
    id: version,
    workspaceId,
    data: { confirmationId, wasGiven },
  } = fact;
  const { email } = addresses.find((one) => one.workspaceId === workspaceId && one.confirmationId === confirmationId) ?? {};
  return email === undefined
    ? []
    : [
        {
          workspaceId,
          mode: 'live',
          channel: 'email',
          recipient: email,
          subjectId: confirmationId,
          version,
          kind: GIVEN_AWAY_MESSAGE_KIND,
          details: wasGiven ? { wasGiven } : {},
        },
      ];
}

/** The seat of a fact by which whoever took it has given it away, so that somebody else may have sat there; none of one that had been given before. */
export function leftSeatsOf(fact: SeatFact): readonly string[] {
  return fact.type === 'ticket.given_away.v1' && !fact.data.wasGiven ? [fact.data.attendeeId] : [];
}

/** Returns what those are sent who sat on a seat that was given away: that it is somebody else's now. */
export function formerMessagesOf(fact: SeatFact, former: readonly FormerAttendee[]): NewMessage[] {
  const { id: version, workspaceId } = fact;
  if (fact.type !== 'ticket.given_away.v1') return [];
  const left = leftSeatsOf(fact);
  return former
    .filter((one) => one.workspaceId === workspaceId && left.includes(one.attendeeId))
    .map(({ email, attendeeIds }) => ({
      workspaceId,
      mode: 'live',
      channel: 'email',
      recipient: email,
      subjectId: fact.data.confirmationId,
      version,
      kind: GIVEN_AWAY_MESSAGE_KIND,
      details: { attendeeIds },
    }));
}
