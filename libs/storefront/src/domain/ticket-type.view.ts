import {
  ATTENDANCES,
  DEPOSIT_BALANCE_MODES,
  DEPOSIT_TYPES,
  depositOn,
  FEE_MODES,
  formField,
  inAcceptedCurrencies,
  isPhaseOpen,
  moment,
  priceEntry,
  type PriceEntry,
  priceIn,
  saveForItPolicy,
  TICKET_KINDS,
} from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import type { EventSource, TicketTypeSource } from './event-source';
import type { Moment } from './moment';
import { presentPrices, unlessEmpty } from './view-parts';

const count = z.number().int();

/** A ticket type on sale (§2.6). A donation has no price; a type without a cap has no `remaining`. */
export const publicTicketType = z
  .object({
    ref: z.string(),
    name: z.string(),
    description: z.string().optional(),
    imageUrl: z.string().optional(),
    kind: z.enum(TICKET_KINDS),
    frontdeskFeeMode: z.enum(FEE_MODES),
    priceMinor: count.optional(),
    currency: z.string(),
    prices: z.array(priceEntry).describe('For a donation: minimum amounts in currencies beside the primary one.'),
    compareAtMinor: count.optional(),
    minPriceMinor: count.optional().describe('Minimum donation in the primary currency.'),
    donationPresets: z.array(count).optional(),
    depositType: z.enum(DEPOSIT_TYPES).optional(),
    depositValue: count.optional().describe('percent: 1 to 100; fixed: minor units.'),
    depositDueNowMinor: count.optional().describe('Deposit of one ticket, without fees (D-94).'),
    depositBalanceMode: z.enum(DEPOSIT_BALANCE_MODES).optional(),
    depositBalanceDueAt: moment.optional(),
    priceEndsAt: moment.optional().describe('End of this price, after which the next one applies.'),
    priceRemaining: count.optional().describe('Tickets left at this price.'),
    capacity: count.optional(),
    soldCount: count,
    remaining: count.optional().describe('Tickets left, limited by the remaining seats of the event and its days.'),
    soldOut: z.boolean(),
    lowStockThreshold: count.optional(),
    minPerOrder: count,
    maxPerOrder: count.optional(),
    minAge: count.optional(),
    approvalRequired: z.boolean(),
    groupSize: count.describe('People that one ticket admits.'),
    attendance: z.enum(ATTENDANCES).optional().describe('Attendance, if the merchant has set one.'),
    validDays: z.array(z.string()).optional().describe('Refs of the days it admits to; absent means every day.'),
    requiresAttendeeDetails: z.boolean(),
    formFields: z.array(formField).optional(),
    saveForIt: saveForItPolicy.optional(),
    saveForItSaveable: z.boolean(),
  })
  .meta({ id: 'PublicTicketType' });
export type PublicTicketType = z.infer<typeof publicTicketType>;

const HOUR_MS = 3_600_000;

/** Returns true for a visible ticket type: public or `revealed`, and within its sale window. Others are treated as missing (D-46). */
export function isShown(
  { id, visibility, onSaleFrom, onSaleUntil }: TicketTypeSource,
  revealed: ReadonlySet<string>,
  now: Moment,
): boolean {
  if (visibility !== 'public' && !revealed.has(id)) return false;
  return (!onSaleFrom || now.hasReached(onSaleFrom)) && !(onSaleUntil && now.hasReached(onSaleUntil));
}

/** Returns a ticket type on sale (§2.6); `currencies` are those of the event, its primary one first. */
export function presentTicketType(
  tier: TicketTypeSource,
  event: EventSource,
  currencies: readonly string[],
  now: Moment,
): PublicTicketType {
  const remaining = ticketsLeft(tier, event);
  const soldOut = remaining === 0;
  const { prices, ...price } = currentPrice(tier, remaining, now);
  const shownPrices = shownPricesOf(tier, prices, currencies);
  return {
    ref: refOf('tkt', tier.id),
    name: tier.name,
    description: tier.description,
    imageUrl: tier.imageUrl,
    kind: tier.kind,
    frontdeskFeeMode: tier.frontdeskFeeMode,
    ...shownPrices,
    ...price,
    minPriceMinor: tier.minPriceMinor,
    donationPresets: unlessEmpty(tier.donationPresets),
    ...presentDeposit(tier, shownPrices, now),
    capacity: tier.capacity ?? undefined,
    soldCount: tier.sold,
    remaining: remaining ?? undefined,
    soldOut,
    lowStockThreshold: tier.lowStockThreshold,
    minPerOrder: tier.minPerOrder,
    maxPerOrder: tier.maxPerOrder,
    minAge: tier.minAge,
    approvalRequired: tier.approvalRequired,
    groupSize: tier.groupSize,
    attendance: tier.attendance,
    validDays: unlessEmpty(tier.validDayIds.map((id) => refOf('day', id))),
    requiresAttendeeDetails: tier.requiresAttendeeDetails,
    formFields: unlessEmpty(tier.formFields),
    saveForIt: tier.saveForIt,
    saveForItSaveable: !soldOut && isSaveable(tier, event, now),
  };
}

/** Returns the tickets left: the minimum by its own cap, and by the seats of the event and of its days. */
function ticketsLeft(tier: TicketTypeSource, event: EventSource): number | null {
  const days = event.days.filter(({ id }) => tier.validDayIds.length === 0 || tier.validDayIds.includes(id));
  const seats = [event, ...days].map(({ remaining }) => remaining).filter((left) => left !== null);
  const tickets = seats.map((left) => Math.floor(left / tier.groupSize));
  if (tier.remaining !== null) tickets.push(tier.remaining);
  return tickets.length > 0 ? Math.min(...tickets) : null;
}

/** Returns the displayed prices. For a donation `prices` are the minimum amounts in other currencies (D-133), and there is no price. */
function shownPricesOf(tier: TicketTypeSource, prices: readonly PriceEntry[], currencies: readonly string[]) {
  const shown = presentPrices(pricesOf(tier, prices, currencies), currencies);
  return tier.kind === 'donation' ? { currency: currencies[0]!, prices: shown.prices } : shown;
}

function pricesOf({ kind }: TicketTypeSource, prices: readonly PriceEntry[], currencies: readonly string[]): PriceEntry[] {
  if (kind === 'free') return currencies.map((currency) => ({ currency, priceMinor: 0 }));
  return inAcceptedCurrencies(prices, currencies);
}

/**
 * Returns the terms of a deposit; due now is the deposit of one ticket, never above its price (D-94). There is none once
 * the balance would be due: then the whole price is paid (D-133).
 */
function presentDeposit(
  { depositType, depositValue, depositBalanceMode, depositBalanceDueAt }: TicketTypeSource,
  { priceMinor = 0, currency = '' }: { priceMinor?: number; currency?: string },
  now: Moment,
) {
  if (!depositType || depositValue === undefined || (depositBalanceDueAt && now.hasReached(depositBalanceDueAt))) return {};
  return {
    depositType,
    depositValue,
    depositDueNowMinor: depositOn(priceMinor, 1, { type: depositType, value: depositValue }, currency),
    depositBalanceMode: depositBalanceMode ?? 'online',
    depositBalanceDueAt,
  };
}

function isSaveable({ kind, saveForIt }: TicketTypeSource, event: EventSource, now: Moment): boolean {
  if (!event.saveForItEnabled || !saveForIt?.enabled || (kind !== 'paid' && kind !== 'deposit')) return false;
  return !now.hasReached(Date.parse(event.startAt) - (saveForIt.cutoffHours ?? 0) * HOUR_MS);
}

export interface CurrentPrice {
  prices: readonly PriceEntry[];
  priceEndsAt?: string;
  priceRemaining?: number;
}

/**
 * Returns the present prices of a ticket: those of the first phase that is open by its end and its count,
 * after the last phase those of the ticket type itself. `remaining` tickets of the type limit those of the phase.
 */
export function currentPrice(tier: Pick<TicketTypeSource, 'prices' | 'pricePhases'>, remaining: number | null, now: Moment): CurrentPrice {
  const phase = tier.pricePhases.find((each) => isPhaseOpen(each, each.remaining, (moment) => now.hasReached(moment)));
  if (!phase) return { prices: tier.prices };
  const left = phase.remaining === null ? undefined : Math.min(phase.remaining, remaining ?? Infinity);
  return { prices: phase.prices, priceEndsAt: phase.endsAt, priceRemaining: left };
}

/** A price of a ticket type, of those that follow one another. */
export interface PriceStage {
  priceMinor: number;
  /** End of its time, UTC text; absent where nothing but its count ends it. */
  endsAt?: string;
  /** Tickets left at it; absent where there is no count. */
  left?: number;
}

/**
 * Returns the prices of one ticket from now on in one currency: that of each open phase in their order, and at last that of the ticket type.
 * Prices that are not given in the currency are left out.
 */
export function priceStages(tier: Pick<TicketTypeSource, 'prices' | 'pricePhases'>, currency: string, now: Moment): PriceStage[] {
  const open = tier.pricePhases.filter((phase) => isPhaseOpen(phase, phase.remaining, (moment) => now.hasReached(moment)));
  const stageOf = (prices: readonly PriceEntry[], limits: Pick<PriceStage, 'endsAt' | 'left'>): PriceStage[] => {
    const priceMinor = priceIn(prices, currency);
    return priceMinor === undefined ? [] : [{ priceMinor, ...limits }];
  };
  return [
    ...open.flatMap(({ prices, endsAt, remaining }) => stageOf(prices, { endsAt, left: remaining ?? undefined })),
    ...stageOf(tier.prices, {}),
  ];
}
