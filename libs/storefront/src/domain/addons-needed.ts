import { AddonSupply, type LinkedProduct, type SuppliedGroup } from '@svc/contracts';
import type { ProductSummarySource } from './product-source';
import type { StoreProfile } from './store-profile';

/** Stored add-ons of a product that links to others; absent where it links to none, whose add-ons never run out. */
export interface AddonsNeeded {
  addonGroups?: readonly SuppliedGroup[];
  /** Every published product that the groups link to, directly or through one another. */
  linked?: readonly LinkedProduct[];
}

/** Reckons what can still be chosen of the add-ons of a product. */
export function addonSupplyOf({ linked = [] }: AddonsNeeded, { currencies }: Pick<StoreProfile, 'currencies'>): AddonSupply {
  return new AddonSupply(linked, currencies);
}

/** Tells that enough can be chosen of the required add-ons of a variant, without which it cannot be bought (D-132). */
export function hasItsAddons(needed: AddonsNeeded, variantId: string, store: Pick<StoreProfile, 'currencies'>): boolean {
  const { addonGroups, linked } = needed;
  return !addonGroups || !linked || addonSupplyOf(needed, store).canComplete(addonGroups, variantId);
}

/** A product whose variants are sold out where their required add-ons cannot be chosen; where that is all of them, no other way to buy it is open (D-132). */
export function withSoldOutAddons<Source extends ProductSummarySource>(source: Source, store: StoreProfile): Source {
  const lacking = new Set(source.variants.filter(({ id }) => id !== undefined && !hasItsAddons(source, id, store)));
  if (lacking.size === 0) return source;
  return {
    ...source,
    variants: source.variants.map((variant) => (lacking.has(variant) ? { ...variant, remaining: 0 } : variant)),
    ...(lacking.size === source.variants.length && { preorderable: false, lacksAddons: true }),
  };
}
