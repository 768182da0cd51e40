import type { PriceEntry } from '@svc/contracts';
import type { TicketTypeSource } from './event-source';

export interface CurrentPrice {
  prices: readonly PriceEntry[];
  priceEndsAt?: string;
  priceRemaining?: number;
}

/**
 * What a ticket costs now: the prices of the first phase that neither its time nor its count has ended,
 * after the last phase those of the ticket type itself. `remaining` tickets of the type bound the phase's.
 */
export function currentPrice(tier: Pick<TicketTypeSource, 'prices' | 'pricePhases'>, remaining: number | null, now: Date): CurrentPrice {
  const phase = tier.pricePhases.find(({ endsAt, remaining: left }) => (endsAt === undefined || new Date(endsAt) > now) && left !== 0);
  if (!phase) return { prices: tier.prices };
  const left = phase.remaining === null ? undefined : Math.min(phase.remaining, remaining ?? Infinity);
  return { prices: phase.prices, priceEndsAt: phase.endsAt, priceRemaining: left };
}
