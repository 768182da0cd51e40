import type { AttendeeStatus } from '../facts';
import type { Location } from '../shapes/common';
import { needsApproval } from './approval';
import { countryName } from './country-name';
import type { ATTENDANCES, ONLINE_URL_AUDIENCES, TICKET_KINDS, VENUE_VISIBILITIES } from '../shapes/event';

/** Fields of an event that decide who sees which part of its place (D-21, D-113). */
export interface PlaceRules {
  venueVisibility: (typeof VENUE_VISIBILITIES)[number];
  /** The merchant's choice, if there is one. */
  onlineUrlFor?: (typeof ONLINE_URL_AUDIENCES)[number];
  /** All ticket types of the event. */
  ticketTypes: readonly { kind: (typeof TICKET_KINDS)[number]; approvalRequired: boolean; attendance?: (typeof ATTENDANCES)[number] }[];
}

/** Status of a guest's seat, and the attendance of its ticket type. */
export interface SeatAtPlace {
  status: AttendeeStatus;
  attendance?: (typeof ATTENDANCES)[number];
}

/**
 * Returns the audience of the online address: the merchant's choice, else only guests when a ticket costs money or needs approval
 * (D-113).
 */
export function onlineUrlAudience({ onlineUrlFor, ticketTypes }: PlaceRules): (typeof ONLINE_URL_AUDIENCES)[number] {
  return onlineUrlFor ?? (ticketTypes.some((tier) => tier.kind !== 'free' || needsApproval(tier)) ? 'guests' : 'everyone');
}

/** Returns the place of a day, with the point and the city of the event where both have the same venue and the day has none of its own. */
export function placeOfDay(place: Location | undefined, event: Location | undefined): Location | undefined {
  if (!place || !event) return place ?? event;
  if (place.lat !== undefined || event.lat === undefined || place.venueName !== event.venueName) return place;
  return { ...place, city: place.city ?? event.city, lat: event.lat, lng: event.lng };
}

/** Returns a place as everyone may see it; undefined where the venue is not public. */
export function placeForEveryone(rules: PlaceRules, place: Location | undefined): Location | undefined {
  if (rules.venueVisibility !== 'public') return undefined;
  return onlineUrlAudience(rules) === 'everyone' ? place : withoutOnlineUrl(place);
}

/**
 * Returns a place as a guest with these seats may see it (D-21); a hidden one is announced by the merchant in other ways. The online
 * address is for confirmed seats; where ticket types name their attendance, only for those attended online (D-113).
 */
export function placeForGuest(rules: PlaceRules, place: Location | undefined, seats: readonly SeatAtPlace[]): Location | undefined {
  if (rules.venueVisibility === 'hidden') return undefined;
  return onlineUrlAudience(rules) === 'everyone' || seats.some((seat) => joinsOnline(seat, rules)) ? place : withoutOnlineUrl(place);
}

function joinsOnline({ status, attendance }: SeatAtPlace, { ticketTypes }: PlaceRules): boolean {
  if (status !== 'confirmed' && status !== 'checked_in') return false;
  return attendance === 'online' || (attendance === undefined && ticketTypes.every((tier) => tier.attendance === undefined));
}

/** Returns the place without its online address; undefined when it has nothing else. */
function withoutOnlineUrl(place: Location | undefined): Location | undefined {
  if (place?.onlineUrl === undefined) return place;
  const { onlineUrl: _onlineUrl, ...rest } = place;
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** Returns the lines of an address, from the venue to the country in the language of a locale, then the online address. */
export function placeLines({ venueName, address, city, state, country, onlineUrl }: Location = {}, locale = 'en'): string[] {
  const region = [city, state, country && countryName(country, locale)].filter(Boolean).join(', ');
  return [venueName, address, region, onlineUrl].flatMap((line) => line || []);
}
