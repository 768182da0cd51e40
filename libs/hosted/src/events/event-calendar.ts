import { type AdmissionDay, admissionDays } from '@svc/contracts';
import type { CalendarFile } from '@svc/notifications';
import type { PublicEvent } from '@svc/storefront';

/** Returns the days of an event, with the places that are public. */
export function daysOf({ days = [], ...event }: PublicEvent): AdmissionDay[] {
  return admissionDays({ ...event, days: days.map((day) => ({ ...day, id: day.ref })) }, []);
}

/**
 * Returns the calendar file of an event for visitors, an entry for each of its days; guests get the entry of their seat with the ticket.
 * @param url of the event's page
 * @param organiser the merchant's name, at the address that the service's mails are from
 */
export function calendarOfEvent(
  event: PublicEvent,
  { url, organiser, now }: { url: string; organiser: CalendarFile['organiser']; now: Date },
): CalendarFile {
  const { cancelled: isCancelled, ref, title } = event;
  const sequence = isCancelled ? 1 : 0;
  const entries = daysOf(event).map((day) => ({ ...day, uid: `${day.id ?? ref}@svc`, sequence, title, url, isCancelled }));
  return { method: 'PUBLISH', writtenAt: now, organiser, entries };
}
