import { checkDistinct, checkPrices, checkSomePrice, type Fault } from '@svc/contracts';
import type { TierSurroundings } from './check-ticket-type';
import type { PricePhase, TicketTypeItem } from './ticket-type.item';

/** Faults of a ticket type's price phases: every phase ends, each later than the one before, in the currencies of the ticket type (D-93). */
export function checkPricePhases(tier: TicketTypeItem, { accepted, path }: TierSurroundings): Fault[] {
  const { pricePhases, prices } = tier;
  return [
    ...checkDistinct(pricePhases, 'key', `${path}.pricePhases`),
    ...pricePhases.flatMap((phase, index) => {
      const at = `${path}.pricePhases[${index}]`;
      return [
        ...checkSomePrice(phase.prices, `${at}.prices`, 'Give the prices of this phase.'),
        ...checkPrices(phase.prices, accepted, `${at}.prices`),
        ...checkSameCurrencies(phase, prices.map(({ currency }) => currency), at),
        ...checkEnd(phase, pricePhases.slice(0, index), at),
      ];
    }),
  ];
}

function checkSameCurrencies(phase: PricePhase, expected: readonly string[], path: string): Fault[] {
  const given = phase.prices.map(({ currency }) => currency);
  const same = expected.length === given.length && expected.every((currency) => given.includes(currency));
  if (same || expected.length === 0) return [];
  return [{ path: `${path}.prices`, message: `Give a price in each currency of the ticket type and in no other: ${expected.join(', ')}.` }];
}

function checkEnd({ endsAt, capacity }: PricePhase, earlier: readonly PricePhase[], path: string): Fault[] {
  if (!endsAt && capacity === undefined) return [{ path, message: 'Say when the phase ends: give endsAt, or capacity, or both.' }];
  const before = earlier.findLast((phase) => phase.endsAt)?.endsAt;
  if (endsAt && before && endsAt <= before) return [{ path: `${path}.endsAt`, message: `Let it end after the phase before it, which ends at ${before}.` }];
  return [];
}
