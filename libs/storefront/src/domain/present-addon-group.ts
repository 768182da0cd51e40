import { refOf } from '@svc/kernel';
import type { PublicAddonGroup } from './addon-group.view';
import { inAcceptedCurrencies } from './present-prices';
import { variantRef } from './present-variant';
import type { AddonGroupSource } from './product-source';
import type { StoreProfile } from './store-profile';

/** Extras of a product or package (§2.3 addonGroups); what has no price in an accepted currency cannot be added and is left out. */
export function presentAddonGroup(group: AddonGroupSource, sort: number, isPackage: boolean, store: StoreProfile): PublicAddonGroup {
  return {
    ref: refOf('adg', group.id),
    name: group.name,
    selectionType: group.selectionType,
    required: group.required,
    minSelect: group.minSelect,
    maxSelect: group.maxSelect,
    sort,
    variantRef: group.variantId && variantRef(group.variantId, isPackage),
    options: group.options.flatMap((option) => presentAddonOption(option, store) ?? []),
  };
}

function presentAddonOption(
  { id, linkedProductId, linkedVariantId, prices: written, ...told }: AddonGroupSource['options'][number],
  store: StoreProfile,
): PublicAddonGroup['options'][number] | undefined {
  const prices = inAcceptedCurrencies(written, store.currencies);
  if (!prices[0]) return undefined;
  return {
    ref: refOf('ado', id),
    ...told,
    priceMinor: prices[0].priceMinor,
    prices,
    linkedProductRef: linkedProductId && refOf('prd', linkedProductId),
    linkedVariantRef: linkedVariantId && refOf('var', linkedVariantId),
  };
}
