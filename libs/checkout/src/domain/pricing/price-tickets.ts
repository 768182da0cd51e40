import {
  type BalanceMode,
  currenciesOfAll,
  depositIn,
  type DepositTerms,
  feeIn,
  invalidBecause,
  isOnStep,
  type PricedCart,
  type PriceEntry,
  priceIn,
  primaryFirst,
  stepOf,
} from '@svc/contracts';
import { formatMoney, roundToStep } from '@svc/kernel';
import {
  type Answers,
  chooseTickets,
  codesUsed,
  findShortages,
  phasesInForce,
  refuseApproval,
  seatChanges,
  type TakenSeat,
  takeSeats,
  type TicketChoice,
  type TicketPath,
  type TicketRequest,
  type TierRules,
} from '@svc/ticketing';
import { applyDiscount, type CartTerms, priceCart, type UnpricedLine } from './price-cart';
import { type CheckoutSeat, type HoldChange, inHoldOrder } from '../checkout';
import type { EventPricingContext, TierPrices } from './pricing-context';
import { CurrencyNotAccepted, NotPriced, SoldOut } from './pricing.errors';

/** Purchase of tickets of an event (§4.3, D-57). */
export interface TicketPurchase extends TicketRequest {
  /** Path by which they are bought, which decides about the rules of who may take them (D-145). */
  path: TicketPath;
  currency?: string;
  discountCode?: string;
  /** True when ages of seats without details are asked for later, before payment (D-96). */
  blankSeatsWait?: boolean;
  /** Throws for a currency in which it cannot be paid. */
  checkCurrency?(currency: string): void;
}

export interface PricedTickets {
  cart: PricedCart;
  /** Seats in their order. */
  seats: readonly CheckoutSeat[];
  /** Answers for seats that have none of their own. */
  responses: Answers;
  /** Changes of counters that buying them takes, in lock order; none are taken in test mode. */
  holdChanges: readonly HoldChange[];
  unlockCodeIds: readonly string[];
}

/**
 * Prices tickets with the event as it is now (§4.3, decisions 3.14). Refusals come in the order of D-60a: lines on sale, approval,
 * currency and price, quantities, attendees, answers, ages, code, sold out.
 * @param nextId returns the id of each line and seat, a UUID
 * @throws TicketsNotOnSale, ApprovalNeeded, CurrencyNotAccepted, NotPriced, QuantityRefused, AttendeeNameMissing, AnswerMissing,
 * BirthMissing, TooYoung, SoldOut, InvalidInput
 */
export function priceTickets(context: EventPricingContext, request: TicketPurchase, now: Date, nextId: () => string): PricedTickets {
  const { event, store } = context;
  const { choices, priced, lines, currency } = linesOnSale(context, request, now, nextId);
  const taken = takeSeats(choices, request, event.rules, {
    path: request.path,
    now,
    mostSeats: store.mostSeats,
    blankSeatsWait: request.blankSeatsWait,
  });
  const discount = applyDiscount(request.discountCode, context.discountCode, lines, { currency, now });
  const short = findShortages(choices, event, request.path);
  if (short.length > 0) throw new SoldOut(short);

  const unlockCodeIds = codesUsed(choices, event);
  const seats = seatsOf(taken.seats, lines, nextId);
  return {
    cart: priceCart(lines, {
      currency,
      ...discount,
      deliveryMinor: 0,
      ...termsOfBalance(choices, context, now),
      promoterCode: context.promoterCode,
    }),
    seats,
    responses: taken.responses,
    holdChanges: changesOf(context, seats, priced, [
      ...unlockCodeIds.map((id) => ({ kind: 'unlock_code' as const, id })),
      ...codeIdOf(discount.discountCode),
    ]),
    unlockCodeIds,
  };
}

/** Tickets on sale now, each at its current price. */
export interface TicketsOnSale {
  choices: readonly TicketChoice[];
  priced: readonly PricedTicket[];
  /** Lines, one for each of `priced`. */
  lines: readonly UnpricedLine[];
  currency: string;
}

/** @throws TicketsNotOnSale, ApprovalNeeded, CurrencyNotAccepted, NotPriced, InvalidInput */
export function linesOnSale(
  context: EventPricingContext,
  { path, tickets, currency: wanted, checkCurrency }: Pick<TicketPurchase, 'path' | 'tickets' | 'currency' | 'checkCurrency'>,
  now: Date,
  nextId: () => string,
): TicketsOnSale {
  const choices = chooseTickets(tickets, context.event, { path, now });
  refuseApproval(choices, path);
  const primary = primaryFirst(context.store.currencies, context.prices.currency)[0]!;
  const currency = currencyOf(choices, wanted ?? primary, context);
  checkCurrency?.(currency);
  refuseAmounts(choices, context, { currency, primary });
  const priced = priceChoices(choices, context, { currency, path, now });
  return { choices, priced, currency, lines: priced.map((each) => lineOf(each, context, { id: nextId(), currency, primary, now })) };
}

/** Returns the terms of the balance that deposits leave: its day and the ways to pay it. */
export function termsOfBalance(
  choices: readonly TicketChoice[],
  context: EventPricingContext,
  now: Date,
): Pick<CartTerms, 'balanceDueAt' | 'balanceModes'> {
  return {
    balanceDueAt: earliestBalance(
      choices.map(({ tier }) => tier.id),
      context,
      now,
    ),
    balanceModes: balanceModes(
      choices.map(({ tier }) => tier.id),
      context,
      now,
    ),
  };
}

/** Returns the store's currencies in which all priced ones of these ticket types have a price (D-146), the event's primary one first. */
export function sellingCurrencies(tiers: readonly Pick<TierRules, 'id' | 'kind'>[], { prices, store }: EventPricingContext): string[] {
  const lists = tiers.filter(hasPrice).map(({ id }) => prices.tiers[id]!.prices);
  return currenciesOfAll(lists, primaryFirst(store.currencies, prices.currency));
}

function hasPrice({ kind }: Pick<TierRules, 'kind'>): boolean {
  return kind === 'paid' || kind === 'deposit';
}

/**
 * Returns the currency of a purchase, in which each of its tickets has a price (D-146); other ticket types of the event do not count.
 * @throws CurrencyNotAccepted, NotPriced
 */
function currencyOf(choices: readonly TicketChoice[], currency: string, context: EventPricingContext): string {
  const accepted = sellingCurrencies(
    choices.map(({ tier }) => tier),
    context,
  );
  const unpriced = choices.filter(({ tier }) => hasPrice(tier) && priceIn(pricesOf(context, tier.id).prices, currency) === undefined);
  const refs = unpriced.map(({ ref }) => ref);
  if (!context.store.currencies.includes(currency)) throw new CurrencyNotAccepted(currency, accepted, refs);
  if (refs.length > 0) throw new NotPriced(refs, currency, accepted);
  return currency;
}

/**
 * Requires of donations an amount that providers can charge (D-128), of at least the minimum in its currency (D-133), and of other
 * tickets none (D-59). Throws InvalidInput.
 */
function refuseAmounts(
  choices: readonly TicketChoice[],
  context: EventPricingContext,
  { currency, primary }: { currency: string; primary: string },
): void {
  const faults = choices.flatMap(({ tier, amountMinor, lines }) => {
    const path = `${lines[0]!.path}.amountMinor`;
    if (tier.kind !== 'donation')
      return amountMinor === undefined ? [] : [{ path, message: 'Leave it out; only a donation has an amount.' }];
    const { prices, minPriceMinor } = pricesOf(context, tier.id);
    const least = Math.max(1, (currency === primary ? minPriceMinor : priceIn(prices, currency)) ?? 0);
    if (amountMinor === undefined || amountMinor < least)
      return [{ path, message: `Give at least ${least} for each "${tier.name}", in minor units.` }];
    return isOnStep(amountMinor, currency) ? [] : [{ path, message: betweenSteps(amountMinor, currency) }];
  });
  if (faults.length > 0) throw invalidBecause(faults);
}

function betweenSteps(amountMinor: number, currency: string): string {
  const step = stepOf(currency);
  const nearest = Math.max(step, roundToStep(amountMinor, step));
  return `Give an amount in steps of ${formatMoney(step, currency)}, such as ${formatMoney(nearest, currency)}.`;
}

/** Tickets of one type at one unit price. */
export interface PricedTicket {
  choice: TicketChoice;
  quantity: number;
  unitPriceMinor: number;
  phaseId?: string;
}

/** Throws NotPriced with every ticket type whose price phase has no price in the currency. */
function priceChoices(
  choices: readonly TicketChoice[],
  context: EventPricingContext,
  { currency, ...terms }: PhaseTerms & { currency: string },
): PricedTicket[] {
  const missing: string[] = [];
  const priced = choices.flatMap((choice) => {
    const { kind } = choice.tier;
    if (kind === 'free') return [{ choice, quantity: choice.quantity, unitPriceMinor: 0 }];
    if (kind === 'donation') return [{ choice, quantity: choice.quantity, unitPriceMinor: choice.amountMinor! }];
    return splitByPhase(choice.quantity, openPhases(context, choice.tier.id, terms)).flatMap(({ prices, phaseId, quantity }) => {
      const unitPriceMinor = priceIn(prices, currency);
      if (unitPriceMinor !== undefined) return [{ choice, quantity, unitPriceMinor, ...(phaseId !== undefined && { phaseId }) }];
      missing.push(choice.ref);
      return [];
    });
  });
  if (missing.length > 0) throw new NotPriced(missing, currency);
  return priced;
}

/** Path and moment for which price phases are looked up. */
interface PhaseTerms {
  path: TicketPath;
  now: Date;
}

/** Returns the prices that apply one after another: those of open phases, then those of the ticket type. */
export function openPhases(
  context: EventPricingContext,
  tierId: string,
  terms: PhaseTerms,
): { phaseId?: string; prices: readonly PriceEntry[]; left: number }[] {
  const { pricePhases, prices } = pricesOf(context, tierId);
  const { left } = context.event;
  const open = phasesInForce(pricePhases, left, terms);
  return [
    ...open.map((phase) => ({ phaseId: phase.id, prices: phase.prices, left: left[phase.id] ?? Infinity })),
    { prices, left: Infinity },
  ];
}

function pricesOf({ prices }: EventPricingContext, tierId: string): TierPrices {
  return prices.tiers[tierId]!;
}

function lineOf(
  { choice: { tier }, quantity, unitPriceMinor, phaseId }: PricedTicket,
  { event, prices, store }: EventPricingContext,
  { id, currency, primary, now }: { id: string; currency: string; primary: string; now: Date },
): UnpricedLine {
  const { frontdeskFeeMode } = prices.tiers[tier.id]!;
  const deposit = depositNow(prices.tiers[tier.id], now);
  return {
    id,
    kind: tier.kind === 'donation' ? 'donation' : 'ticket',
    name: tier.name,
    eventId: event.rules.id,
    eventSlug: event.rules.slug,
    ticketTypeId: tier.id,
    ...(phaseId !== undefined && { pricePhaseId: phaseId }),
    quantity,
    unitPriceMinor,
    customerFee: feeIn({ ...prices.customerFee, flatByCurrency: prices.customerFeeFlatByCurrency }, currency, primary),
    serviceFee: feeIn(store.frontdeskFee, currency, store.currencies[0]!),
    serviceFeePassedOn: frontdeskFeeMode === 'pass_on',
    deposit: tier.kind === 'deposit' ? depositIn(deposit, currency, primary) : undefined,
    preorder: false,
    needsDelivery: false,
  };
}

/** Assigns each ticket to the line that sells it: those of a type to its lines, in their order. */
function seatsOf(taken: readonly TakenSeat[], lines: readonly UnpricedLine[], nextId: () => string): CheckoutSeat[] {
  const lineOfTicket = lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
  return taken.map((seat) => ({ ...seat, id: nextId(), lineId: lineOfTicket[seat.ticket]! }));
}

interface UsedCode {
  kind: 'unlock_code' | 'discount_code';
  id: string;
}

function codeIdOf(code: PricedCart['discountCode']): UsedCode[] {
  return code ? [{ kind: 'discount_code', id: code.id }] : [];
}

function changesOf(
  { event }: EventPricingContext,
  seats: readonly CheckoutSeat[],
  priced: readonly PricedTicket[],
  codes: readonly UsedCode[],
): HoldChange[] {
  const taken = seats.map((seat) => ({ ...seat, status: 'confirmed' as const }));
  const phases = priced.flatMap(({ phaseId, quantity }): HoldChange[] =>
    phaseId === undefined ? [] : [{ kind: 'price_phase', subjectId: phaseId, count: quantity }],
  );
  return inHoldOrder([
    ...seatChanges(event.rules.id, taken),
    ...phases,
    ...codes.map(({ kind, id }) => ({ kind, subjectId: id, count: 1 })),
  ]);
}

/** Returns the earliest day on which a balance of tickets of these types is due. */
export function earliestBalance(
  tierIds: readonly string[],
  { prices }: Pick<EventPricingContext, 'prices'>,
  now: Date,
): string | undefined {
  const tiers = tierIds.map((id) => prices.tiers[id]).filter((tier) => depositNow(tier, now));
  return tiers.flatMap((tier) => tier?.depositBalanceDueAt ?? []).sort()[0];
}

/** Returns the ways to pay balances of tickets of these types. */
export function balanceModes(tierIds: readonly string[], { prices }: Pick<EventPricingContext, 'prices'>, now: Date): BalanceMode[] {
  return tierIds.flatMap((id) => {
    const { depositBalanceMode = 'online' } = prices.tiers[id] ?? {};
    return depositNow(prices.tiers[id], now) ? [depositBalanceMode] : [];
  });
}

/** Returns the deposit of a ticket type; none once the balance would be due: then its whole price is paid (D-133). */
export function depositNow(tier: TierPrices | undefined, now: Date): DepositTerms | undefined {
  const dueAt = tier?.depositBalanceDueAt;
  return dueAt !== undefined && Date.parse(dueAt) <= now.getTime() ? undefined : tier?.deposit;
}

/** Prices for a limited number of tickets. */
interface Stage {
  left: number;
}

/**
 * Splits tickets over the current prices; those beyond the count of a phase get the prices after it, as for buyers one after
 * another.
 * @param stages in their order, the last without a count
 */
export function splitByPhase<S extends Stage>(quantity: number, stages: readonly S[]): (Omit<S, 'left'> & { quantity: number })[] {
  let rest = quantity;
  return stages.flatMap(({ left, ...stage }) => {
    const taken = Math.min(rest, left);
    rest -= taken;
    return taken > 0 ? [{ ...stage, quantity: taken }] : [];
  });
}
