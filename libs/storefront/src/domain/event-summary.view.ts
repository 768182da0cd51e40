import { EVENT_FORMATS, EVENT_MODES, moment } from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import type { EventSummarySource } from './event-source';
import type { StoreProfile } from './store-profile';
import type { Moment } from './moment';

/** An event in short (§2.6): a list item and a member of the storefront's `events`. */
export const publicEventSummary = z
  .object({
    ref: z.string(),
    title: z.string(),
    slug: z.string(),
    tagline: z.string().optional(),
    coverUrl: z.string().optional(),
    format: z.enum(EVENT_FORMATS),
    mode: z.enum(EVENT_MODES),
    startAt: moment,
    endAt: moment,
    timezone: z.string().describe('IANA zone of its wall time.'),
    publishedAt: moment,
    venueName: z.string().optional(),
    city: z.string().optional(),
    category: z.string().optional(),
  })
  .meta({ id: 'PublicEventSummary', description: 'An event in short; the place is shown where it is public.' });
export type PublicEventSummary = z.infer<typeof publicEventSummary>;

/** Returns an event in short (§2.6). */
export function presentEventSummary(source: EventSummarySource, { timezone }: Pick<StoreProfile, 'timezone'>): PublicEventSummary {
  const place = source.venueVisibility === 'public' ? source.location : undefined; // Guests of the other events learn it from their ticket (D-21).
  return {
    ref: refOf('evt', source.id),
    title: source.title,
    slug: source.slug,
    tagline: source.tagline,
    coverUrl: source.coverUrl,
    format: source.format,
    mode: source.mode,
    startAt: source.startAt,
    endAt: source.endAt,
    timezone: source.timezone ?? timezone,
    publishedAt: source.publishedAt,
    venueName: place?.venueName,
    city: place?.city,
    category: source.category,
  };
}

const DAY_MS = 86_400_000;

/** Returns the earliest end of listed events: they stay in lists for 24 hours after their end (D-32). */
export function listedIfEndedSince(now: Moment): Date {
  return new Date(now.date.getTime() - DAY_MS);
}

/** Lists the events that are published by now and have not ended more than 24 hours ago (D-32). */
export function presentEventList(
  sources: readonly EventSummarySource[],
  store: Pick<StoreProfile, 'timezone'>,
  now: Moment,
): PublicEventSummary[] {
  return sources.filter((source) => isListed(source, now)).map((source) => presentEventSummary(source, store));
}

function isListed({ publishAt, endAt }: EventSummarySource, now: Moment): boolean {
  if (publishAt && !now.hasReached(publishAt)) return false;
  return !now.hasReached(Date.parse(endAt) + DAY_MS + 1);
}
