import {
  attendance,
  depositBalanceMode,
  depositOn,
  depositTypeOf,
  feeMode,
  formField,
  inAcceptedCurrencies,
  isPhaseOpen,
  moment,
  priceEntry,
  type PriceEntry,
  priceIn,
  saveForItPolicy,
  ticketKind,
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
    ref: z.string().describe('Ref of the ticket type (`tkt_…`): send it as `ticketTypeRef`.'),
    name: z.string().describe('Name of the ticket as buyers read it. Refusals quote it.'),
    description: z.string().optional().describe('Text about the ticket; absent when the merchant wrote none.'),
    imageUrl: z.string().optional().describe('Absolute address of a picture; absent when there is none.'),
    kind: ticketKind,
    frontdeskFeeMode: feeMode,
    priceMinor: count
      .optional()
      .describe(
        'Price of one ticket now, integer in the minor unit of `currency`, without fees; 0 when it is free, absent for a donation.',
      ),
    currency: z.string().describe('ISO 4217 code of `priceMinor`: the event’s primary currency wherever the ticket is priced in it.'),
    prices: z
      .array(priceEntry)
      .describe('Price in each currency. For a donation: its minimum amount in currencies other than the primary one.'),
    compareAtMinor: count.optional().describe('Earlier price to strike out, in the same minor unit; absent when there is none.'),
    minPriceMinor: count
      .optional()
      .describe(
        'Least donation for one ticket, integer in the minor unit of the event’s primary currency. Present for donations only; at least 1 when absent.',
      ),
    donationPresets: z
      .array(count)
      .optional()
      .describe(
        'Amounts to offer as buttons for a donation, integers in the minor unit of the event’s primary currency; absent when there are none.',
      ),
    depositType: depositTypeOf('Kind of the deposit; absent when all is paid at once, also once the balance would be due.').optional(),
    depositValue: count
      .optional()
      .describe('Size of the deposit: 1 to 100 for `percent`, an integer in minor units for `fixed`. Present beside `depositType`.'),
    depositDueNowMinor: count
      .optional()
      .describe(
        'Deposit of one ticket without fees, integer in the minor unit of `currency`. Present beside `depositType`. What a checkout charges can differ by discounts and rounding.',
      ),
    depositBalanceMode: depositBalanceMode.optional(),
    depositBalanceDueAt: moment.optional().describe('When the balance has to be paid, UTC, exclusive; absent when there is no fixed day.'),
    priceEndsAt: moment
      .optional()
      .describe('End of the present price, UTC, exclusive, after which the next one applies; absent when time does not end it.'),
    priceRemaining: count.optional().describe('Tickets left at the present price; absent when their number does not end it.'),
    capacity: count.optional().describe('Tickets of this type in all; a group ticket counts as one. No cap when absent.'),
    soldCount: count.describe('Tickets of this type that are sold or registered.'),
    remaining: count.optional().describe('Tickets left, limited by the seats left of the event and its days; no cap when absent.'),
    soldOut: z.boolean().describe('True when no ticket is left.'),
    lowStockThreshold: count
      .optional()
      .describe('Say that few are left when `remaining` is at most this number; your site decides when absent.'),
    minPerOrder: count.describe('Fewest tickets of this type in one request; fewer are refused.'),
    maxPerOrder: count
      .optional()
      .describe('Most tickets of this type in one request; more are refused. When absent, only the limits of the whole request apply.'),
    minAge: count
      .optional()
      .describe(
        'Age in years at the start of the event from which the ticket may be taken; absent when there is no limit. `dobMode` of the event says whose date of birth to send.',
      ),
    approvalRequired: z.boolean().describe('True when the merchant approves each guest: the registration is `pending` until then.'),
    groupSize: count.describe('People that one ticket admits. `attendees` has this many entries for each ticket.'),
    attendance: attendance.optional(),
    validDays: z.array(z.string()).optional().describe('Refs of the days that the ticket admits to; it admits to all days when absent.'),
    requiresAttendeeDetails: z.boolean().describe('True when every seat needs a name in `attendees`.'),
    formFields: z
      .array(formField)
      .optional()
      .describe('Questions to ask for each order, or each seat in `attendees`; absent when there are none.'),
    saveForIt: saveForItPolicy.optional().describe('Terms of payment in parts; absent when the merchant set none.'),
    saveForItSaveable: z.boolean().describe('True when the ticket can be paid in parts now: open the checkout with `saveForIt`.'),
  })
  .meta({ id: 'PublicTicketType', description: 'A ticket type on sale. A donation has no price.' });
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
