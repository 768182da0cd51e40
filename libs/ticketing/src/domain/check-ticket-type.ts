import { checkFormFields, checkListedOnce, checkPrices, faultUnless, type Fault } from '@svc/contracts';
import { checkPricePhases } from './check-price-phases';
import type { TicketTypeItem } from './ticket-type.item';

/** What a ticket type's rules ask of its event and store. */
export interface TierSurroundings {
  /** Currencies the store accepts. */
  accepted: readonly string[];
  /** The event's primary currency. */
  currency: string;
  /** Keys of the event's days. */
  days: readonly string[];
  /** Where the ticket type stands in the event. */
  path: string;
}

/** Faults of one ticket type: what its kind needs and may not have, limits in their order, questions, days (§2.6, D-20, D-21). */
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
  return [
    ...faultUnless(prices.length === 0, `${path}.prices`, `Leave prices out; a ${kind} ticket has none.`),
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
    return DEPOSIT_FIELDS.flatMap((field) => faultUnless(tier[field] === undefined, `${path}.${field}`, 'Leave it out; only a deposit ticket has it.'));
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
    ...faultUnless(maxPerOrder === undefined || maxPerOrder >= minPerOrder, `${path}.maxPerOrder`, `Give at least ${minPerOrder}, as minPerOrder asks.`),
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
