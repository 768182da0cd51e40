import type { FormField, Location, PlaceRules, PriceEntry } from '@svc/contracts';
import type { PublicEventSummary } from './event-summary.view';
import type { PublicEvent, PublicEventDay } from './event.view';
import type { PublicTicketType } from './ticket-type.view';

/** What is stored of published events, as the presenters take it: ids instead of refs, counters instead of flags. Moments are UTC texts. */

export interface EventSummarySource
  extends Pick<
    PublicEventSummary,
    'title' | 'slug' | 'tagline' | 'coverUrl' | 'format' | 'mode' | 'startAt' | 'endAt' | 'publishedAt' | 'category'
  > {
  id: string;
  /** When it is to be shown, if the merchant chose a time; `publishedAt` is that time, or when it was first published. */
  publishAt?: string;
  venueVisibility: PlaceRules['venueVisibility'];
  /** The store's when the merchant gave none. */
  timezone?: string;
  location?: Location;
}

/** What can run out: capacity − held − sold, at least 0; null when there is no cap. */
export interface Capped {
  capacity: number | null;
  remaining: number | null;
}

export interface EventDaySource extends Capped, Pick<PublicEventDay, 'label' | 'dayDate' | 'startAt' | 'endAt' | 'location'> {
  id: string;
  timezone?: string;
}

/** Prices of a while, or of the first so many. */
export interface PricePhaseSource {
  id: string;
  prices: readonly PriceEntry[];
  endsAt?: string;
  remaining: number | null;
}

type ToldAsStored =
  | 'name'
  | 'description'
  | 'imageUrl'
  | 'kind'
  | 'frontdeskFeeMode'
  | 'minPriceMinor'
  | 'depositType'
  | 'depositValue'
  | 'depositBalanceMode'
  | 'depositBalanceDueAt'
  | 'lowStockThreshold'
  | 'minPerOrder'
  | 'maxPerOrder'
  | 'minAge'
  | 'approvalRequired'
  | 'groupSize'
  | 'attendance'
  | 'requiresAttendeeDetails'
  | 'saveForIt';

export interface TicketTypeSource extends Capped, Pick<PublicTicketType, ToldAsStored> {
  id: string;
  visibility: 'public' | 'hidden' | 'invite_only';
  onSaleFrom?: string;
  onSaleUntil?: string;
  prices: readonly PriceEntry[];
  /** In their order. */
  pricePhases: readonly PricePhaseSource[];
  donationPresets: readonly number[];
  sold: number;
  /** Days it admits to; none means every day. */
  validDayIds: readonly string[];
  formFields: FormField[];
}

type EventToldAsStored =
  | 'description'
  | 'doorsAt'
  | 'media'
  | 'minAge'
  | 'dobMode'
  | 'attendeeEmailRequired'
  | 'customerFeeFlatByCurrency'
  | 'saveForItEnabled'
  | 'saveForItCrowdLabel'
  | 'sponsorship';

export interface EventSource extends EventSummarySource, Capped, Pick<PublicEvent, EventToldAsStored> {
  /** As the merchant wrote it. */
  onlineUrlFor?: PlaceRules['onlineUrlFor'];
  /** Primary currency; the store's when the merchant gave none. */
  currency?: string;
  customerFee?: PublicEvent['customerFee'];
  days: readonly EventDaySource[];
  ticketTypes: readonly TicketTypeSource[];
  attachedPackageIds: readonly string[];
  attachedProductIds: readonly string[];
  /** Of the store's own page. */
  avatarUrl?: string;
  storefrontPublished: boolean;
}

/** Ids of the event, of what is counted in it, and of what is attached, published or not. */
export function countedInEvent({ id, days, ticketTypes, attachedPackageIds, attachedProductIds }: EventSource): string[] {
  const parts = [...days, ...ticketTypes, ...ticketTypes.flatMap(({ pricePhases }) => pricePhases)];
  return [id, ...parts.map((part) => part.id), ...attachedPackageIds, ...attachedProductIds];
}
