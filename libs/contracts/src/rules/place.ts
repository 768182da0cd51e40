import type { Location } from '../shapes/common';
import type { VENUE_VISIBILITIES } from '../shapes/event';

/** A place as a guest with a ticket may know it (D-21); a hidden one the merchant tells by other ways. */
export function placeForGuests(visibility: (typeof VENUE_VISIBILITIES)[number], place: Location | undefined): Location | undefined {
  return visibility === 'hidden' ? undefined : place;
}

/** Where to go, from the name of the house to the country; of what happens online as well, where to look. */
export function placeLines({ venueName, address, city, state, country, onlineUrl }: Location = {}): string[] {
  const region = [city, state, country].filter(Boolean).join(', ');
  return [venueName, address, region, onlineUrl].flatMap((line) => line || []);
}
