import type { EventItem, TicketTypeItem } from './event.item';

/** What rules of a ticket type are decided by. */
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
}

/** What may be bought of an event by whom, as one version of it says. */
export interface EventRules extends Pick<EventItem, 'slug' | 'title' | 'startAt' | 'endAt' | 'dobMode' | 'attendeeEmailRequired'> {
  id: string;
  /** Counted up whenever the event is saved. */
  version: number;
  timezone: string;
  dayIds: readonly string[];
  ticketTypes: readonly TierRules[];
}

/** A code that was given and is one of the event's. */
export interface GivenCode {
  id: string;
  ticketTypeIds: readonly string[];
}

/** An event that is published, and what is left of it for who gives these codes. */
export interface EventOnSale {
  rules: EventRules;
  codes: readonly GivenCode[];
  /** Capacity − held − sold of the event, its days, ticket types and codes, by id; absent where there is no cap. */
  left: Readonly<Record<string, number>>;
}
