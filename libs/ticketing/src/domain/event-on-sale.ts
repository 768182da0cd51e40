import type { EventItem, TicketTypeItem } from './event.item';

/** The fields of a ticket type that rules depend on. */
export interface TierRules
  extends Pick<
    TicketTypeItem,
    | 'name'
    | 'kind'
    | 'visibility'
    | 'onSaleFrom'
    | 'onSaleUntil'
    | 'minPerOrder'
    | 'maxPerOrder'
    | 'minAge'
    | 'approvalRequired'
    | 'groupSize'
    | 'requiresAttendeeDetails'
    | 'formFields'
  > {
  id: string;
  /** Days it admits to; none means every day. */
  validDayIds: readonly string[];
  /** True for a type of seats that are held, which its merchant has dropped while it was in use (D-147). */
  isDropped?: boolean;
}

/** The rules for buying tickets of an event, as of one version of it. */
export interface EventRules extends Pick<EventItem, 'slug' | 'title' | 'mode' | 'startAt' | 'endAt' | 'dobMode' | 'attendeeEmailRequired'> {
  id: string;
  /** True when the merchant has cancelled the event (D-147). */
  isCancelled?: boolean;
  /** Incremented whenever the event is saved. */
  version: number;
  timezone: string;
  dayIds: readonly string[];
  /** Days that the merchant has cancelled (D-147); none when absent. */
  cancelledDayIds?: readonly string[];
  ticketTypes: readonly TierRules[];
}

/** A given code that is one of the event's. */
export interface GivenCode {
  id: string;
  ticketTypeIds: readonly string[];
}

/** A published event, with its remaining capacity for a buyer with these codes. */
export interface EventOnSale {
  rules: EventRules;
  codes: readonly GivenCode[];
  /** Capacity − held − sold of the event, its days, ticket types and codes, by id; absent where there is no cap. */
  left: Readonly<Record<string, number>>;
}
