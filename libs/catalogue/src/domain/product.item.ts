import { CHOICE_DISPLAYS, feature, hexColor, httpUrl, key, line, type SpelledOut } from '@svc/contracts';
import { z } from 'zod';
import type { AddonGroupItem } from './addon-group.item';
import { offeredItem, offerItem } from './offer.item';

export const optionValueItem = z
  .strictObject({ key, label: line, swatchHex: hexColor.optional(), media: z.array(httpUrl).max(50).default([]) })
  .meta({ id: 'OptionValueItem' });

/** One thing to choose by, such as size, with its values. */
export const optionGroupItem = z
  .strictObject({
    key,
    name: line,
    display: z.enum(CHOICE_DISPLAYS).default('text'),
    values: z.array(optionValueItem).min(1, 'Give at least one value.').max(200),
  })
  .meta({ id: 'OptionGroupItem' });
export type OptionGroupItem = z.infer<typeof optionGroupItem>;

export const variantItem = z
  .strictObject({
    ...offeredItem,
    swatchHex: hexColor.nullable().default(null),
    optionValueRefs: z
      .array(z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+){1,2}$/, 'Give option key and value key joined by "/", such as size/large.'))
      .max(10)
      .default([])
      .describe('The value of each of this product’s options that the variant has: size/large.'),
    features: z.array(feature).max(50).default([]),
  })
  .meta({ id: 'VariantItem' });
/** With a key, and its prices spelled out. */
export type VariantItem = SpelledOut<z.infer<typeof variantItem>> & { key: string };

/** A product as the workspace document writes it: a PublicProduct without computed fields, with what is private to the merchant. */
export const productItem = z
  .strictObject({
    ...offerItem,
    options: z.array(optionGroupItem).max(5).default([]),
    variants: z.array(variantItem).min(1, 'Give at least one variant.').max(500),
  })
  .meta({ id: 'ProductItem' });
/** In its one canonical form (`spellOutProduct`). */
export type ProductItem = Omit<z.infer<typeof productItem>, 'currency' | 'variants' | 'addonGroups'> & {
  variants: VariantItem[];
  addonGroups: AddonGroupItem[];
};
