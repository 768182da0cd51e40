import { refOf } from '@svc/kernel';
import type { z } from 'zod';
import {
  eventItem,
  type EventItem,
  type EventItemInput,
  spellOutEvent,
  type TicketTypeItem,
  type TicketTypeItemInput,
} from '../domain/event.item';
import type { EventOnSale, EventRules, TierRules } from '../domain/event-on-sale';
import { ticketLine, type TicketLine, type TicketRequest } from '../domain/ticket-request';
import type { SeatSource, TicketSource } from '../domain/ticket.view';

/** Returns a valid free-standing event of a store that sells in NGN; override only fields that the test is about. */
export function anEvent(overrides: Partial<EventItemInput> = {}): EventItem {
  const written = eventItem.parse({
    slug: 'launch-night',
    title: 'Launch night',
    startAt: '2026-03-01T18:00:00Z',
    endAt: '2026-03-01T22:00:00Z',
    ...overrides,
  });
  return spellOutEvent(written, 'NGN').item;
}

/** Returns a valid free ticket type; override only fields that the test is about. */
export function aTicketType(overrides: Partial<TicketTypeItemInput> = {}): TicketTypeItem {
  return anEvent({ ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', ...overrides }] }).ticketTypes[0]!;
}

/** Returns the UUID of the n-th thing of a test. */
export const idNumber = (n: number) => `01890a5d-ac96-774b-bcce-${String(n).padStart(12, '0')}`;

/** Before the event of `anEventOnSale`. */
export const BEFORE_EVENT = new Date('2026-02-01T12:00:00Z');

/** Returns a free tier that everyone may take; override only fields that the test is about. */
export function aTier(overrides: Partial<TierRules> = {}): TierRules {
  return {
    id: idNumber(10),
    name: 'Entry',
    kind: 'free',
    visibility: 'public',
    minPerOrder: 1,
    approvalRequired: false,
    groupSize: 1,
    validDayIds: [],
    requiresAttendeeDetails: false,
    formFields: [],
    ...overrides,
  };
}

/** Returns an evening in Lagos with these tiers, without caps. */
export function anEventOnSale(
  ticketTypes: readonly TierRules[] = [aTier()],
  overrides: Partial<Omit<EventOnSale, 'rules'>> & { rules?: Partial<EventRules> } = {},
): EventOnSale {
  const { rules, ...rest } = overrides;
  return {
    rules: {
      id: idNumber(1),
      version: 1,
      slug: 'launch-night',
      title: 'Launch night',
      mode: 'ticketed',
      startAt: '2026-03-01T18:00:00.000Z',
      endAt: '2026-03-01T22:00:00.000Z',
      timezone: 'Africa/Lagos',
      dobMode: 'order',
      attendeeEmailRequired: false,
      dayIds: [],
      ticketTypes,
      ...rules,
    },
    codes: [],
    left: {},
    ...rest,
  };
}

/** Returns a line that asks for tickets of a tier, by default one. */
export function aLine(tier: Pick<TierRules, 'id'> = aTier(), overrides: Partial<z.input<typeof ticketLine>> = {}): TicketLine {
  return ticketLine.parse({ ticketTypeRef: refOf('tkt', tier.id), quantity: 1, ...overrides });
}

/** Returns a request for these lines without answers. */
export function aTicketRequest(tickets: readonly TicketLine[] = [aLine()], overrides: Partial<TicketRequest> = {}): TicketRequest {
  return { tickets, responses: {}, ...overrides };
}

/** Returns one seat of an evening in Lagos, taken by Adé Ọlá for himself; override only fields that the test is about. */
export function aTicketSource({
  seat,
  event,
  ...overrides
}: Partial<Omit<TicketSource, 'seat' | 'event'>> & {
  seat?: Partial<TicketSource['seat']>;
  event?: Partial<TicketSource['event']>;
} = {}): TicketSource {
  const own = { ...aSeat(), ...seat };
  return {
    workspace: { id: idNumber(9), slug: 'ile', displayName: 'Ilé', timezone: 'Africa/Lagos' },
    branding: {},
    contact: {},
    event: {
      id: idNumber(1),
      version: 1,
      title: 'Launch night',
      startAt: '2026-03-01T18:00:00.000Z',
      endAt: '2026-03-01T22:00:00.000Z',
      venueVisibility: 'public',
      ticketTypes: [{ kind: 'free', approvalRequired: false }],
      days: [],
      removed: false,
      isCancelled: false,
      ...event,
    },
    seat: own,
    validDayIds: [],
    isBought: false,
    contactName: 'Adé Ọlá',
    takenAt: '2026-02-01T12:00:00.000Z',
    group: [own],
    ...overrides,
  };
}

/** Returns a confirmed seat without details of its holder. */
export function aSeat(overrides: Partial<SeatSource> = {}): SeatSource {
  const position = overrides.position ?? 0;
  return { attendeeId: idNumber(100 + position), position, serial: 1, status: 'confirmed', tierName: 'Entry', given: false, ...overrides };
}
