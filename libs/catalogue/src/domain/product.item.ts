import { CHOICE_DISPLAYS, feature, hexColor, httpUrl, key, line } from '@svc/contracts';
import { z } from 'zod';
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
      .array(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'Give option key and value key joined by "/", such as size/large.'))
      .max(10)
      .default([])
      .describe('The value of each of this product’s options that the variant has: size/large.'),
    features: z.array(feature).max(50).default([]),
  })
  .meta({ id: 'VariantItem' });
export type VariantItem = z.infer<typeof variantItem>;

/** A product as the workspace document writes it: a PublicProduct without computed fields, with what is private to the merchant. */
export const productItem = z
  .strictObject({
    ...offerItem,
    options: z.array(optionGroupItem).max(5).default([]),
    variants: z.array(variantItem).min(1, 'Give at least one variant.').max(500),
  })
  .meta({ id: 'ProductItem' });
export type ProductItem = z.infer<typeof productItem>;
