import { eventFormat, eventMode, moment } from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import type { EventSummarySource } from './event-source';
import type { StoreProfile } from './store-profile';
import type { Moment } from './moment';

/** An event in short (§2.6): a list item and a member of the storefront's `events`. */
export const publicEventSummary = z
  .object({
    ref: z.string().describe('Ref of the event (`evt_…`), given by the service.'),
    title: z.string().describe('Title of the event, to show as a heading; plain text.'),
    slug: z
      .string()
      .describe(
        'Name of the event in URLs, such as `dye-night`: read all details and the tickets by `GET /v1/store/events/{slug}`. The merchant can change it; `ref` stays.',
      ),
    tagline: z
      .string()
      .optional()
      .describe('One line about the event to show below the title, plain text; absent when the merchant wrote none.'),
    coverUrl: z.string().optional().describe('Absolute URL of the event’s main picture; absent when there is none.'),
    format: eventFormat,
    mode: eventMode,
    startAt: moment.describe('When the event begins, UTC timestamp: show it in `timezone`.'),
    endAt: moment.describe(
      'When the event ends, UTC timestamp, exclusive: show it in `timezone`. Lists keep the event until 24 hours later.',
    ),
    timezone: z.string().describe('IANA time zone of the event, such as `Africa/Lagos`: show all times of the event in it.'),
    publishedAt: moment.describe('When the event was published, UTC timestamp.'),
    venueName: z
      .string()
      .optional()
      .describe('Name of the building or room where the event takes place; absent when the place is not public or has no name.'),
    city: z.string().optional().describe('City or town where the event takes place; absent when the place is not public or names none.'),
    category: z
      .string()
      .optional()
      .describe('Category of the event in the merchant’s words, such as `Concert`, for lists and filters; absent when there is none.'),
  })
  .meta({ id: 'PublicEventSummary', description: 'An event in a list. Its place is present where it is public.' });
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
