import type { GuestEmailSource, SeatsTaken } from '../../ports/email-sources';
import { keptDays } from '../guest-seats';
import type { EventGuest } from '../messages-of';
import type { EarlierEvent } from './known-schedule';
import type { NotifiedSchedule } from './notified-schedule';
import { changesBetween } from './schedule-change';

/** Seats of a guest, and the schedule that they were last notified of. */
export interface GuestSchedule {
  seats: SeatsTaken['seats'];
  /** Absent where none is stored. */
  notified?: NotifiedSchedule;
  /** Moment from which they have their seats, UTC text. */
  since: string;
  /** A mail about their seats was sent. */
  isMailed: boolean;
}

/** Present times and places of an event, and those when the service began to store schedules. */
export interface EventSchedule extends Pick<GuestEmailSource, 'event'> {
  workspaceId: string;
  workspace: Pick<GuestEmailSource['workspace'], 'timezone'>;
  /** `writtenAt`: a UTC text. */
  earlier?: { schedule: EarlierEvent; writtenAt: string };
}

/**
 * Returns true for a guest for whom times, place or online address differ from what they were last notified of (D-148). Who was never notified
 * is not concerned: their first mail will have the present state.
 */
export function isConcerned({ event, workspace, earlier }: EventSchedule, { schedule }: Pick<EventGuest, 'schedule'>): boolean {
  if (!schedule) return true;
  const { seats, notified, since, isMailed } = schedule;
  const days = (of: GuestEmailSource['event']) => {
    const source = { event: of, workspace: { slug: '', displayName: '', ...workspace }, contactName: '', seats };
    return keptDays(source);
  };
  const isEarly = earlier !== undefined && since <= earlier.writtenAt;
  const before = notified?.days ?? (isEarly ? days({ ...event, ...earlier.schedule }) : undefined);
  return before ? changesBetween(before, days(event)).length > 0 : isMailed;
}
