import { isPhaseOpen, type PriceEntry } from '@svc/contracts';
import type { TicketTypeSource } from './event-source';
import type { Moment } from './moment';

export interface CurrentPrice {
  prices: readonly PriceEntry[];
  priceEndsAt?: string;
  priceRemaining?: number;
}

/**
 * What a ticket costs now: the prices of the first phase that neither its time nor its count has ended,
 * after the last phase those of the ticket type itself. `remaining` tickets of the type bound the phase's.
 */
export function currentPrice(tier: Pick<TicketTypeSource, 'prices' | 'pricePhases'>, remaining: number | null, now: Moment): CurrentPrice {
  const phase = tier.pricePhases.find((each) => isPhaseOpen(each, each.remaining, (moment) => now.hasReached(moment)));
  if (!phase) return { prices: tier.prices };
  const left = phase.remaining === null ? undefined : Math.min(phase.remaining, remaining ?? Infinity);
  return { prices: phase.prices, priceEndsAt: phase.endsAt, priceRemaining: left };
}
