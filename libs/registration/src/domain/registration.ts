import type { RegistrationSource } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import { freedMoves, inLockOrder, isSeated, type Answers, type Attendee, type CounterMove } from '@svc/ticketing';

/** Whom a registration is named after, and how they are told of it: an e-mail or a phone (E.164), or both. */
export interface Registrant {
  name: string;
  email?: string;
  phone?: string;
}

/** What one guest asked for, with its seats in their order: `grp_…`. */
export interface Registration {
  workspaceId: string;
  mode: Mode;
  id: string;
  eventId: string;
  contact: Registrant;
  /** `YYYY-MM-DD`. */
  dateOfBirth?: string;
  /** Answers for whichever seat has none of its own. */
  responses: Answers;
  unlockCodeIds: readonly string[];
  promoterCode?: string;
  source: RegistrationSource;
  createdAt: Date;
  /** Since when nobody of it comes any more; the guest may register anew (D-50). */
  endedAt?: Date;
  seats: readonly Attendee[];
}

/** The attendee whose ref is told to the guest and to webhooks: the first whose seat is taken, else the first. */
export function leadOf<Seat extends Pick<Attendee, 'status'>>(seats: readonly Seat[]): Seat {
  return seats.find(isSeated) ?? seats[0]!;
}

/** What can be sold again when a registration goes from `before` to `after`; its unlock codes when it has ended. */
export function freedBy(before: Registration, after: Registration): CounterMove[] {
  const hasEnded = after.endedAt && !before.endedAt;
  const codes = hasEnded ? before.unlockCodeIds.map((subjectId) => ({ kind: 'unlock_code' as const, subjectId, count: 1 })) : [];
  return inLockOrder([...freedMoves(before.eventId, before.seats, after.seats), ...codes]);
}
