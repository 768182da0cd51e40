import type { AdmissionDay } from '@svc/contracts';
import type { NotifiedEntry } from './notified-schedule';
import { isSameDay } from './schedule-change';

/** An entry that a calendar is to show. */
export interface WantedEntry {
  uid: string;
  day: AdmissionDay;
  /** Sequence number of an entry that no calendar has. */
  first: number;
}

/** Changes of a calendar, and its entries after them. */
export interface CalendarChanges {
  requests: readonly NotifiedEntry[];
  cancels: readonly NotifiedEntry[];
  entries: readonly NotifiedEntry[];
}

/**
 * Returns how a calendar with these entries comes to show the wanted ones: entries that differ are requested, those that are not wanted are
 * called off. The number of each rises by one with each that is sent (RFC 5546, 2.1.5). UIDs of entries that were called off stay known, so
 * that a day that comes back has a higher number.
 * @param all requests the others again, as a ticket that is sent again does, by a number that is no lower than that of their version
 */
export function calendarChanges(
  present: readonly NotifiedEntry[],
  wanted: readonly WantedEntry[],
  { all = false }: { all?: boolean } = {},
): CalendarChanges {
  const entries = wanted.map(({ uid, day, first }): { entry: NotifiedEntry; isSent: boolean } => {
    const before = present.find((entry) => entry.uid === uid);
    if (before && !before.isOff && !all && isSameDay(before.day, day)) return { entry: before, isSent: false };
    const next = before === undefined ? first : before.sequence + 1;
    return { entry: { uid, day, sequence: all ? Math.max(next, first) : next }, isSent: true };
  });
  const gone = present.filter(({ uid, isOff }) => !isOff && !wanted.some((entry) => entry.uid === uid));
  const cancels = gone.map((entry): NotifiedEntry => ({ ...entry, sequence: entry.sequence + 1, isOff: true }));
  const off = present.filter(({ uid, isOff }) => isOff && !wanted.some((entry) => entry.uid === uid));
  return {
    requests: entries.flatMap(({ entry, isSent }) => (isSent ? [entry] : [])),
    cancels,
    entries: [...entries.map(({ entry }) => entry), ...cancels, ...off],
  };
}
