import { checkFormFields, checkListedOnce, checkPrices, type Fault } from '@svc/contracts';
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
    if (prices.some((price) => price.currency === currency)) return [];
    return [{ path: `${path}.prices`, message: `Give a price in ${currency}, the primary currency of the event.` }];
  }
  return [
    ...(prices.length > 0 ? [{ path: `${path}.prices`, message: `Leave prices out; a ${kind} ticket has none.` }] : []),
    ...(pricePhases.length > 0 ? [{ path: `${path}.pricePhases`, message: `Leave price phases out; a ${kind} ticket has none.` }] : []),
  ];
}

function checkDonation({ kind, minPriceMinor, donationPresets }: TicketTypeItem, path: string): Fault[] {
  if (kind === 'donation') {
    const least = Math.max(minPriceMinor ?? 0, 1);
    return donationPresets.flatMap((preset, index) =>
      preset >= least ? [] : [{ path: `${path}.donationPresets[${index}]`, message: `Suggest at least ${least}, the least donation.` }],
    );
  }
  return [
    ...(minPriceMinor !== undefined ? [{ path: `${path}.minPriceMinor`, message: 'Leave it out; only a donation has a least amount.' }] : []),
    ...(donationPresets.length > 0 ? [{ path: `${path}.donationPresets`, message: 'Leave them out; only a donation has presets.' }] : []),
  ];
}

const DEPOSIT_FIELDS = ['depositType', 'depositValue', 'depositBalanceMode', 'depositBalanceDueAt'] as const;

function checkDeposit(tier: TicketTypeItem, { currency, path }: TierSurroundings): Fault[] {
  if (tier.kind !== 'deposit') {
    return DEPOSIT_FIELDS.filter((field) => tier[field] !== undefined).map((field) => ({ path: `${path}.${field}`, message: 'Leave it out; only a deposit ticket has it.' }));
  }
  if (!tier.depositType) return [{ path: `${path}.depositType`, message: 'Say whether the deposit is percent or fixed.' }];
  if (tier.depositValue === undefined) return [{ path: `${path}.depositValue`, message: 'Say how much is paid now.' }];
  const price = tier.prices.find((entry) => entry.currency === currency)?.priceMinor ?? Number.MAX_SAFE_INTEGER;
  const most = tier.depositType === 'percent' ? 100 : price;
  if (tier.depositValue <= most) return [];
  return [{ path: `${path}.depositValue`, message: `Give at most ${most}${tier.depositType === 'percent' ? ' percent' : ', the price'}.` }];
}

function checkLimits(tier: TicketTypeItem, path: string): Fault[] {
  const { minPerOrder, maxPerOrder, capacity, onSaleFrom, onSaleUntil } = tier;
  return [
    ...(maxPerOrder !== undefined && maxPerOrder < minPerOrder ? [{ path: `${path}.maxPerOrder`, message: `Give at least ${minPerOrder}, as minPerOrder asks.` }] : []),
    ...(capacity && capacity < minPerOrder ? [{ path: `${path}.minPerOrder`, message: `Give at most ${capacity}; there are no more tickets.` }] : []),
    ...(onSaleFrom && onSaleUntil && onSaleUntil <= onSaleFrom ? [{ path: `${path}.onSaleUntil`, message: 'Let the sale end after it starts.' }] : []),
  ];
}

function checkValidDays({ validDays }: TicketTypeItem, { days, path }: TierSurroundings): Fault[] {
  return [
    ...checkListedOnce(validDays, `${path}.validDays`),
    ...validDays.flatMap((day, index) =>
      days.includes(day) ? [] : [{ path: `${path}.validDays[${index}]`, message: days.length ? `Give the key of a day of this event: ${days.join(', ')}.` : 'Leave it empty; the event has no days.' }],
    ),
  ];
}
