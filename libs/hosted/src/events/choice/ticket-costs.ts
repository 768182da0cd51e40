import { priceCart, splitByPhase, type UnpricedLine } from '@svc/checkout';
import { depositIn, feeIn, type PricedCart } from '@svc/contracts';
import { InvalidInput } from '@svc/kernel';
import type { EventPage } from '@svc/storefront';
import type { Chosen, OfferedTier } from './offer';

/** Event whose tickets are priced, as its page shows it. */
export type PricedEvent = Pick<EventPage, 'event' | 'priceStages'>;

/**
 * Returns what chosen tickets cost, by the rules of the checkout that sells them (D-91, D-92, D-94): fees, deposits, and the later prices of
 * those beyond the count of a price phase. Amounts are minor units of `currency`. Undefined where the tickets have no currency in common, or
 * cost more than can be charged.
 */
export function costOf(chosen: readonly Chosen[], priced: PricedEvent): PricedCart | undefined {
  const currency = chosen[0]?.offered.tier.currency;
  if (currency === undefined || chosen.some(({ offered: { tier } }) => tier.currency !== currency)) return undefined;
  const lines = chosen.flatMap((choice) => linesOf(choice, priced));
  try {
    return priceCart(lines, { currency, discount: { amountMinor: 0, weights: lines.map(() => 0) }, deliveryMinor: 0 });
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

function linesOf({ offered: { tier }, quantity, amountMinor }: Chosen, { event, priceStages }: PricedEvent): UnpricedLine[] {
  const { ref, name, kind, currency, frontdeskFeeMode, depositType: type, depositValue: value } = tier;
  const stages = priceStages[ref] ?? [];
  const prices =
    stages.length === 0
      ? [{ quantity, priceMinor: amountMinor ?? 0 }]
      : splitByPhase(
          quantity,
          stages.map(({ priceMinor, left = Infinity }, index) => ({ priceMinor, left: index === stages.length - 1 ? Infinity : left })),
        );
  const customerFee = feeIn({ ...event.customerFee, flatByCurrency: event.customerFeeFlatByCurrency ?? {} }, currency, currency);
  return prices.map((price) => ({
    id: ref,
    kind: kind === 'donation' ? 'donation' : 'ticket',
    name,
    quantity: price.quantity,
    unitPriceMinor: price.priceMinor,
    customerFee,
    serviceFee: event.frontdeskFee,
    serviceFeePassedOn: frontdeskFeeMode === 'pass_on',
    deposit: kind === 'deposit' && type && value !== undefined ? depositIn({ type, value }, currency, currency) : undefined,
    preorder: false,
    needsDelivery: false,
  }));
}

/** Cost of each number of tickets in all, and of it now, as differences in runs: `3*5063 7*7088`. */
export interface CostRuns {
  total: string;
  /** Absent where all is paid now. */
  now?: string;
}

/** Returns the costs of one ticket, of two, and so on up to the most that can be taken, for the script that adds them up. */
export function costRuns(offered: OfferedTier, priced: PricedEvent): CostRuns {
  const costs = Array.from({ length: offered.max }, (_, index) => costOf([{ offered, quantity: index + 1 }], priced));
  const sums = costs.flatMap((cost) => cost ?? []);
  const total = runsOf(sums.map(({ totalMinor }) => totalMinor));
  return sums.some(({ balanceMinor }) => balanceMinor > 0) ? { total, now: runsOf(sums.map(({ dueNowMinor }) => dueNowMinor)) } : { total };
}

/** Returns the differences of a row of sums that begins at 0, equal neighbours as one. */
export function runsOf(sums: readonly number[]): string {
  const runs: { count: number; step: number }[] = [];
  sums.forEach((sum, index) => {
    const step = sum - (sums[index - 1] ?? 0);
    const last = runs.at(-1);
    if (last?.step === step) last.count += 1;
    else runs.push({ count: 1, step });
  });
  return runs.map(({ count, step }) => `${count}*${step}`).join(' ');
}
