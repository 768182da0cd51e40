import { calendarEntries, type CalendarFile, type TicketSheets } from '@svc/notifications';
import type { SeatView, TicketView } from '@svc/ticketing';

/** What is printed of a ticket: its own seat, and for who leads a group the others that let in, too. */
export function sheetsOf({ merchant, event, days, seat, seats, others, takenAt }: TicketView): TicketSheets {
  const admitting = [seat, ...others].filter((one): one is SeatView & { code: string } => one.code !== undefined);
  return {
    merchant: merchant.name,
    colour: merchant.colour,
    title: event.title,
    days,
    seats: admitting.map(({ holder, tier, ref, code, number }) => ({ holder, tier, ref, code, seat: seats > 1 ? `Seat ${number} of ${seats}` : undefined })),
    issuedAt: new Date(takenAt),
  };
}

/**
 * The calendar file of a ticket, for whoever opens its page; by mail the guest gets the same as an invitation.
 * @param url of the page
 * @param organiser address that the service's mails are from
 */
export function calendarOf({ merchant, event, days, seat, takenAt }: TicketView, url: string, organiser: string): CalendarFile {
  return {
    method: 'PUBLISH',
    writtenAt: new Date(takenAt),
    organiser: { name: merchant.name, email: organiser },
    entries: calendarEntries({ attendeeId: seat.attendeeId, title: event.title, days, version: event.version, url, notes: `Your ticket: ${url}` }),
  };
}
