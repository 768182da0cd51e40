import type { PublicStoreAvailability } from './availability.view';
import { presentPreorder } from './offer-state';
import { variantRef } from './present-variant';
import type { VariantStockSource } from './variant-stock-source';

/** Units left by ref (§2.9). What is priced on request cannot be bought here and is missing, as what is gone (§4.1 r4). */
export function presentAvailability(sources: readonly VariantStockSource[]): PublicStoreAvailability {
  const view: PublicStoreAvailability = { variants: {}, preorderable: [], preorderRemaining: {} };
  for (const source of sources.filter(({ pricingMode }) => pricingMode !== 'quote')) {
    const ref = variantRef(source.id, source.isPackage);
    const { preorderable, preorderRemaining } = presentPreorder(source);
    view.variants[ref] = source.remaining;
    if (preorderable) view.preorderable.push(ref);
    if (preorderRemaining !== undefined) view.preorderRemaining[ref] = preorderRemaining;
  }
  return view;
}
