import type { Location } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { EventSummarySource } from './event-source';
import type { PublicEventSummary } from './event-summary.view';

/** An event in short (§2.6). */
export function presentEventSummary(source: EventSummarySource): PublicEventSummary {
  const place = shownPlace(source, source.location);
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
    publishedAt: source.publishedAt,
    venueName: place?.venueName,
    city: place?.city,
    category: source.category,
  };
}

/** A place of the event, if everyone may know it; guests of the other events learn it from their ticket (D-21). */
export function shownPlace({ venueVisibility }: Pick<EventSummarySource, 'venueVisibility'>, place: Location | undefined): Location | undefined {
  return venueVisibility === 'public' ? place : undefined;
}
