import { acceptedPrices, type Image, type Priced, type PriceEntry } from '@svc/contracts';
import { z } from 'zod';

/** The files of `media` with what they show (ADR 0101). */
export const publicImages = z
  .array(z.object({ url: z.string(), alt: z.string().optional() }).meta({ id: 'PublicImage' }))
  .optional()
  .describe('The files of `media` in the same order, with what they show where the merchant says so.');

/** The lowest prices of several variants (§2.2). */
export interface PricesFrom {
  currency: string;
  priceMinorFrom?: number;
  pricesFrom: Record<string, number>;
  compareAtMinorFrom?: number;
  compareAtFrom?: Record<string, number>;
  /** Tells whether the price of `priceMinorFrom` is lower than it was (D-133). */
  showSaleBadge: boolean;
}

/** A price list and its head: the entry in the primary currency, else in the first that is priced. */
export function presentPrices(
  prices: PriceEntry[],
  currencies: readonly string[],
): {
  priceMinor?: number;
  compareAtMinor?: number;
  currency: string;
  prices: PriceEntry[];
} {
  const [head] = prices;
  return { priceMinor: head?.priceMinor, compareAtMinor: head?.compareAtMinor, currency: head?.currency ?? currencies[0]!, prices };
}

/** Lowest price per currency, and what exactly that price is compared with. */
export function presentPricesFrom(variants: readonly Priced[], currencies: readonly string[]): PricesFrom {
  const all = variants.flatMap((variant) => acceptedPrices(variant, currencies));
  const lowest = currencies.flatMap((currency) => cheapest(all.filter((price) => price.currency === currency)) ?? []);
  const compared = lowest.filter((price) => price.compareAtMinor !== undefined);
  const [head] = lowest;
  return {
    currency: head?.currency ?? currencies[0]!,
    priceMinorFrom: head?.priceMinor,
    pricesFrom: Object.fromEntries(lowest.map(({ currency, priceMinor }) => [currency, priceMinor])),
    compareAtMinorFrom: head?.compareAtMinor,
    compareAtFrom:
      compared.length > 0 ? Object.fromEntries(compared.map(({ currency, compareAtMinor }) => [currency, compareAtMinor!])) : undefined,
    showSaleBadge: head?.compareAtMinor !== undefined && head.compareAtMinor > head.priceMinor,
  };
}

/** The lowest price; of equal ones that with the highest compare-at price. */
function cheapest(prices: readonly PriceEntry[]): PriceEntry | undefined {
  return [...prices].sort((a, b) => a.priceMinor - b.priceMinor || (b.compareAtMinor ?? 0) - (a.compareAtMinor ?? 0))[0];
}

/** A list that has something to say, else nothing: "render a block only when its field is present" (§2.3 r1). */
export function unlessEmpty<T>(list: readonly T[]): T[] | undefined {
  return list.length > 0 ? [...list] : undefined;
}

/** The files of `media` as `images` (ADR 0101); nothing where there are none. */
export function presentImages({ media, images }: { media: readonly string[]; images?: readonly Image[] }): Image[] | undefined {
  return unlessEmpty(images ?? media.map((url) => ({ url })));
}
