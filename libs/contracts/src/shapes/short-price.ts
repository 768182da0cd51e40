import { z } from 'zod';
import { currencyCode, minorUnits, type PriceEntry } from './common';

/** The price that the specification shows beside `prices` (§2.3, §2.6), as a merchant may write it: one entry of `prices`, flat. */
export const shortPrice = {
  priceMinor: minorUnits.optional().describe('Short for the entry of `prices` in `currency`.'),
  compareAtMinor: minorUnits.optional().describe('With `priceMinor`: the struck-out price.'),
  currency: currencyCode.optional().describe('Of `priceMinor`; the primary currency when absent.'),
};

export type ShortPrice = z.infer<z.ZodObject<typeof shortPrice>>;

/** A thing with prices, in either spelling. */
export type WrittenPrices = ShortPrice & { prices: PriceEntry[] };

/** A `T` that can have none of these fields, so that what was written with them is no such thing. */
export type Without<T, Fields extends PropertyKey> = Omit<T, Fields> & { [Field in Fields]?: never };

/** The same with `prices` alone: the one form that is checked, compared, stored and exported. */
export type SpelledOut<T> = Without<T, keyof ShortPrice>;
