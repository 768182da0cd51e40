import { AddonSupply, type LinkedProduct, type SuppliedGroup } from '@svc/contracts';
import type { ProductSummarySource } from './product-source';
import type { StoreProfile } from './store-profile';

/** Stored add-ons of a product with linked products; absent without links, since other add-ons never run out. */
export interface AddonsNeeded {
  addonGroups?: readonly SuppliedGroup[];
  /** Every published product that the groups link to, directly or through one another. */
  linked?: readonly LinkedProduct[];
}

/** Returns the supply of the add-ons of a product. */
export function addonSupplyOf({ linked = [] }: AddonsNeeded, { currencies }: Pick<StoreProfile, 'currencies'>): AddonSupply {
  return new AddonSupply(linked, currencies);
}

/** Returns true where the required add-ons of a variant can be chosen; without them it cannot be bought (D-132). */
export function hasItsAddons(needed: AddonsNeeded, variantId: string, store: Pick<StoreProfile, 'currencies'>): boolean {
  const { addonGroups, linked } = needed;
  return !addonGroups || !linked || addonSupplyOf(needed, store).canComplete(addonGroups, variantId);
}

/**
 * Returns the product with variants sold out where their required add-ons cannot be chosen. Where all are, pre-orders and savings plans
 * are closed, too (D-132).
 */
export function withSoldOutAddons<Source extends ProductSummarySource>(source: Source, store: StoreProfile): Source {
  const lacking = new Set(source.variants.filter(({ id }) => id !== undefined && !hasItsAddons(source, id, store)));
  if (lacking.size === 0) return source;
  return {
    ...source,
    variants: source.variants.map((variant) => (lacking.has(variant) ? { ...variant, remaining: 0 } : variant)),
    ...(lacking.size === source.variants.length && { preorderable: false, lacksAddons: true }),
  };
}
