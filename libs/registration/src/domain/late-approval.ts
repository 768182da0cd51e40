import { admissionDays, endOfDay, type EventTimes } from '@svc/contracts';
import { FinalConflict } from '@svc/kernel';
import type { Attendee } from '@svc/ticketing';

/** Times of an event, and the days of ticket types. */
export interface SeatTimes {
  event: EventTimes;
  /** Ids of valid days by the id of a ticket type; every day of the event where it is empty or absent. */
  validDayIds: Readonly<Record<string, readonly string[]>>;
}

/** Approves nobody without `force`: what the tickets would admit to is over (409 `CONFLICT`, D-148). */
export class ApprovedTooLate extends FinalConflict {
  constructor(endedAt: Date) {
    super(
      `This event, or every day of these tickets, ended at ${endedAt.toISOString()}: the guest would be mailed a ticket that admits to nothing. Decline the registration, or add ?force=true to approve it all the same.`,
    );
  }
}

/** Throws ApprovedTooLate where the last day of the last of these seats is over. */
export function refuseLateApproval(seats: readonly Pick<Attendee, 'ticketTypeId'>[], { event, validDayIds }: SeatTimes, now: Date): void {
  const ends = seats.flatMap(({ ticketTypeId }) => admissionDays(event, validDayIds[ticketTypeId] ?? []).map(endOfDay));
  const last = ends.length > 0 ? Math.max(...ends) : Date.parse(event.endAt);
  if (last <= now.getTime()) throw new ApprovedTooLate(new Date(last));
}
