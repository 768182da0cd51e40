import {
  amountsByCurrency,
  calendarDate,
  dateOfBirthMode,
  eventMedia,
  fee,
  type Fee,
  feeIn,
  location,
  moment,
  placeForEveryone,
  primaryFirst,
  sponsorship,
  venueVisibility,
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
    ref: z.string().describe('Ref of the event’s day (`day_…`), given by the service: `validDays` of ticket types names days by it.'),
    label: z
      .string()
      .optional()
      .describe('Name of the event’s day, such as `Opening night`; plain text. Absent when the merchant gave none: show the date.'),
    dayDate: calendarDate.describe('Date of the event’s day, `YYYY-MM-DD` in `timezone`.'),
    startAt: moment
      .optional()
      .describe('When the programme of the event’s day begins, UTC timestamp: show it in `timezone`. Absent when only the date is fixed.'),
    endAt: moment
      .optional()
      .describe(
        'When the programme of the event’s day ends, UTC timestamp, exclusive: show it in `timezone`. Absent when only the date is fixed.',
      ),
    timezone: z.string().describe('IANA time zone of the event’s day, such as `Africa/Lagos`: show the times of the day in it.'),
    location: location
      .optional()
      .describe(
        'Place of the event’s day, with address and coordinates. Absent when the day takes place where the event does, or when the place is not public.',
      ),
    capacity: count.optional().describe('Total number of seats on the event’s day, taken ones included; absent when there is no cap.'),
    remaining: count.optional().describe('Number of seats left on the event’s day; absent when there is no cap.'),
    soldOut: z.boolean().describe('True when no seat is left on the event’s day.'),
    cancelled: z
      .boolean()
      .describe(
        'True when the merchant has cancelled the event’s day, or the whole event: show that beside the day. Ticket types that are valid on no other day are sold out.',
      ),
    cancelReason: z
      .string()
      .optional()
      .describe(
        'Reason for which the event’s day was cancelled, in the merchant’s words; plain text. Absent when the day is on, or no reason was given.',
      ),
  })
  .meta({ id: 'PublicEventDay', description: 'One day of an event that takes place on several.' });
export type PublicEventDay = z.infer<typeof publicEventDay>;

const eventBrand = z
  .object({
    ref: z.string().describe('Ref of the workspace (`wks_…`) of the store that organises the event.'),
    displayName: z.string().describe('Name of the store, to show as the organiser of the event.'),
    avatarUrl: z
      .string()
      .optional()
      .describe('Absolute URL of the store’s avatar, a small square picture or logo; absent when the store has none.'),
    handle: z.string().describe('Slug of the store, the first part of the path of all pages that the service hosts for the store.'),
  })
  .meta({ id: 'EventBrand', description: 'Organiser of the event.' });

/** One event with the ticket types on sale (§2.6). Flat fees are in the event's primary currency (D-93). */
export const publicEvent = publicEventSummary
  .omit({ venueName: true, city: true })
  .extend({
    cancelled: z
      .boolean()
      .describe(
        'True when the merchant has cancelled the event: show that in the place of the tickets, all of which are sold out. Cancelled events leave the lists.',
      ),
    cancelReason: z
      .string()
      .optional()
      .describe(
        'Reason for which the event was cancelled, in the merchant’s words; plain text. Absent when the event is on, or no reason was given.',
      ),
    description: z
      .string()
      .optional()
      .describe(
        'Text about the event: plain text, or HTML where the merchant wrote it. Remove scripts before you show HTML. Absent when the merchant wrote none.',
      ),
    location: location
      .optional()
      .describe(
        'Place of the event: venue with address and coordinates, online address, or both. Present only where `venueVisibility` is `public` and the merchant announced a place; without `onlineUrl` where only confirmed guests may join online.',
      ),
    venueVisibility: venueVisibility,
    timezone: z.string().describe('IANA time zone of the event, such as `Africa/Lagos`: show all times of the event in it.'),
    doorsAt: moment
      .optional()
      .describe('When the doors of the event open, UTC timestamp: show it in `timezone`. Absent when the merchant gave no time.'),
    capacity: count
      .optional()
      .describe('Total number of seats of the event over all ticket types, taken ones included; absent when there is no cap.'),
    media: z
      .array(eventMedia)
      .optional()
      .describe('Further pictures, videos and documents about the event, in display order; absent when there are none.'),
    minAge: count
      .optional()
      .describe(
        'Minimum age in years for the whole event, to show as a note; absent when there is none. The service checks only `minAge` of each ticket type.',
      ),
    dobMode: dateOfBirthMode,
    attendeeEmailRequired: z
      .boolean()
      .describe(
        'True when everybody who is named for a seat of the event needs an e-mail address as well. Applies to ticket types with `requiresAttendeeDetails`.',
      ),
    frontdeskFee: fee.describe(
      'Fee of the service for each ticket of the event: a percentage of the price (`pct`) plus a fixed part (`flatMinor`). Each ticket type says by `frontdeskFeeMode` whether the buyer pays it on top of the price.',
    ),
    customerFee: fee.describe(
      'Surcharge of the merchant for each ticket of the event that costs money, paid by the buyer on top of the price: a percentage of the price (`pct`) plus a fixed part (`flatMinor`).',
    ),
    customerFeeFlatByCurrency: amountsByCurrency
      .optional()
      .describe(
        'Fixed part of the event’s `customerFee` in currencies other than the event’s primary one: ISO 4217 code → integer in that currency’s minor unit. A currency that is missing has 0; absent when there are none.',
      ),
    days: z
      .array(publicEventDay)
      .optional()
      .describe('Days of the event in order, for an event that takes place on several; absent for all others.'),
    saveForItEnabled: z
      .boolean()
      .describe(
        'True when buyers may pay tickets of the event in parts (savings plan), as far as the ticket type allows it: see `saveForItSaveable` of each ticket type.',
      ),
    saveForItCrowdLabel: z
      .string()
      .optional()
      .describe(
        'Line that invites others to contribute to a savings plan for tickets of the event, in the merchant’s words; absent when there is none.',
      ),
    ticketTypes: z
      .array(publicTicketType)
      .describe(
        'Ticket types of the event that are on sale now, in display order; empty when none is. Hidden and invite-only ticket types are left out.',
      ),
    attachedPackages: z
      .array(publicAttachedPackage)
      .optional()
      .describe(
        'Packages that the merchant offers beside the tickets of the event, in display order; absent when there are none. Sell them in a checkout of their own, by `POST /v1/store/checkouts`.',
      ),
    attachedProducts: z
      .array(publicProduct)
      .optional()
      .describe(
        'Products that the merchant offers beside the tickets of the event, in display order; absent when there are none. Sell them in a checkout of their own, by `POST /v1/store/checkouts`.',
      ),
    brand: eventBrand.describe('Store that organises the event: name, avatar and slug, to show as the organiser.'),
    storefrontPublished: z
      .boolean()
      .describe(
        'True when the merchant has published the storefront document of the store, so that you can link from the event to a home page of the store.',
      ),
    sponsorship: sponsorship.optional().describe('Sponsor to show with the event: brand, logo and link. Absent when there is none.'),
  })
  .meta({ id: 'PublicEvent', description: 'One event, with its days and the ticket types on sale.' });
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
    cancelled: source.isCancelled ?? false,
    cancelReason: source.cancelReason,
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
  const isOff = day.isCancelled === true || event.isCancelled === true;
  return {
    ref: refOf('day', day.id),
    label: day.label,
    dayDate: day.dayDate,
    startAt: day.startAt,
    endAt: day.endAt,
    timezone: day.timezone ?? event.timezone ?? store.timezone,
    location: placeForEveryone(event, day.location),
    capacity: day.capacity ?? undefined,
    remaining: isOff ? 0 : (day.remaining ?? undefined),
    soldOut: isOff || day.remaining === 0,
    cancelled: isOff,
    cancelReason: day.cancelReason ?? undefined,
  };
}
