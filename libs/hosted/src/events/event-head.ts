import { cleanHtml } from '@svc/content';
import { currencyExponent, excerptOf } from '@svc/kernel';
import type { PublicEvent, EventPage } from '@svc/storefront';
import { Temporal } from 'temporal-polyfill';
import { DESCRIPTION_LENGTH, type PageHead } from '../page';
import { isSoldElsewhere } from './choice/offer';
import type { EventPageView } from './event-page-view';
import { timeOf } from './event-facts';

/** Returns the description of an event's page for search engines and for previews of its link. */
export function headOf(view: EventPageView): PageHead {
  const { page, path, isListed } = view;
  const { event } = page;
  return {
    path,
    isListed,
    description: excerptOf(summaryOf(view), DESCRIPTION_LENGTH),
    pictureUrl: event.coverUrl,
    data: eventData(view),
  };
}

/** Returns when and where an event is, as far as its place is public (D-21), and what it says of itself. */
function summaryOf({ page: { event }, ...pageLocale }: EventPageView): string {
  const { tagline, description = '', location } = event;
  const time = timeOf(event, pageLocale);
  const place = [location?.venueName, location?.city].filter(Boolean).join(', ');
  return [[time, place].filter(Boolean).join(' · '), tagline ?? plainText(description)].filter(Boolean).join('. ');
}

/** Returns the words of a merchant's text, which may be markup. */
export function plainText(text: string): string {
  const withoutTags = cleanHtml(text).replace(/<[^>]*>/g, ' ');
  const unescaped = withoutTags.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return unescaped.replace(/\s+/g, ' ').trim();
}

type Seen = Pick<EventPageView, 'page' | 'url' | 'brand'>;

/**
 * Returns an event as `schema.org/Event`: nothing that its page does not show. The service knows no former times of moved events,
 * so each that is on is scheduled for the times that it has now.
 */
export function eventData({ page, url, brand }: Seen): object {
  const { event, branding } = page;
  const { title, tagline, description, coverUrl, startAt, endAt, doorsAt, timezone, format, days = [] } = event;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    url,
    description: excerptOf(plainText(description ?? '') || (tagline ?? ''), 2_000) || undefined,
    image: coverUrl && [coverUrl],
    startDate: withOffset(startAt, timezone),
    endDate: withOffset(endAt, timezone),
    doorTime: doorsAt && withOffset(doorsAt, timezone),
    eventStatus: statusData(event.cancelled),
    eventAttendanceMode: `https://schema.org/${ATTENDANCE_MODES[format]}`,
    location: locationData(event, url),
    organizer: { '@type': 'Organization', name: brand.name, url: branding.website },
    offers:
      page.registration === 'ended' || page.registration === 'shop_closed'
        ? undefined
        : event.ticketTypes.map((tier) => offerData(tier, page, url)),
    subEvent:
      days.length > 1
        ? days.map(({ label, dayDate, startAt: begins, endAt: ends, timezone: zone, cancelled }) => ({
            '@type': 'Event',
            name: label ? `${title}: ${label}` : title,
            startDate: begins ? withOffset(begins, zone) : dayDate,
            endDate: ends && withOffset(ends, zone),
            eventStatus: statusData(cancelled),
            location: locationData(event, url),
          }))
        : undefined,
  };
}

const statusData = (isCancelled: boolean) => `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`;

const ATTENDANCE_MODES = {
  physical: 'OfflineEventAttendanceMode',
  online: 'OnlineEventAttendanceMode',
  hybrid: 'MixedEventAttendanceMode',
} as const;

/** Returns a moment (UTC text) in the time of a zone, with its offset: `2027-01-09T10:00:00+01:00`. */
export function withOffset(at: string, timezone: string): string {
  return Temporal.Instant.from(at).toZonedDateTimeISO(timezone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** The place as far as it is public (D-21); where to join online is learned on the page. */
function locationData({ format, location, venueVisibility }: PublicEvent, url: string): object | undefined {
  const online = { '@type': 'VirtualLocation', url };
  if (format === 'online') return online;
  const place = venueVisibility === 'public' && location ? placeData(location) : undefined;
  return format === 'hybrid' ? [online, ...(place ? [place] : [])] : place;
}

function placeData({ venueName, address, city, state, country, lat, lng }: NonNullable<PublicEvent['location']>): object {
  return {
    '@type': 'Place',
    name: venueName ?? city,
    address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city, addressRegion: state, addressCountry: country },
    geo: lat === undefined || lng === undefined ? undefined : { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
  };
}

function offerData(tier: PublicEvent['ticketTypes'][number], { event, branding }: EventPage, url: string): object {
  const { name, kind, priceMinor = 0, minPriceMinor = 0, currency, soldOut, priceEndsAt } = tier;
  const minor = kind === 'donation' ? minPriceMinor : kind === 'free' ? 0 : priceMinor;
  const digits = currencyExponent(currency);
  return {
    '@type': 'Offer',
    name,
    price: (minor / 10 ** digits).toFixed(digits),
    priceCurrency: currency,
    priceValidUntil: priceEndsAt,
    availability: `https://schema.org/${soldOut ? 'SoldOut' : 'InStock'}`,
    url: isSoldElsewhere(tier, event) ? (branding.website ?? url) : url,
  };
}
