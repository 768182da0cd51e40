import type { EventDaySource, EventSource, TicketTypeSource } from '../domain/event-source';

/** Returns a free ticket type without a cap, on sale to everyone. */
export function aTicketTypeSource(overrides: Partial<TicketTypeSource> = {}): TicketTypeSource {
  return {
    id: '01980000-0000-7000-8000-000000000011',
    name: 'Entry',
    kind: 'free',
    visibility: 'public',
    frontdeskFeeMode: 'pass_on',
    prices: [],
    pricePhases: [],
    donationPresets: [],
    capacity: null,
    remaining: null,
    sold: 0,
    minPerOrder: 1,
    approvalRequired: false,
    groupSize: 1,
    validDayIds: [],
    requiresAttendeeDetails: false,
    formFields: [],
    ...overrides,
  };
}

/** Returns the first day of an event, without a cap. */
export function anEventDaySource(overrides: Partial<EventDaySource> = {}): EventDaySource {
  return { id: '01980000-0000-7000-8000-000000000012', dayDate: '2026-03-01', capacity: null, remaining: null, ...overrides };
}

/** Returns a public evening event of 1 March 2026 with one free ticket type. */
export function anEventSource(overrides: Partial<EventSource> = {}): EventSource {
  return {
    id: '01980000-0000-7000-8000-000000000010',
    slug: 'launch-night',
    title: 'Launch night',
    mode: 'ticketed',
    format: 'physical',
    startAt: '2026-03-01T18:00:00.000Z',
    endAt: '2026-03-01T22:00:00.000Z',
    publishedAt: '2026-01-01T00:00:00.000Z',
    venueVisibility: 'public',
    capacity: null,
    remaining: null,
    dobMode: 'order',
    attendeeEmailRequired: false,
    saveForItEnabled: false,
    days: [],
    ticketTypes: [aTicketTypeSource()],
    attachedPackageIds: [],
    attachedProductIds: [],
    storefrontPublished: true,
    ...overrides,
  };
}
