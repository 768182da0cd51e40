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
    ref: z.string().describe('Ref of the day (`day_…`), which `validDays` of ticket types names.'),
    label: z.string().optional().describe('Name of the day, such as `Opening night`; show the date when absent.'),
    dayDate: calendarDate.describe('Date of the day, `YYYY-MM-DD` in `timezone`.'),
    startAt: moment.optional().describe('When the day’s programme begins, UTC; absent when only the date is fixed.'),
    endAt: moment.optional().describe('When the day’s programme ends, UTC, exclusive; absent when only the date is fixed.'),
    timezone: z.string().describe('IANA time zone of the day: show its times in it.'),
    location: location
      .optional()
      .describe('Place of this day, where it has one of its own; that of the event when absent. Left out where the place is not public.'),
    capacity: count.optional().describe('Seats on this day; no cap when absent.'),
    remaining: count.optional().describe('Seats left on this day; no cap when absent.'),
    soldOut: z.boolean().describe('True when no seat is left on this day.'),
  })
  .meta({ id: 'PublicEventDay', description: 'One day of an event that takes place on several.' });
export type PublicEventDay = z.infer<typeof publicEventDay>;

const eventBrand = z
  .object({
    ref: z.string().describe('Ref of the workspace (`wks_…`).'),
    displayName: z.string().describe('Name of the store to show as organiser.'),
    avatarUrl: z
      .string()
      .optional()
      .describe('Absolute address of a small square picture that stands for the store; absent when there is none.'),
    handle: z.string().describe('Slug of the store, the first part of its hosted addresses.'),
  })
  .meta({ id: 'EventBrand', description: 'Organiser of the event.' });

/** One event with the ticket types on sale (§2.6). Flat fees are in the event's primary currency (D-93). */
export const publicEvent = publicEventSummary
  .omit({ venueName: true, city: true })
  .extend({
    description: z.string().optional().describe('Text about the event; absent when the merchant wrote none.'),
    location: location
      .optional()
      .describe(
        'Place of the event. Present where `venueVisibility` is `public`; its `onlineUrl` is left out where only confirmed guests may join online.',
      ),
    venueVisibility: venueVisibility,
    timezone: z.string().describe('IANA time zone of the event, such as `Africa/Lagos`: show its times in it.'),
    doorsAt: moment.optional().describe('When the doors open, UTC; absent when the merchant gave no time.'),
    capacity: count.optional().describe('Seats in all, over every ticket type; no cap when absent.'),
    media: z.array(eventMedia).optional().describe('Further pictures and videos, in the order to show; absent when there are none.'),
    minAge: count
      .optional()
      .describe(
        'Age in years from which people are admitted, to show as a note; absent when there is no limit. The limits of the ticket types are those that are checked.',
      ),
    dobMode: dateOfBirthMode,
    attendeeEmailRequired: z
      .boolean()
      .describe('True when every seat that is given by name needs an e-mail as well, for ticket types with `requiresAttendeeDetails`.'),
    frontdeskFee: fee.describe('The service’s fee for each ticket. Each ticket type says by `frontdeskFeeMode` who pays it.'),
    customerFee: fee.describe('The merchant’s surcharge for each ticket that costs money; the buyer always pays it.'),
    customerFeeFlatByCurrency: amountsByCurrency
      .optional()
      .describe('Fixed part of `customerFee` in currencies other than the event’s primary one; 0 in those that are missing.'),
    days: z.array(publicEventDay).optional().describe('Days of the event, for one that takes place on several; absent for all others.'),
    saveForItEnabled: z.boolean().describe('True when tickets of the event may be paid in parts, if their type allows it.'),
    saveForItCrowdLabel: z
      .string()
      .optional()
      .describe('Text that invites others to chip in, in the merchant’s words; absent when there is none.'),
    ticketTypes: z
      .array(publicTicketType)
      .describe(
        'Ticket types on sale now, in the order to show. Hidden and invite-only ones are left out, and so are those outside of their time of sale.',
      ),
    attachedPackages: z
      .array(publicAttachedPackage)
      .optional()
      .describe('Packages that the merchant offers with the event; absent when there are none. Sell them by a checkout of products.'),
    attachedProducts: z
      .array(publicProduct)
      .optional()
      .describe('Products that the merchant offers with the event; absent when there are none. Sell them by a checkout of products.'),
    brand: eventBrand.describe('Store to show as the organiser.'),
    storefrontPublished: z.boolean().describe('True when the store’s own storefront is published, so that you can link to it.'),
    sponsorship: sponsorship.optional().describe('Sponsor to show with the event; absent when there is none.'),
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
