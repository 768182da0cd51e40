import type { AttendeeStatus } from '../facts';
import type { Location } from '../shapes/common';
import { countryName } from './country-name';
import type { ATTENDANCES, ONLINE_URL_AUDIENCES, TICKET_KINDS, VENUE_VISIBILITIES } from '../shapes/event';

/** What decides who may know which part of where an event takes place (D-21, D-113). */
export interface PlaceRules {
  venueVisibility: (typeof VENUE_VISIBILITIES)[number];
  /** As the merchant wrote it. */
  onlineUrlFor?: (typeof ONLINE_URL_AUDIENCES)[number];
  /** All that the event has. */
  ticketTypes: readonly { kind: (typeof TICKET_KINDS)[number]; approvalRequired: boolean; attendance?: (typeof ATTENDANCES)[number] }[];
}

/** A seat that somebody has, and how its ticket type is attended. */
export interface SeatAtPlace {
  status: AttendeeStatus;
  attendance?: (typeof ATTENDANCES)[number];
}

/** Who learns where to join online: unless the merchant says so, guests alone when a ticket costs money or needs approval (D-113). */
export function onlineUrlAudience({ onlineUrlFor, ticketTypes }: PlaceRules): (typeof ONLINE_URL_AUDIENCES)[number] {
  return onlineUrlFor ?? (ticketTypes.some(({ kind, approvalRequired }) => kind !== 'free' || approvalRequired) ? 'guests' : 'everyone');
}

/** A place as everyone may know it; undefined where the venue is not public. */
export function placeForEveryone(rules: PlaceRules, place: Location | undefined): Location | undefined {
  if (rules.venueVisibility !== 'public') return undefined;
  return onlineUrlAudience(rules) === 'everyone' ? place : withoutOnlineUrl(place);
}

/**
 * A place as who has these seats may know it (D-21); the merchant announces a hidden one in other ways. Where to join online
 * is for seats that are confirmed, and where ticket types say how they are attended, for those that are attended online (D-113).
 */
export function placeForGuest(rules: PlaceRules, place: Location | undefined, seats: readonly SeatAtPlace[]): Location | undefined {
  if (rules.venueVisibility === 'hidden') return undefined;
  return onlineUrlAudience(rules) === 'everyone' || seats.some((seat) => joinsOnline(seat, rules)) ? place : withoutOnlineUrl(place);
}

function joinsOnline({ status, attendance }: SeatAtPlace, { ticketTypes }: PlaceRules): boolean {
  if (status !== 'confirmed' && status !== 'checked_in') return false;
  return attendance === 'online' || (attendance === undefined && ticketTypes.every((tier) => tier.attendance === undefined));
}

/** Undefined when nothing else is known of the place. */
function withoutOnlineUrl(place: Location | undefined): Location | undefined {
  if (place?.onlineUrl === undefined) return place;
  const { onlineUrl: _onlineUrl, ...rest } = place;
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** Where to go, from the name of the house to the country, by its name in the language of a locale; of what happens online as well, where to look. */
export function placeLines({ venueName, address, city, state, country, onlineUrl }: Location = {}, locale = 'en'): string[] {
  const region = [city, state, country && countryName(country, locale)].filter(Boolean).join(', ');
  return [venueName, address, region, onlineUrl].flatMap((line) => line || []);
}
