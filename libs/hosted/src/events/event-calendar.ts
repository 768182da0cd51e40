import { type AdmissionDay, validDays } from '@svc/contracts';
import type { CalendarFile } from '@svc/notifications';
import type { PublicEvent } from '@svc/storefront';

/** Returns the days of an event, cancelled ones among them, with the places that are public. */
export function daysOf({ days = [], ...event }: PublicEvent): AdmissionDay[] {
  return validDays({ ...event, days: days.map((day) => ({ ...day, id: day.ref, isCancelled: day.cancelled })) }, []);
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
  const { cancelled, ref, title } = event;
  const entries = daysOf(event).map((day) => {
    const isCancelled = cancelled || day.isCancelled === true;
    return { ...day, uid: `${day.id ?? ref}@svc`, sequence: isCancelled ? 1 : 0, title, url, isCancelled };
  });
  return { method: 'PUBLISH', writtenAt: now, organiser, entries };
}
