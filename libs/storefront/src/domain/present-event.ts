import { refOf } from '@svc/kernel';
import { type Fee, feeIn, placeForEveryone, primaryFirst } from '@svc/contracts';
import type { EventDaySource, EventSource } from './event-source';
import type { PublicEvent, PublicEventDay } from './event.view';
import type { Moment } from './moment';
import type { PublicAttachedPackage } from './package.view';
import { presentEventSummary } from './present-event-summary';
import { isShown, presentTicketType } from './present-ticket-type';
import type { PublicProduct } from './product.view';
import type { StoreProfile } from './store-profile';
import { unlessEmpty } from './unless-empty';

const NO_FEE: Fee = { pct: 0, flatMinor: 0 };

/** What is sold beside the tickets. */
export interface Attached {
  packages: readonly PublicAttachedPackage[];
  products: readonly PublicProduct[];
}

const NOTHING: ReadonlySet<string> = new Set();

/** One event with its days and the ticket types on sale (§2.6); hidden ones only where their id is among those `revealed`. */
export function presentEvent(source: EventSource, { packages, products }: Attached, store: StoreProfile, now: Moment, revealed = NOTHING): PublicEvent {
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
    ticketTypes: source.ticketTypes.filter((tier) => isShown(tier, revealed, now)).map((tier) => presentTicketType(tier, source, currencies, now)),
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
