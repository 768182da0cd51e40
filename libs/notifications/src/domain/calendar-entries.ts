import type { AdmissionDay } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { CalendarEntry } from '../ports/ticket-documents';

/** A seat as its guest's calendar knows it. */
export interface SeatInCalendar {
  attendeeId: string;
  title: string;
  days: readonly AdmissionDay[];
  /** Of the event; counts up with each change. */
  version: number;
  url?: string;
  notes?: string;
  /** The seat was given back, or the event is off. */
  calledOff?: boolean;
}

/**
 * The calendar entries of a seat, one for each day (decisions 3.16). They are known by the seat and the day, wherever the
 * service may move; what is called off has a higher number than what was said before of the same event.
 */
export function calendarEntries({ attendeeId, title, days, version, url, notes, calledOff = false }: SeatInCalendar): CalendarEntry[] {
  const seat = refOf('att', attendeeId);
  return days.map((day) => ({
    ...day,
    uid: day.id === undefined ? `${seat}@svc` : `${seat}.${refOf('day', day.id)}@svc`,
    sequence: 2 * version + (calledOff ? 1 : 0),
    title: day.label === undefined ? title : `${title}: ${day.label}`,
    url,
    notes,
  }));
}
