import { invalidBecause } from '@svc/contracts';
import type { TicketChoice } from './choose-tickets';
import { applies, type TicketPath } from './rules-by-path';
import { TierRequiresPayment } from './ticketing.errors';

/**
 * Refuses tickets that cost money on paths that sell nothing (§4.4 r1), and amounts for free ones (D-59).
 * @throws TierRequiresPayment, InvalidInput
 */
export function requireFree(choices: readonly TicketChoice[], path: TicketPath): void {
  const priced = applies('kind', path) ? choices.filter(({ tier }) => tier.kind !== 'free').map(({ ref }) => ref) : [];
  if (priced.length > 0) throw new TierRequiresPayment(priced);
  const [lineWithAmount] = choices.filter(({ amountMinor }) => amountMinor !== undefined).flatMap(({ lines }) => lines);
  if (lineWithAmount)
    throw invalidBecause([{ path: `${lineWithAmount.path}.amountMinor`, message: 'Leave it out; only a donation has an amount.' }]);
}
