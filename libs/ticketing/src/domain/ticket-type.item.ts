import {
  ATTENDANCES,
  calendarDate,
  DEPOSIT_BALANCE_MODES,
  DEPOSIT_TYPES,
  FEE_MODES,
  formField,
  httpUrl,
  key,
  line,
  location,
  minorUnits,
  moment,
  priceEntry,
  prose,
  saveForItPolicy,
  shortPrice,
  slugPath,
  type SpelledOut,
  TICKET_KINDS,
  timeZone,
} from '@svc/contracts';
import { z } from 'zod';
import { age, capacity, perOrder } from './limits';

/** One day of an event; `dayDate` is its date in the zone of the day. */
export const eventDayItem = z.strictObject({
  key,
  label: line.optional(),
  dayDate: calendarDate,
  startAt: moment.optional(),
  endAt: moment.optional(),
  timezone: timeZone.optional().describe("Default: the event's zone."),
  location: location.optional(),
  capacity: capacity.optional().describe('Seats on this day; absent means no cap.'),
});
export type EventDayItem = z.output<typeof eventDayItem>;

/** Prices that hold for a while or for the first so many; phases follow one another, then come the prices of the ticket type. */
export const pricePhase = z.strictObject({
  key,
  ...shortPrice,
  prices: z.array(priceEntry).max(50).default([]),
  endsAt: moment.optional(),
  capacity: capacity.optional().describe('Tickets sold at these prices.'),
});
/** With its prices spelled out. */
export type PricePhase = SpelledOut<z.output<typeof pricePhase>>;

const TIER_VISIBILITIES = ['public', 'hidden', 'invite_only'] as const;

/**
 * A ticket type as a merchant writes it (§2.6, D-20, D-21). `prices` holds the price in each currency; the shown
 * `priceMinor` and `currency` follow from it. Private to the merchant: visibility, sale window, phases.
 */
export const ticketTypeItem = z.strictObject({
  key,
  name: line,
  description: prose.optional(),
  imageUrl: httpUrl.optional(),
  kind: z.enum(TICKET_KINDS),
  visibility: z.enum(TIER_VISIBILITIES).default('public').describe('hidden and invite_only need an unlock code.'),
  onSaleFrom: moment.optional(),
  onSaleUntil: moment.optional(),
  frontdeskFeeMode: z.enum(FEE_MODES).default('pass_on'),
  ...shortPrice,
  prices: z.array(priceEntry).max(50).default([]),
  pricePhases: z.array(pricePhase).max(50).default([]),
  minPriceMinor: minorUnits.optional().describe("Least donation, in the event's primary currency."),
  donationPresets: z.array(minorUnits).max(20).default([]),
  depositType: z.enum(DEPOSIT_TYPES).optional(),
  depositValue: z.number().int().min(1).optional().describe("percent: 1 to 100; fixed: minor units of the event's primary currency."),
  depositBalanceMode: z.enum(DEPOSIT_BALANCE_MODES).optional(),
  depositBalanceDueAt: moment.optional(),
  capacity: capacity.optional().describe('Tickets for sale; a group ticket counts as one. Absent means no cap.'),
  lowStockThreshold: capacity.optional(),
  minPerOrder: perOrder.default(1),
  maxPerOrder: perOrder.optional(),
  minAge: age.optional(),
  approvalRequired: z.boolean().default(false),
  groupSize: z.number().int().min(1, 'A ticket admits at least one person.').max(1_000).default(1),
  attendance: z.enum(ATTENDANCES).optional().describe('How it is attended. Where ticket types of an event say so, those that are attended online alone are told where to join, if that is for guests.'),
  validDays: z.array(slugPath).max(100).default([]).describe('Keys of the days it admits to; empty means every day.'),
  requiresAttendeeDetails: z.boolean().default(false),
  formFields: z.array(formField).max(100).default([]),
  saveForIt: saveForItPolicy.optional(),
});
type WrittenTicketType = z.output<typeof ticketTypeItem>;
/** Every default filled in, in its one canonical form. */
export type TicketTypeItem = SpelledOut<Omit<WrittenTicketType, 'pricePhases'>> & { pricePhases: PricePhase[] };
/** As a document may hold it. */
export type TicketTypeItemInput = z.input<typeof ticketTypeItem>;
