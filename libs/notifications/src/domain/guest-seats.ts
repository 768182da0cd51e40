import { type AdmissionDay, admissionDays, type AttendeeStatus, placeForGuest, type TicketLinks, validDays } from '@svc/contracts';
import type { EmailSeat, SeatsTaken } from '../ports/email-sources';
import type { Message } from './message';

/** `kept`: seats that let in, and seats that wait for approval. */
export type Selection = 'admitted' | 'pending' | 'kept' | 'declined' | 'cancelled';

/** Returns the seats in these states that a message is about. */
export function seatsOf({ details }: Pick<Message, 'details'>, { seats }: SeatsTaken, selection: Selection): EmailSeat[] {
  const { attendeeIds } = details;
  const named = attendeeIds ? seats.filter(({ attendeeId }) => attendeeIds.includes(attendeeId)) : seats;
  return named.filter(({ status }) => SELECTED[selection].includes(status));
}

/**
 * Returns the seats that a cancelled event takes from the reader of a message: those that have ended with it and that the message names, else
 * all that are kept.
 */
export function lostSeats(message: Pick<Message, 'details'>, source: SeatsTaken): EmailSeat[] {
  const ended = message.details.attendeeIds ? seatsOf(message, source, 'cancelled') : [];
  return ended.length > 0 ? ended : seatsOf(message, source, 'kept');
}

/** News of a cancelled day to one reader (D-147): the day, and the seats that it concerns. */
export interface DayNews {
  day: AdmissionDay;
  /** Seats that have ended, since the day was their last one; or seats that keep other days. */
  seats: readonly EmailSeat[];
  areLost: boolean;
}

/** Returns the news of the cancelled day that a message names; undefined where the day is on, or the reader has no seat for it. */
export function dayNewsOf(message: Pick<Message, 'details'>, source: SeatsTaken): DayNews | undefined {
  const { event, workspace } = source;
  const { dayId, attendeeIds } = message.details;
  const days = validDays({ ...event, timezone: event.timezone ?? workspace.timezone }, []);
  const day = days.find(({ id, isCancelled }) => id === dayId && isCancelled);
  if (!day) return undefined;
  const ofDay = (seats: readonly EmailSeat[]) =>
    seats.filter(({ validDayIds }) => validDayIds.length === 0 || validDayIds.includes(day.id!));
  const lost = attendeeIds ? seatsOf(message, source, 'cancelled') : [];
  const seats = lost.length > 0 ? lost : ofDay(seatsOf(message, source, 'kept'));
  return seats.length > 0 ? { day, seats, areLost: lost.length > 0 } : undefined;
}

const ADMITTED: readonly AttendeeStatus[] = ['confirmed', 'checked_in'];

/** Returns true for a seat that lets in. */
export const isAdmitted = ({ status }: Pick<EmailSeat, 'status'>): boolean => ADMITTED.includes(status);

const SELECTED: Readonly<Record<Selection, readonly AttendeeStatus[]>> = {
  admitted: ADMITTED,
  pending: ['pending'],
  kept: [...ADMITTED, 'pending'],
  declined: ['declined'],
  cancelled: ['cancelled'],
};

/** Returns the days of all these seats, with the locations that their holders may know (D-21, D-113). */
export function daysOf({ event, workspace }: SeatsTaken, seats: readonly EmailSeat[]): AdmissionDay[] {
  const everyDay = seats.some(({ validDayIds }) => validDayIds.length === 0);
  const valid = everyDay ? [] : seats.flatMap(({ validDayIds }) => validDayIds);
  return admissionDays({ ...event, timezone: event.timezone ?? workspace.timezone }, valid).map((day) => ({
    ...day,
    location: placeForGuest(event, day.location, seats),
  }));
}

/** Returns the days of all seats that a reader still has, pending ones included. */
export function keptDays(source: SeatsTaken): AdmissionDay[] {
  const seats = seatsOf({ details: {} }, source, 'kept');
  return seats.length > 0 ? daysOf(source, seats) : [];
}

/** Returns the address of a seat's page. */
export function pageOf(seat: EmailSeat, { workspace }: SeatsTaken, { links }: { links: TicketLinks }): string {
  return links.page({ workspaceSlug: workspace.slug, ...seat });
}
