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
  needsApproval,
  priceEntry,
  type PriceEntry,
  priceIn,
  saveForItPolicy,
  ticketKind,
  isWithoutDays,
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
    ref: z
      .string()
      .describe(
        'Ref of the event’s ticket type (`tkt_…`), given by the service: send it as `ticketTypeRef` in a checkout or registration.',
      ),
    name: z.string().describe('Name of the ticket type as buyers read it, such as `Early bird`; plain text. Error messages quote it.'),
    description: z.string().optional().describe('Text about the ticket type, plain text; absent when the merchant wrote none.'),
    imageUrl: z.string().optional().describe('Absolute URL of a picture of the ticket type; absent when there is none.'),
    kind: ticketKind,
    frontdeskFeeMode: feeMode,
    priceMinor: count
      .optional()
      .describe(
        'Present price of one ticket without fees, integer in the minor unit of `currency`; 0 when the ticket is free. Absent for a donation, whose amount the buyer chooses.',
      ),
    currency: z
      .string()
      .describe(
        'ISO 4217 code of the ticket’s `priceMinor`: the event’s primary currency where the ticket type has a price in it, else the first accepted currency with one.',
      ),
    prices: z
      .array(priceEntry)
      .describe(
        'Present price of one ticket without fees in each accepted currency, the event’s primary currency first. For a donation: the minimum amounts in the other currencies.',
      ),
    compareAtMinor: count
      .optional()
      .describe(
        'Earlier price of the ticket, to strike out beside `priceMinor`: integer in the minor unit of `currency`. Absent when the ticket has none.',
      ),
    minPriceMinor: count
      .optional()
      .describe(
        'Minimum donation for one ticket, integer in the minor unit of the event’s primary currency. Present only for donations; without it any amount from 1 is accepted.',
      ),
    donationPresets: z
      .array(count)
      .optional()
      .describe(
        'Amounts to offer as buttons for a donation, in display order: integers in the minor unit of the event’s primary currency. Absent when the merchant set none.',
      ),
    depositType: depositTypeOf(
      'Kind of deposit that a buyer of the ticket pays at checkout. Absent when the full price is paid at once, which is also so once the balance would be due.',
    ).optional(),
    depositValue: count
      .optional()
      .describe(
        'Size of the deposit for one ticket: 1 to 100 percent for `depositType` `percent`, an integer in minor units of the event’s primary currency for `fixed`. Present only beside `depositType`.',
      ),
    depositDueNowMinor: count
      .optional()
      .describe(
        'Deposit due at checkout for one ticket without fees, integer in the minor unit of `currency`, for display. Discounts and rounding can change the amount that the checkout charges. Present only beside `depositType`.',
      ),
    depositBalanceMode: depositBalanceMode.optional(),
    depositBalanceDueAt: moment
      .optional()
      .describe(
        'Deadline for the balance of a ticket bought with a deposit, UTC timestamp, exclusive; absent when there is no fixed deadline.',
      ),
    priceEndsAt: moment
      .optional()
      .describe(
        'When the present price of the ticket ends and the next one applies: UTC timestamp, exclusive. Absent when the price does not end by time.',
      ),
    priceRemaining: count
      .optional()
      .describe(
        'Number of tickets left at the present price, after which the next price applies; absent when the price does not end by number.',
      ),
    capacity: count
      .optional()
      .describe('Total number of tickets of this type, sold ones included; a group ticket counts as one. Absent when there is no cap.'),
    soldCount: count.describe('Number of tickets of this type that are sold or registered; a group ticket counts as one.'),
    remaining: count
      .optional()
      .describe(
        'Number of tickets of this type that can still be bought, as the seats left in the event and on the days of the ticket allow. Absent when there is no cap.',
      ),
    soldOut: z.boolean().describe('True when no ticket of this type is left: show it as sold out.'),
    lowStockThreshold: count
      .optional()
      .describe(
        'Number of tickets at or below which to show “few left”: compare it with `remaining`. Absent when the merchant set none and your site decides.',
      ),
    minPerOrder: count.describe('Fewest tickets of this type that one checkout or registration may contain, if it contains any.'),
    maxPerOrder: count
      .optional()
      .describe(
        'Most tickets of this type that one checkout or registration may contain. Absent when only the limit of the whole request applies.',
      ),
    minAge: count
      .optional()
      .describe(
        'Minimum age in years at the start of the event for the ticket; absent when there is none. When present, send a date of birth: of the buyer or of each attendee, as the event’s `dobMode` says.',
      ),
    approvalRequired: z
      .boolean()
      .describe(
        'True when the merchant approves each guest with this ticket type by hand: a registration has the status `pending` until then. Such a type is free, and taken by registration only: a checkout refuses it.',
      ),
    groupSize: count.describe(
      'Number of people that one ticket of this type admits: 1, or more for a group ticket. Wherever you send `attendees`, a ticket takes this many entries; they are required only where `requiresAttendeeDetails` is true.',
    ),
    attendance: attendance.optional(),
    validDays: z
      .array(z.string())
      .optional()
      .describe('Refs of the event’s days (`day_…`) to which the ticket admits; absent when it admits to all days.'),
    requiresAttendeeDetails: z
      .boolean()
      .describe('True when each seat with this ticket type needs the name of a person: send one entry of `attendees` per seat.'),
    formFields: z
      .array(formField)
      .optional()
      .describe(
        'Questions to ask for the ticket type, once for each order or for each seat in `attendees`, in display order; absent when there are none. Send the answers as `responses`, by `key`.',
      ),
    saveForIt: saveForItPolicy
      .optional()
      .describe(
        'Terms for paying a ticket of this type in parts (savings plan): whether it is `enabled`, when the seat is held and which price applies. Absent when the merchant set none.',
      ),
    saveForItSaveable: z
      .boolean()
      .describe('True when a ticket of this type can be paid in parts now (savings plan): open the checkout with `saveForIt`.'),
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
  const remaining = event.isCancelled || areDaysCancelled(tier, event) ? 0 : ticketsLeft(tier, event);
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
    approvalRequired: needsApproval(tier),
    groupSize: tier.groupSize,
    attendance: tier.attendance,
    validDays: unlessEmpty(tier.validDayIds.map((id) => refOf('day', id))),
    requiresAttendeeDetails: tier.requiresAttendeeDetails,
    formFields: unlessEmpty(tier.formFields),
    saveForIt: tier.saveForIt,
    saveForItSaveable: !soldOut && isSaveable(tier, event, now),
  };
}

/** Returns true for a ticket type none of whose valid days is left since days were cancelled (D-147). */
export function areDaysCancelled({ validDayIds }: Pick<TicketTypeSource, 'validDayIds'>, { days }: Pick<EventSource, 'days'>): boolean {
  const [off, on] = [days.filter(({ isCancelled }) => isCancelled), days.filter(({ isCancelled }) => !isCancelled)];
  return isWithoutDays({ validDayIds }, { dayIds: on.map(({ id }) => id), cancelledDayIds: off.map(({ id }) => id) });
}

/** Returns the tickets left: the minimum by its own cap, and by the seats of the event and of its days. */
function ticketsLeft(tier: TicketTypeSource, event: EventSource): number | null {
  const days = event.days.filter(({ id, isCancelled }) => !isCancelled && (tier.validDayIds.length === 0 || tier.validDayIds.includes(id)));
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
