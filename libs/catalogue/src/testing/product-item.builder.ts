import type { z } from 'zod';
import { packageItem, type PackageItem } from '../domain/package.item';
import { productItem, type ProductItem } from '../domain/product.item';
import { spellOutPackage, spellOutProduct } from '../domain/spell-out-offer';

type Written<Schema extends z.ZodType> = Partial<z.input<Schema>>;

/** Builds a tote bag with one variant for NGN 5,000, as read from a short document. */
export function aProductItem(overrides: Written<typeof productItem> = {}): ProductItem {
  const written = productItem.parse({
    slug: 'tote-bag',
    name: 'Tote bag',
    position: 0,
    variants: [{ key: 'standard', name: 'Standard', prices: [{ currency: 'NGN', priceMinor: 500_000 }] }],
    ...overrides,
  });
  return spellOutProduct(written, 'NGN').item;
}

/** Builds a spa day with one option. */
export function aPackageItem(overrides: Written<typeof packageItem> = {}): PackageItem {
  const written = packageItem.parse({
    slug: 'spa-day',
    name: 'Spa day',
    position: 0,
    options: [{ key: 'single', name: 'Single', prices: [{ currency: 'NGN', priceMinor: 9_000_000 }] }],
    ...overrides,
  });
  return spellOutPackage(written, 'NGN').item;
}
