import type { AdmissionDay } from '@svc/contracts';

/**
 * Role of the reader of mails about seats: whoever took them, the holder of a given-away seat, or an attendee whose ticket goes to an address of
 * their own.
 */
export type ScheduleReader = 'taker' | 'holder' | 'attendee';

/** An entry of the reader's calendar, as the last mail with it has it. */
export interface NotifiedEntry {
  uid: string;
  /** RFC 5546, 2.1.5. */
  sequence: number;
  day: AdmissionDay;
  /** It was called off. */
  isOff?: true;
}

/** Content of the last mails about seats to one reader: days with times and places, and the entries of their calendar (D-148). */
export interface NotifiedSchedule {
  days: readonly AdmissionDay[];
  entries: readonly NotifiedEntry[];
}

/** The schedule that one reader was last notified of, as it is stored. */
export interface NotifiedRow {
  /** Registration or order of a taker; seat of a holder; first seat of an attendee. */
  subjectId: string;
  reader: ScheduleReader;
  /** Counts up with each change. */
  revision: number;
  /** Message that said it. */
  messageId: string;
  schedule: NotifiedSchedule;
  /** The schedule before that message; absent for the first one. */
  before?: NotifiedSchedule;
}

/** A schedule to store before its message is sent: `revision` is the stored one, 0 for none. */
export interface ScheduleNote extends Omit<NotifiedRow, 'messageId'> {
  eventId: string;
  /** End of the event, UTC text. */
  endsAt: string;
}

/** Returns the stored row of a reader. */
export function rowOf(
  rows: readonly NotifiedRow[] | undefined,
  { subjectId, reader }: Pick<NotifiedRow, 'subjectId' | 'reader'>,
): NotifiedRow | undefined {
  return rows?.find((row) => row.subjectId === subjectId && row.reader === reader);
}
