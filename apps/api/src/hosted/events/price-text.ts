import type { PublicEvent } from '@svc/storefront';

type Tier = PublicEvent['ticketTypes'][number];

/** What a ticket costs, in words: `Free`, `₦5,000`, `from ₦2,000`, `As you like`. */
export function priceText({ kind, priceMinor, minPriceMinor, currency }: Tier): string {
  if (kind === 'free') return 'Free';
  if (kind === 'donation') return minPriceMinor ? `from ${amountText(minPriceMinor, currency)}` : 'As you like';
  return priceMinor === undefined ? '' : amountText(priceMinor, currency);
}

function amountText(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** How many are left, where that is worth knowing. */
export function leftText({ soldOut, remaining }: Tier): string | undefined {
  if (soldOut) return 'Sold out';
  return remaining === undefined ? undefined : `${remaining.toLocaleString('en')} left`;
}
