import { z } from 'zod';
import type { PricingMode } from '@svc/contracts';
import { type AddonsNeeded, hasItsAddons } from './addons-needed';
import { presentPreorder } from './offer-state';
import type { StoreProfile } from './store-profile';
import { variantRef } from './variant.view';

/** Present availability of variants (§2.9, §4.1 r4). */
export const publicStoreAvailability = z
  .object({
    variants: z
      .record(z.string(), z.number().int().nullable())
      .describe(
        'Stock of variants: ref of a variant (`var_…`) or package option (`pko_…`) → pieces left, or `null` when stock is not tracked (no cap). A requested ref that is missing can no longer be bought.',
      ),
    preorderable: z
      .array(z.string())
      .describe(
        'Refs of the variants (`var_…`) and package options (`pko_…`) that can be pre-ordered at zero stock; empty when there are none.',
      ),
    preorderRemaining: z
      .record(z.string(), z.number().int())
      .describe(
        'Pieces that may still be pre-ordered: ref of a variant or package option → number, which all variants of one product share. A ref of `preorderable` that is missing has no cap.',
      ),
  })
  .meta({ id: 'PublicStoreAvailability', description: 'Stock of variants and package options at this moment.' });
export type PublicStoreAvailability = z.infer<typeof publicStoreAvailability>;

/** Stored supply of a published variant. */
export interface VariantStockSource extends AddonsNeeded {
  id: string;
  isPackage: boolean;
  pricingMode: PricingMode;
  remaining: number | null;
  preorderable: boolean;
  preorderLeft: number | null;
}

/**
 * Returns the units left by ref (§2.9). Variants that are deleted, priced on request, or without required add-ons (D-132) are missing
 * (§4.1 r4).
 */
export function presentAvailability(
  sources: readonly VariantStockSource[],
  store: Pick<StoreProfile, 'currencies'>,
): PublicStoreAvailability {
  const view: PublicStoreAvailability = { variants: {}, preorderable: [], preorderRemaining: {} };
  const canBeBought = (source: VariantStockSource) => source.pricingMode !== 'quote' && hasItsAddons(source, source.id, store);
  for (const source of sources.filter(canBeBought)) {
    const ref = variantRef(source.id, source.isPackage);
    const { preorderable, preorderRemaining } = presentPreorder(source);
    view.variants[ref] = source.remaining;
    if (preorderable) view.preorderable.push(ref);
    if (preorderRemaining !== undefined) view.preorderRemaining[ref] = preorderRemaining;
  }
  return view;
}
