import type { PublicEvent } from '@svc/storefront';
import { amountText } from '../amount-text';

type Tier = PublicEvent['ticketTypes'][number];

/** What a ticket costs, in words: `Free`, `₦5,000`, `from ₦2,000`, `As you like`. */
export function priceText({ kind, priceMinor, minPriceMinor, currency }: Tier): string {
  if (kind === 'free') return 'Free';
  if (kind === 'donation') return minPriceMinor ? `from ${amountText(minPriceMinor, currency)}` : 'As you like';
  return priceMinor === undefined ? '' : amountText(priceMinor, currency);
}

/** How many are left, where that is worth knowing. */
export function leftText({ soldOut, remaining }: Tier): string | undefined {
  if (soldOut) return 'Sold out';
  return remaining === undefined ? undefined : `${remaining.toLocaleString('en')} left`;
}
