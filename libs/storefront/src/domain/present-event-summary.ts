import { refOf } from '@svc/kernel';
import type { EventSummarySource } from './event-source';
import type { PublicEventSummary } from './event-summary.view';
import type { StoreProfile } from './store-profile';

/** An event in short (§2.6). */
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
