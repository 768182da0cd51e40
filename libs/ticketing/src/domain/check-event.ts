import {
  checkAmounts,
  checkCurrency,
  checkDistinct,
  checkFormFields,
  checkListedOnce,
  checkPrices,
  checkSomePrice,
  type Fault,
  faultUnless,
  type RuleScope,
} from '@svc/contracts';
import { Temporal } from 'temporal-polyfill';
import type { EventDayItem, EventItem, PricePhase, TicketTypeItem } from './event.item';
import { leastSeats } from './choose-tickets';

/**
 * Returns the faults of an event that its form alone does not show (§2.6, D-20…D-23, D-93). Paths are relative to the event;
 * an empty list means that it may be saved.
 */
export function checkEvent(event: EventItem, scope: RuleScope): Fault[] {
  const currency = event.currency ?? scope.currencies[0]!;
  return [
    ...checkTimes(event),
    ...(event.currency ? checkCurrency(event.currency, scope.currencies, 'currency') : []),
    ...checkFees(event, currency, scope),
    ...checkDays(event, scope.timezone),
    ...checkDistinct(event.ticketTypes, 'key', 'ticketTypes'),
    ...event.ticketTypes.flatMap((tier, index) =>
      checkTicketType(tier, {
        accepted: scope.currencies,
        currency,
        days: event.days.map(({ key }) => key),
        path: `ticketTypes[${index}]`,
      }),
    ),
    ...checkUnlockCodes(event),
    ...checkAttached(event, scope),
  ];
}

function checkTimes({ startAt, endAt, doorsAt, selfRefundUntil }: EventItem): Fault[] {
  return [
    ...faultUnless(endAt > startAt, 'endAt', 'Let the event end after it starts.'),
    ...faultUnless(!doorsAt || doorsAt <= endAt, 'doorsAt', 'Let the doors open before the event ends.'),
    ...faultUnless(
      !selfRefundUntil || selfRefundUntil <= startAt,
      'selfRefundUntil',
      'Let refunds at once end when the event starts, or before.',
    ),
  ];
}

function checkFees({ customerFee, customerFeeFlatByCurrency = {} }: EventItem, currency: string, scope: RuleScope): Fault[] {
  const other = customerFeeFlatByCurrency[currency];
  const agrees = other === undefined || other === (customerFee?.flatMinor ?? 0);
  return [
    ...checkAmounts(customerFeeFlatByCurrency, scope.currencies, 'customerFeeFlatByCurrency'),
    ...faultUnless(
      agrees,
      `customerFeeFlatByCurrency.${currency}`,
      `customerFee.flatMinor is the fee in ${currency}; leave ${currency} out here.`,
    ),
  ];
}

function checkUnlockCodes({ slug, ticketTypes, unlockCodes }: EventItem): Fault[] {
  const refs = new Set(ticketTypes.map(({ key }) => `${slug}/${key}`));
  const message = `Name a ticket type of this event, such as ${slug}/${ticketTypes[0]?.key ?? 'vip'}.`;
  return [
    ...checkDistinct(unlockCodes, 'code', 'unlockCodes'),
    ...unlockCodes.flatMap(({ ticketTypeRefs }, code) =>
      ticketTypeRefs.flatMap((ref, index) => faultUnless(refs.has(ref), `unlockCodes[${code}].ticketTypeRefs[${index}]`, message)),
    ),
  ];
}

function checkAttached({ attachedPackageRefs, attachedProductRefs }: EventItem, scope: RuleScope): Fault[] {
  return [
    ...checkRefs(attachedPackageRefs, 'package', 'attachedPackageRefs', scope),
    ...checkRefs(attachedProductRefs, 'product', 'attachedProductRefs', scope),
  ];
}

function checkRefs(refs: readonly string[], kind: 'package' | 'product', path: string, scope: RuleScope): Fault[] {
  return [
    ...checkListedOnce(refs, path),
    ...refs.flatMap((ref, index) =>
      faultUnless(scope.exists(kind, ref), `${path}[${index}]`, `There is no ${kind} "${ref}"; give the slug of one that exists.`),
    ),
  ];
}

/** Returns the faults of the days of an event: keys of their own, and every day within the event, in the zone of the day. */
export function checkDays(event: EventItem, storeZone: string): Fault[] {
  return [
    ...checkDistinct(event.days, 'key', 'days'),
    ...event.days.flatMap((day, index) => checkDay(day, event, day.timezone ?? event.timezone ?? storeZone, `days[${index}]`)),
  ];
}

function checkDay(day: EventDayItem, event: EventItem, zone: string, path: string): Fault[] {
  const first = dateIn(zone, event.startAt);
  const last = dateIn(zone, event.endAt);
  const startAt = day.startAt ?? event.startAt;
  const endAt = day.endAt ?? event.endAt;
  return [
    ...faultUnless(
      first <= day.dayDate && day.dayDate <= last,
      `${path}.dayDate`,
      `Give a date of the event, from ${first} to ${last} in ${zone}.`,
    ),
    ...faultUnless(startAt >= event.startAt, `${path}.startAt`, 'Let the day start no earlier than the event.'),
    ...faultUnless(endAt <= event.endAt, `${path}.endAt`, 'Let the day end no later than the event.'),
    ...faultUnless(endAt > startAt, `${path}.${day.endAt ? 'endAt' : 'startAt'}`, 'Let the day end after it starts.'),
  ];
}

function dateIn(zone: string, moment: string): string {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** Fields of the event and store that the rules of a ticket type depend on. */
export interface TierSurroundings {
  /** Currencies the store accepts. */
  accepted: readonly string[];
  /** The event's primary currency. */
  currency: string;
  /** Keys of the event's days. */
  days: readonly string[];
  /** Path of the ticket type in the event. */
  path: string;
}

/**
 * Returns the faults of one ticket type: fields that its kind requires or forbids, the order of limits, questions, days (§2.6,
 * D-20, D-21).
 */
export function checkTicketType(tier: TicketTypeItem, around: TierSurroundings): Fault[] {
  const { path } = around;
  return [
    ...checkKind(tier, around),
    ...checkPrices(tier.prices, around.accepted, `${path}.prices`),
    ...checkPricePhases(tier, around),
    ...checkLimits(tier, path),
    ...checkValidDays(tier, around),
    ...checkFormFields(tier.formFields, `${path}.formFields`),
  ];
}

function checkKind(tier: TicketTypeItem, around: TierSurroundings): Fault[] {
  return [...checkMoney(tier, around), ...checkDonation(tier, around.path), ...checkDeposit(tier, around)];
}

function checkMoney({ kind, prices, pricePhases }: TicketTypeItem, { currency, path }: TierSurroundings): Fault[] {
  if (kind === 'paid' || kind === 'deposit') {
    const hasPrice = prices.some((price) => price.currency === currency);
    return faultUnless(hasPrice, `${path}.prices`, `Give a price in ${currency}, the primary currency of the event.`);
  }
  const leasts = prices.filter((price) => kind === 'donation' && price.currency !== currency);
  const message =
    kind === 'donation'
      ? `Of a donation, prices are least amounts in other currencies; give the one in ${currency} as minPriceMinor.`
      : `Leave prices out; a ${kind} ticket has none.`;
  return [
    ...faultUnless(prices.length === leasts.length, `${path}.prices`, message),
    ...faultUnless(pricePhases.length === 0, `${path}.pricePhases`, `Leave price phases out; a ${kind} ticket has none.`),
  ];
}

function checkDonation({ kind, minPriceMinor, donationPresets }: TicketTypeItem, path: string): Fault[] {
  if (kind === 'donation') {
    const least = Math.max(minPriceMinor ?? 0, 1);
    return donationPresets.flatMap((preset, index) =>
      faultUnless(preset >= least, `${path}.donationPresets[${index}]`, `Suggest at least ${least}, the least donation.`),
    );
  }
  return [
    ...faultUnless(minPriceMinor === undefined, `${path}.minPriceMinor`, 'Leave it out; only a donation has a least amount.'),
    ...faultUnless(donationPresets.length === 0, `${path}.donationPresets`, 'Leave them out; only a donation has presets.'),
  ];
}

const DEPOSIT_FIELDS = ['depositType', 'depositValue', 'depositBalanceMode', 'depositBalanceDueAt'] as const;

function checkDeposit(tier: TicketTypeItem, { currency, path }: TierSurroundings): Fault[] {
  if (tier.kind !== 'deposit') {
    return DEPOSIT_FIELDS.flatMap((field) =>
      faultUnless(tier[field] === undefined, `${path}.${field}`, 'Leave it out; only a deposit ticket has it.'),
    );
  }
  if (!tier.depositType) return [{ path: `${path}.depositType`, message: 'Say whether the deposit is percent or fixed.' }];
  if (tier.depositValue === undefined) return [{ path: `${path}.depositValue`, message: 'Say how much is paid now.' }];
  const price = tier.prices.find((entry) => entry.currency === currency)?.priceMinor ?? Number.MAX_SAFE_INTEGER;
  const most = tier.depositType === 'percent' ? 100 : price;
  const bound = tier.depositType === 'percent' ? '100 percent' : `${most}, the price`;
  return faultUnless(tier.depositValue <= most, `${path}.depositValue`, `Give at most ${bound}.`);
}

function checkLimits(tier: TicketTypeItem, path: string): Fault[] {
  const { minPerOrder, maxPerOrder, capacity, onSaleFrom, onSaleUntil } = tier;
  return [
    ...faultUnless(
      maxPerOrder === undefined || maxPerOrder >= minPerOrder,
      `${path}.maxPerOrder`,
      `Give at least ${minPerOrder}, as minPerOrder asks.`,
    ),
    ...faultUnless(!capacity || capacity >= minPerOrder, `${path}.minPerOrder`, `Give at most ${capacity}; there are no more tickets.`),
    ...faultUnless(!onSaleFrom || !onSaleUntil || onSaleUntil > onSaleFrom, `${path}.onSaleUntil`, 'Let the sale end after it starts.'),
  ];
}

function checkValidDays({ validDays }: TicketTypeItem, { days, path }: TierSurroundings): Fault[] {
  const message = days.length > 0 ? `Give the key of a day of this event: ${days.join(', ')}.` : 'Leave it empty; the event has no days.';
  return [
    ...checkListedOnce(validDays, `${path}.validDays`),
    ...validDays.flatMap((day, index) => faultUnless(days.includes(day), `${path}.validDays[${index}]`, message)),
  ];
}

/**
 * Returns the faults of a ticket type's price phases: every phase ends, each later than the one before, in the currencies of
 * the ticket type (D-93).
 */
export function checkPricePhases(tier: TicketTypeItem, { accepted, path }: TierSurroundings): Fault[] {
  const { pricePhases, prices } = tier;
  return [
    ...checkDistinct(pricePhases, 'key', `${path}.pricePhases`),
    ...pricePhases.flatMap((phase, index) => {
      const at = `${path}.pricePhases[${index}]`;
      return [
        ...checkSomePrice(phase.prices, `${at}.prices`, 'Give the prices of this phase.'),
        ...checkPrices(phase.prices, accepted, `${at}.prices`),
        ...checkSameCurrencies(
          phase,
          prices.map(({ currency }) => currency),
          at,
        ),
        ...checkEnd(phase, pricePhases.slice(0, index), at),
      ];
    }),
  ];
}

function checkSameCurrencies(phase: PricePhase, expected: readonly string[], path: string): Fault[] {
  const currencies = phase.prices.map(({ currency }) => currency);
  const same = expected.length === currencies.length && expected.every((currency) => currencies.includes(currency));
  if (same || expected.length === 0) return [];
  return [{ path: `${path}.prices`, message: `Give a price in each currency of the ticket type and in no other: ${expected.join(', ')}.` }];
}

function checkEnd({ endsAt, capacity }: PricePhase, earlier: readonly PricePhase[], path: string): Fault[] {
  if (!endsAt && capacity === undefined) return [{ path, message: 'Say when the phase ends: give endsAt, or capacity, or both.' }];
  const before = earlier.findLast((phase) => phase.endsAt)?.endsAt;
  if (endsAt && before && endsAt <= before)
    return [{ path: `${path}.endsAt`, message: `Let it end after the phase before it, which ends at ${before}.` }];
  return [];
}

/** Most seats of one registration and one checkout of a workspace (D-106). */
export interface SeatLimits {
  mostPerRegistration: number;
  mostPerCheckout: number;
}

/**
 * Warns of ticket types whose least order exceeds the seats that may be taken at a time; that least order is allowed all the
 * same (D-106).
 */
export function warnOfSeats(
  { ticketTypes }: Pick<EventItem, 'ticketTypes'>,
  { mostPerRegistration, mostPerCheckout }: SeatLimits,
): Fault[] {
  return ticketTypes.flatMap((tier, index) => {
    const [most, what] = tier.kind === 'free' ? [mostPerRegistration, 'registration'] : [mostPerCheckout, 'checkout'];
    const least = leastSeats(tier);
    if (least <= most) return [];
    const field = tier.groupSize > most ? 'groupSize' : 'minPerOrder';
    const message = `The least that can be taken of it are ${least} seats at a time, more than the ${most} that one ${what} takes otherwise. So many can be taken of it all the same.`;
    return [{ path: `ticketTypes[${index}].${field}`, message }];
  });
}
