import type { z } from 'zod';
import { packageItem, type PackageItem } from '../domain/package.item';
import { productItem, type ProductItem } from '../domain/product.item';
import { spellOutPackage, spellOutProduct } from '../domain/spell-out-offer';

type Written<Schema extends z.ZodType> = Partial<z.input<Schema>>;

/** A tote bag with one variant for NGN 5,000, as a document with little in it would be read. */
export function aProductItem(given: Written<typeof productItem> = {}): ProductItem {
  const written = productItem.parse({
    slug: 'tote-bag',
    name: 'Tote bag',
    position: 0,
    variants: [{ key: 'standard', name: 'Standard', prices: [{ currency: 'NGN', priceMinor: 500_000 }] }],
    ...given,
  });
  return spellOutProduct(written, 'NGN').item;
}

/** A spa day with one option. */
export function aPackageItem(given: Written<typeof packageItem> = {}): PackageItem {
  const written = packageItem.parse({
    slug: 'spa-day',
    name: 'Spa day',
    position: 0,
    options: [{ key: 'single', name: 'Single', prices: [{ currency: 'NGN', priceMinor: 9_000_000 }] }],
    ...given,
  });
  return spellOutPackage(written, 'NGN').item;
}
