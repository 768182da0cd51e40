import { Temporal } from 'temporal-polyfill';
import type { Notice } from './notice';
import { MOST_SINGLE_NOTICES, type NoticeKind } from './notice-settings';

export const NOTICE_HOUR_MS = 3_600_000;
/** Hour of the day at which daily lists are mailed, in the time zone of the shop. */
const DAILY_HOUR = 8;

/** Returns the next moment of the daily list after `now`: 8:00 in the time zone of the shop. */
export function nextDailyNotice(now: Date, timezone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone);
  const today = local.with({ hour: DAILY_HOUR, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
  const next = Temporal.ZonedDateTime.compare(today, local) > 0 ? today : today.add({ days: 1 });
  return new Date(next.epochMilliseconds);
}

/** Mails about news of one kind in the last hour, and the list that waits. */
export interface NoticePace {
  kind: NoticeKind;
  /** Mails about single news within the last hour. */
  singles: number;
  /** First of them. */
  since?: Date;
  /** When the list of news that wait is due. */
  listAt?: Date;
}

/** Mail about news: one alone, or a list. */
export interface NoticeMail {
  notices: readonly Notice[];
  isList: boolean;
}

/** Decision about due news of one shop. */
export interface NoticeDecision {
  mails: NoticeMail[];
  /** News that wait for the list of an hour, by its moment. */
  later: { notices: readonly Notice[]; dueAt: Date }[];
}

/**
 * Decides how due news of one shop are mailed (D-156): those of a day in one list, whatever they are about; each of the others in a mail of
 * its own, 20 of a kind in an hour. The rest of a kind waits for one list, an hour after the first of these mails, and so do those that
 * come meanwhile.
 */
export function decideNoticeMails(due: readonly Notice[], paces: readonly NoticePace[], now: Date): NoticeDecision {
  const decision: NoticeDecision = { mails: [], later: [] };
  const addList = (notices: readonly Notice[]) => {
    if (notices.length > 0) decision.mails.push({ notices, isList: true });
  };
  addList(due.filter(({ planned }) => planned === 'daily'));
  const others = due.filter(({ planned }) => planned !== 'daily');
  for (const kind of new Set(others.map((notice) => notice.kind))) {
    const ofKind = others.filter((notice) => notice.kind === kind);
    const pace = paces.find((each) => each.kind === kind) ?? { kind, singles: 0 };
    addList(ofKind.filter(({ planned }) => planned === 'hourly'));
    const singles = ofKind.filter(({ planned }) => planned === 'each');
    const room = pace.listAt && pace.listAt > now ? 0 : Math.max(0, MOST_SINGLE_NOTICES - pace.singles);
    decision.mails.push(...singles.slice(0, room).map((notice) => ({ notices: [notice], isList: false })));
    const rest = singles.slice(room);
    if (rest.length === 0) continue;
    const waiting = pace.listAt && pace.listAt > now ? pace.listAt : undefined;
    decision.later.push({ notices: rest, dueAt: waiting ?? new Date((pace.since ?? now).getTime() + NOTICE_HOUR_MS) });
  }
  return decision;
}
