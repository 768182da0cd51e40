import type { PublicEvent } from '@svc/storefront';
import { amountText } from '../amount-text';
import type { PageLocale } from '../page-locale';

type Tier = PublicEvent['ticketTypes'][number];

/** What a ticket costs, in words: `Free`, `₦5,000`, `from ₦2,000`, `As you like`. */
export function priceText({ kind, priceMinor, minPriceMinor, currency }: Tier, { locale, words: { event } }: PageLocale): string {
  if (kind === 'free') return event.free;
  if (kind === 'donation') return minPriceMinor ? event.from(amountText(minPriceMinor, currency, locale)) : event.asYouLike;
  return priceMinor === undefined ? '' : amountText(priceMinor, currency, locale);
}

/** How many are left, where that is worth knowing. */
export function leftText({ soldOut, remaining }: Tier, { locale, words: { event } }: PageLocale): string | undefined {
  if (soldOut) return event.soldOut;
  return remaining === undefined ? undefined : event.left(remaining.toLocaleString(locale));
}
