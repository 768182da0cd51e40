import { ADDON_SELECTION_TYPES, addonOption, inAcceptedCurrencies, priceEntry } from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import { variantRef } from './variant.view';
import type { AddonGroupSource } from './product-source';
import type { StoreProfile } from './store-profile';

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
