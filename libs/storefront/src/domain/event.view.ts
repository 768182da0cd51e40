import {
  amountsByCurrency,
  calendarDate,
  DATE_OF_BIRTH_MODES,
  eventMedia,
  fee,
  type Fee,
  feeIn,
  location,
  moment,
  placeForEveryone,
  primaryFirst,
  sponsorship,
  VENUE_VISIBILITIES,
} from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import { presentEventSummary, publicEventSummary } from './event-summary.view';
import { publicAttachedPackage, type PublicAttachedPackage } from './package.view';
import { publicProduct, type PublicProduct } from './product.view';
import { isShown, presentTicketType, publicTicketType } from './ticket-type.view';
import type { EventDaySource, EventSource } from './event-source';
import type { Moment } from './moment';
import type { StoreProfile } from './store-profile';
import { unlessEmpty } from './view-parts';

const count = z.number().int();

/** One day of an event that lasts several (§2.6). */
export const publicEventDay = z
  .object({
    ref: z.string(),
    label: z.string().optional(),
    dayDate: calendarDate,
    startAt: moment.optional(),
    endAt: moment.optional(),
    timezone: z.string(),
    location: location.optional(),
    capacity: count.optional(),
    remaining: count.optional(),
    soldOut: z.boolean(),
  })
  .meta({ id: 'PublicEventDay' });
export type PublicEventDay = z.infer<typeof publicEventDay>;

const eventBrand = z
  .object({ ref: z.string(), displayName: z.string(), avatarUrl: z.string().optional(), handle: z.string() })
  .meta({ id: 'EventBrand', description: 'Organiser of the event; the handle is the slug of the store.' });

/** One event with the ticket types on sale (§2.6). Flat fees are in the event's primary currency (D-93). */
export const publicEvent = publicEventSummary
  .omit({ venueName: true, city: true })
  .extend({
    description: z.string().optional(),
    location: location
      .optional()
      .describe('Shown where venueVisibility is public; its onlineUrl where the merchant shows it to everyone, and not to guests alone.'),
    venueVisibility: z.enum(VENUE_VISIBILITIES),
    timezone: z.string(),
    doorsAt: moment.optional(),
    capacity: count.optional(),
    media: z.array(eventMedia).optional(),
    minAge: count.optional(),
    dobMode: z.enum(DATE_OF_BIRTH_MODES),
    attendeeEmailRequired: z.boolean(),
    frontdeskFee: fee,
    customerFee: fee,
    customerFeeFlatByCurrency: amountsByCurrency.optional(),
    days: z.array(publicEventDay).optional(),
    saveForItEnabled: z.boolean(),
    saveForItCrowdLabel: z.string().optional(),
    ticketTypes: z.array(publicTicketType),
    attachedPackages: z.array(publicAttachedPackage).optional(),
    attachedProducts: z.array(publicProduct).optional(),
    brand: eventBrand,
    storefrontPublished: z.boolean(),
    sponsorship: sponsorship.optional(),
  })
  .meta({ id: 'PublicEvent' });
export type PublicEvent = z.infer<typeof publicEvent>;

const NO_FEE: Fee = { pct: 0, flatMinor: 0 };

/** Packages and products sold with the tickets. */
export interface Attached {
  packages: readonly PublicAttachedPackage[];
  products: readonly PublicProduct[];
}

const NOTHING: ReadonlySet<string> = new Set();

/** Returns one event with its days and the ticket types on sale (§2.6); hidden ones only where their id is in `revealed`. */
export function presentEvent(
  source: EventSource,
  { packages, products }: Attached,
  store: StoreProfile,
  now: Moment,
  revealed = NOTHING,
): PublicEvent {
  const { venueName: _venueName, city: _city, ...summary } = presentEventSummary(source, store);
  const currencies = primaryFirst(store.currencies, source.currency);
  return {
    ...summary,
    description: source.description,
    location: placeForEveryone(source, source.location),
    venueVisibility: source.venueVisibility,
    doorsAt: source.doorsAt,
    capacity: source.capacity ?? undefined,
    media: unlessEmpty(source.media ?? []),
    minAge: source.minAge,
    dobMode: source.dobMode,
    attendeeEmailRequired: source.attendeeEmailRequired,
    frontdeskFee: feeIn(store.frontdeskFee, currencies[0]!, store.currencies[0]!),
    customerFee: source.customerFee ?? NO_FEE,
    customerFeeFlatByCurrency: source.customerFeeFlatByCurrency,
    days: unlessEmpty(source.days.map((day) => presentEventDay(day, source, store))),
    saveForItEnabled: source.saveForItEnabled,
    saveForItCrowdLabel: source.saveForItEnabled ? source.saveForItCrowdLabel : undefined,
    ticketTypes: source.ticketTypes
      .filter((tier) => isShown(tier, revealed, now))
      .map((tier) => presentTicketType(tier, source, currencies, now)),
    attachedPackages: unlessEmpty(packages),
    attachedProducts: unlessEmpty(products),
    brand: { ref: refOf('wks', store.workspaceId), displayName: store.displayName, avatarUrl: source.avatarUrl, handle: store.slug },
    storefrontPublished: source.storefrontPublished,
    sponsorship: source.sponsorship,
  };
}

function presentEventDay(day: EventDaySource, event: EventSource, store: StoreProfile): PublicEventDay {
  return {
    ref: refOf('day', day.id),
    label: day.label,
    dayDate: day.dayDate,
    startAt: day.startAt,
    endAt: day.endAt,
    timezone: day.timezone ?? event.timezone ?? store.timezone,
    location: placeForEveryone(event, day.location),
    capacity: day.capacity ?? undefined,
    remaining: day.remaining ?? undefined,
    soldOut: day.remaining === 0,
  };
}
