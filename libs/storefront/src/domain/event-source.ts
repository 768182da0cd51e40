import type { FormField, Location, PlaceRules, PriceEntry } from '@svc/contracts';
import type { PublicEventSummary } from './event-summary.view';
import type { PublicEvent, PublicEventDay } from './event.view';
import type { PublicTicketType } from './ticket-type.view';

/**
 * Stored fields of published events, the input of the presenters: ids instead of refs, counters instead of flags. Moments are UTC texts.
 */

export interface EventSummarySource
  extends Pick<
    PublicEventSummary,
    'title' | 'slug' | 'tagline' | 'coverUrl' | 'format' | 'mode' | 'startAt' | 'endAt' | 'publishedAt' | 'category'
  > {
  id: string;
  /** Time of publication, if the merchant chose one; `publishedAt` is that time, or that of the first publication. */
  publishAt?: string;
  venueVisibility: PlaceRules['venueVisibility'];
  /** Time zone; the store's when absent. */
  timezone?: string;
  location?: Location;
}

/** Supply with a cap: `remaining` is capacity − held − sold, at least 0; both are null without a cap. */
export interface Capped {
  capacity: number | null;
  remaining: number | null;
}

export interface EventDaySource extends Capped, Pick<PublicEventDay, 'label' | 'dayDate' | 'startAt' | 'endAt' | 'location'> {
  id: string;
  timezone?: string;
  /** True for a day that the merchant has cancelled (D-147). */
  isCancelled?: boolean;
  cancelReason?: string | null;
}

/** Prices for a limited time or number of tickets. */
export interface PricePhaseSource {
  id: string;
  prices: readonly PriceEntry[];
  endsAt?: string;
  remaining: number | null;
}

type StoredTicketFields =
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

export interface TicketTypeSource extends Capped, Pick<PublicTicketType, StoredTicketFields> {
  id: string;
  visibility: 'public' | 'hidden' | 'invite_only';
  onSaleFrom?: string;
  onSaleUntil?: string;
  prices: readonly PriceEntry[];
  /** Price phases in their order. */
  pricePhases: readonly PricePhaseSource[];
  donationPresets: readonly number[];
  sold: number;
  /** Days it admits to; empty means every day. */
  validDayIds: readonly string[];
  formFields: FormField[];
}

type StoredEventFields =
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

export interface EventSource extends EventSummarySource, Capped, Pick<PublicEvent, StoredEventFields> {
  /** Audience of the online address, if the merchant chose one. */
  onlineUrlFor?: PlaceRules['onlineUrlFor'];
  /** Primary currency; the store's when absent. */
  currency?: string;
  customerFee?: PublicEvent['customerFee'];
  days: readonly EventDaySource[];
  ticketTypes: readonly TicketTypeSource[];
  attachedPackageIds: readonly string[];
  attachedProductIds: readonly string[];
  /** True for an event that the merchant has cancelled (D-147). */
  isCancelled?: boolean;
  /** Reason for it, if the merchant gave one. */
  cancelReason?: string;
  /** Avatar of the store. */
  avatarUrl?: string;
  storefrontPublished: boolean;
}

/** Returns the ids of the event, of its counted parts, and of attached products and packages, published or not. */
export function countedInEvent({ id, days, ticketTypes, attachedPackageIds, attachedProductIds }: EventSource): string[] {
  const parts = [...days, ...ticketTypes, ...ticketTypes.flatMap(({ pricePhases }) => pricePhases)];
  return [id, ...parts.map((part) => part.id), ...attachedPackageIds, ...attachedProductIds];
}
