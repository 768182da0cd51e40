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

/** Options of a change of a calendar. */
export interface ChangeOptions {
  /** Requests entries that have not changed as well, as a mail with tickets does, by a number no lower than that of their version. */
  all?: boolean;
  /** Entries as an earlier attempt of the same mail has sent them, which may have arrived: each is sent once more. */
  attempted?: readonly NotifiedEntry[];
}

/**
 * Returns how a calendar with these entries comes to show the wanted ones: entries that differ are requested, those that are not wanted are
 * called off. The number of each rises by one with each that is sent (RFC 5546, 2.1.5). UIDs of entries that were called off stay known, so
 * that a day that comes back has a higher number.
 */
export function calendarChanges(
  present: readonly NotifiedEntry[],
  wanted: readonly WantedEntry[],
  { all = false, attempted = [] }: ChangeOptions = {},
): CalendarChanges {
  const entries = wanted.map(({ uid, day, first }): { entry: NotifiedEntry; isSent: boolean } => {
    const [before, sent] = [present, attempted].map((some) => some.find((entry) => entry.uid === uid));
    if (sent) return { entry: again(sent, { uid, day }), isSent: true };
    if (before && !before.isOff && !all && isSameDay(before.day, day)) return { entry: before, isSent: false };
    const next = before === undefined ? first : before.sequence + 1;
    return { entry: { uid, day, sequence: all ? Math.max(next, first) : next }, isSent: true };
  });
  const isLeft = ({ uid }: NotifiedEntry) => !wanted.some((entry) => entry.uid === uid);
  const untouched = present.filter((entry) => isLeft(entry) && !attempted.some(({ uid }) => uid === entry.uid));
  const cancels = [
    ...untouched.filter(({ isOff }) => !isOff).map((entry): NotifiedEntry => ({ ...entry, sequence: entry.sequence + 1, isOff: true })),
    ...attempted.filter(isLeft).map((sent) => again(sent, { uid: sent.uid, day: sent.day, isOff: true })),
  ];
  return {
    requests: entries.flatMap(({ entry, isSent }) => (isSent ? [entry] : [])),
    cancels,
    entries: [...entries.map(({ entry }) => entry), ...cancels, ...untouched.filter(({ isOff }) => isOff)],
  };
}

/** Returns an entry by the number of the attempt before, where it says the same, else by the next. */
function again(sent: NotifiedEntry, entry: Omit<NotifiedEntry, 'sequence'>): NotifiedEntry {
  const isSame = sent.isOff === entry.isOff && isSameDay(sent.day, entry.day);
  return { ...entry, sequence: isSame ? sent.sequence : sent.sequence + 1 };
}

/**
 * Returns the number of an entry in a file that a visitor downloads (D-148): that of the last mail where that says the same, else that of the
 * next one. So what has moved replaces what was there (D-81), and no notice has a lower number than a file; of two with the same number the
 * one that was written later counts (RFC 5546, 2.1.5).
 * @param mailed entries that mails have put into the calendar
 */
export function downloadSequence(mailed: readonly NotifiedEntry[], { uid, day, first }: WantedEntry): number {
  const before = mailed.find((entry) => entry.uid === uid);
  if (!before) return first;
  return !before.isOff && isSameDay(before.day, day) ? before.sequence : before.sequence + 1;
}
