import { inAcceptedCurrencies } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { PublicAddonGroup } from './addon-group.view';
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

type AddonOption = PublicAddonGroup['options'][number];

function presentAddonOption(option: AddonGroupSource['options'][number], store: StoreProfile): AddonOption | undefined {
  const prices = inAcceptedCurrencies(option.prices, store.currencies);
  if (!prices[0]) return undefined;
  return {
    ref: refOf('ado', option.id),
    kind: option.kind,
    label: option.label,
    description: option.description,
    priceMinor: prices[0].priceMinor,
    prices,
    imageUrl: option.imageUrl,
    allowQuantity: option.allowQuantity,
    maxQty: option.maxQty,
    linkedProductRef: option.linkedProductId && refOf('prd', option.linkedProductId),
    linkedVariantRef: option.linkedVariantId && refOf('var', option.linkedVariantId),
  };
}
