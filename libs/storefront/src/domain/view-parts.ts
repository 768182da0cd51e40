import { acceptedPrices, type Image, type Priced, type PriceEntry } from '@svc/contracts';
import { z } from 'zod';

/** Files of `media` with their alternative texts (ADR 0101). */
export const publicImages = z
  .array(
    z
      .object({
        url: z.string().describe('Absolute URL of a picture of the product, variant or option value: one of those in `media`.'),
        alt: z
          .string()
          .optional()
          .describe('Alternative text of the picture for people who cannot see it; absent when the merchant wrote none.'),
      })
      .meta({ id: 'PublicImage', description: 'A picture with its alternative text.' }),
  )
  .optional()
  .describe(
    'Pictures of `media` in the same order, each with the alternative text that the merchant wrote (`alt`); absent when there are no pictures.',
  );

/** The lowest prices of several variants (§2.2). */
export interface PricesFrom {
  currency: string;
  priceMinorFrom?: number;
  pricesFrom: Record<string, number>;
  compareAtMinorFrom?: number;
  compareAtFrom?: Record<string, number>;
  /** True where `priceMinorFrom` is below its compare-at price (D-133). */
  showSaleBadge: boolean;
}

/** Returns a price list with its first entry: in the primary currency, else in the first with a price. */
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

/** Returns the lowest price by currency, with the compare-at price of exactly that entry. */
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

/** Returns the lowest price; of equal ones that with the highest compare-at price. */
function cheapest(prices: readonly PriceEntry[]): PriceEntry | undefined {
  return [...prices].sort((a, b) => a.priceMinor - b.priceMinor || (b.compareAtMinor ?? 0) - (a.compareAtMinor ?? 0))[0];
}

/** Returns a list, or undefined for an empty one: "render a block only when its field is present" (§2.3 r1). */
export function unlessEmpty<T>(list: readonly T[]): T[] | undefined {
  return list.length > 0 ? [...list] : undefined;
}

/** Returns the files of `media` as `images` (ADR 0101); undefined where there are none. */
export function presentImages({ media, images }: { media: readonly string[]; images?: readonly Image[] }): Image[] | undefined {
  return unlessEmpty(images ?? media.map((url) => ({ url })));
}

/** Returns some fields of an object. */
export function pick<From extends object, Name extends keyof From>(from: From, names: readonly Name[]): Pick<From, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;
}
