import { ADDON_SELECTION_TYPES, addonOption, inAcceptedCurrencies, priceEntry } from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import { addonSupplyOf } from './addons-needed';
import type { AddonGroupSource, ProductSource } from './product-source';
import type { StoreProfile } from './store-profile';
import { variantRef } from './variant.view';

export const publicAddonOption = z
  .object({
    ref: z.string(),
    ...addonOption,
    priceMinor: z.number().int(),
    prices: z.array(priceEntry),
    linkedProductRef: z.string().optional(),
    linkedVariantRef: z.string().optional(),
  })
  .meta({ id: 'PublicAddonOption' });

/** Extras that a buyer may or must choose (§2.3). */
export const publicAddonGroup = z
  .object({
    ref: z.string(),
    name: z.string(),
    selectionType: z.enum(ADDON_SELECTION_TYPES),
    required: z.boolean(),
    minSelect: z.number().int(),
    maxSelect: z.number().int().optional(),
    sort: z.number().int(),
    variantRef: z.string().optional().describe('The one variant that the group is for.'),
    options: z.array(publicAddonOption),
  })
  .meta({ id: 'PublicAddonGroup' });
export type PublicAddonGroup = z.infer<typeof publicAddonGroup>;

/**
 * Returns the extras of a product or package (§2.3 addonGroups). Options without a price in an accepted currency, and linked
 * products that cannot be sold, are left out (D-132); so are groups without options.
 */
export function presentAddonGroups(
  source: Pick<ProductSource, 'addonGroups' | 'linked' | 'isPackage'>,
  store: StoreProfile,
): PublicAddonGroup[] {
  const supply = addonSupplyOf(source, store);
  return source.addonGroups.flatMap((group, sort) => {
    const options = group.options.filter((option) => supply.leftOf(option) > 0).map((option) => presentAddonOption(option, store));
    return options.length > 0 ? [{ ...presentAddonGroup(group, sort, source.isPackage), options }] : [];
  });
}

function presentAddonGroup(group: AddonGroupSource, sort: number, isPackage: boolean): Omit<PublicAddonGroup, 'options'> {
  return {
    ref: refOf('adg', group.id),
    name: group.name,
    selectionType: group.selectionType,
    required: group.required,
    minSelect: group.minSelect,
    maxSelect: group.maxSelect,
    sort,
    variantRef: group.variantId && variantRef(group.variantId, isPackage),
  };
}

type AddonOption = PublicAddonGroup['options'][number];

function presentAddonOption(option: AddonGroupSource['options'][number], store: StoreProfile): AddonOption {
  const prices = inAcceptedCurrencies(option.prices, store.currencies);
  return {
    ref: refOf('ado', option.id),
    kind: option.kind,
    label: option.label,
    description: option.description,
    priceMinor: prices[0]!.priceMinor,
    prices,
    imageUrl: option.imageUrl,
    allowQuantity: option.allowQuantity,
    maxQty: option.maxQty,
    linkedProductRef: option.linkedProductId && refOf('prd', option.linkedProductId),
    linkedVariantRef: option.linkedVariantId && refOf('var', option.linkedVariantId),
  };
}
