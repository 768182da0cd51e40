import type { EventSummarySource } from './event-source';
import type { PublicEventSummary } from './event-summary.view';
import type { Moment } from './moment';
import { presentEventSummary } from './present-event-summary';
import type { StoreProfile } from './store-profile';

const DAY_MS = 86_400_000;

/** An event stays in lists for this long after its end (D-32). */
export function listedIfEndedSince(now: Moment): Date {
  return new Date(now.date.getTime() - DAY_MS);
}

/** Those that are published by now and have not ended more than 24 hours ago (D-32). */
export function presentEventList(sources: readonly EventSummarySource[], store: Pick<StoreProfile, 'timezone'>, now: Moment): PublicEventSummary[] {
  return sources.filter((source) => isListed(source, now)).map((source) => presentEventSummary(source, store));
}

function isListed({ publishAt, endAt }: EventSummarySource, now: Moment): boolean {
  if (publishAt && !now.hasReached(publishAt)) return false;
  return !now.hasReached(Date.parse(endAt) + DAY_MS + 1);
}
