import { addonOption, addonSelectionType, inAcceptedCurrencies, priceEntry } from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import { addonSupplyOf } from './addons-needed';
import type { AddonGroupSource, ProductSource } from './product-source';
import type { StoreProfile } from './store-profile';
import { variantRef } from './variant.view';

export const publicAddonOption = z
  .object({
    ref: z
      .string()
      .describe('Ref of the extra (`ado_…`), given by the service: send it as `optionRef` in `addons` of an item in a checkout.'),
    ...addonOption,
    priceMinor: z
      .number()
      .int()
      .describe(
        'Price of one piece of the extra, integer in the minor unit of the currency of the first entry of `prices`; 0 when the extra is free.',
      ),
    prices: z
      .array(priceEntry)
      .describe('Price of one piece of the extra in each currency that the store accepts, the primary currency first.'),
    linkedProductRef: z
      .string()
      .optional()
      .describe('Ref of the product that is sold as the extra (`prd_…`). Present only for `kind` `product`.'),
    linkedVariantRef: z
      .string()
      .optional()
      .describe(
        'Ref of the only variant (`var_…`) of `linkedProductRef` that is sold as the extra. Absent when the extra is not a product, or may be any of the product’s variants.',
      ),
  })
  .meta({ id: 'PublicAddonOption', description: 'An extra that can be added to a product or package.' });

/** Extras that a buyer may or must choose (§2.3). */
export const publicAddonGroup = z
  .object({
    ref: z.string().describe('Ref of the group of extras (`adg_…`); use it as the key of a list.'),
    name: z.string().describe('Name of the group of extras, to show as a heading above the options, such as `Gift wrap`.'),
    selectionType: addonSelectionType,
    required: z.boolean().describe('True when the buyer has to choose at least one extra of the group, or `minSelect` where that is more.'),
    minSelect: z
      .number()
      .int()
      .describe('Fewest extras of the group that the buyer has to choose for each piece; 0 when none has to be chosen.'),
    maxSelect: z
      .number()
      .int()
      .optional()
      .describe('Most extras of the group that the buyer may choose for each piece; absent when there is no cap.'),
    sort: z.number().int().describe('Position of the group of extras in the list, from 0; the groups are already sorted by it.'),
    variantRef: z
      .string()
      .optional()
      .describe(
        'Ref of the only variant (`var_…`) or package option (`pko_…`) that the group of extras is for; absent when the group is for all of them.',
      ),
    options: z.array(publicAddonOption).describe('Extras of the group to choose from, in display order, each with price and `ref`.'),
  })
  .meta({
    id: 'PublicAddonGroup',
    description:
      'Extras of one kind, from which a buyer may or must choose. Options that cannot be sold now are left out, and so are groups without options.',
  });
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
