import { placeOfDay } from '@svc/contracts';
import type { PublicEvent } from '@svc/storefront';

/**
 * Returns the address on OpenStreetMap of where an event takes place, as far as its place is public (D-21): the event's point when the day
 * has the same venue, else a search for venue and city. Undefined where there is nowhere to go.
 */
export function mapUrlOfEvent({ format, location, days = [] }: Pick<PublicEvent, 'format' | 'location' | 'days'>): string | undefined {
  if (format === 'online') return undefined;
  const [first] = days.flatMap((day) => day.location ?? []);
  const place = placeOfDay(first, location);
  const { lat, lng } = place ?? {};
  if (lat !== undefined && lng !== undefined)
    return `https://www.openstreetmap.org/?${new URLSearchParams({ mlat: `${lat}`, mlon: `${lng}` })}#map=17/${lat}/${lng}`;
  const query = [place?.venueName ?? place?.address, place?.city].filter(Boolean).join(', ');
  return query === '' ? undefined : `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`;
}
