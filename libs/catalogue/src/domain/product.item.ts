import {
  type Article,
  article,
  checkDistinct,
  choiceDisplay,
  described,
  duplicates,
  type Fault,
  feature,
  hexColor,
  httpUrl,
  image,
  key,
  line,
  type RuleScope,
  slug,
  type SpelledOut,
  WEIGHT_UNITS,
} from '@svc/contracts';
import { z } from 'zod';
import type { AddonGroupItem } from './addon-group.item';
import { checkOffer, offeredItem, offerItem } from './offer.item';
import { importSourceTexts, optionTexts, optionValueTexts, productTexts, variantTexts } from './catalogue-texts';

export const IMPORT_SYSTEMS = ['shopify', 'woocommerce'] as const;

export const optionValueItem = z
  .strictObject(
    described(
      {
        key,
        label: line,
        swatchHex: hexColor.optional(),
        media: z.array(httpUrl).max(50).default([]),
        images: z.array(image).max(50).optional(),
      },
      optionValueTexts,
    ),
  )
  .meta({ id: 'OptionValueItem', description: 'Value of a product’s option, such as large.' });

/** Option to choose by, such as size, with its values. */
export const optionGroupItem = z
  .strictObject(
    described(
      {
        key,
        name: line,
        display: choiceDisplay.default('text'),
        values: z.array(optionValueItem).min(1, 'Give at least one value.').max(200),
      },
      optionTexts,
    ),
  )
  .meta({ id: 'OptionGroupItem', description: 'Option by which buyers choose a variant of the product, such as size, with its values.' });
export type OptionGroupItem = z.infer<typeof optionGroupItem>;

export const variantItem = z
  .strictObject({
    ...offeredItem,
    ...article,
    ...described(
      {
        swatchHex: hexColor.nullable().default(null),
        optionValueRefs: z
          .array(z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+){1,2}$/, 'Give option key and value key joined by "/", such as size/large.'))
          .max(10)
          .default([]),
        features: z.array(feature).max(50).default([]),
      },
      variantTexts,
    ),
  })
  .meta({
    id: 'VariantItem',
    description: 'Variant of a product as you write it, with name, prices and stock: the thing that buyers put into the cart.',
  });
/** Variant with a key, and its prices spelled out. */
export type VariantItem = SpelledOut<z.infer<typeof variantItem>> & { key: string };

/** Things of another shop that a product was imported from, by which later imports find it again (ADR 0137). */
export const importSource = z
  .strictObject(
    described(
      {
        system: z.enum(IMPORT_SYSTEMS),
        id: line,
        tags: z.array(slug).max(250).optional(),
        categories: z.array(slug).max(250).optional(),
      },
      importSourceTexts,
    ),
  )
  .meta({ id: 'ImportSource', description: 'Origin of an imported product in another shop, by which later imports find it again.' });

/** Product as written in the workspace document: a PublicProduct without computed fields, with the merchant's private fields. */
export const productItem = z
  .strictObject({
    ...offerItem,
    ...described(
      {
        options: z.array(optionGroupItem).max(5).default([]),
        variants: z.array(variantItem).min(1, 'Give at least one variant.').max(500),
        importSource: importSource.optional(),
      },
      productTexts,
    ),
  })
  .meta({ id: 'ProductItem', description: 'Product as you write it, with its variants, prices and texts.' });
/** Product in its one canonical form (`spellOutProduct`). */
export type ProductItem = Omit<z.infer<typeof productItem>, 'currency' | 'variants' | 'addonGroups'> & {
  variants: VariantItem[];
  addonGroups: AddonGroupItem[];
};

/** Checks the rules of a product beyond its form; paths are relative to the item. */
export function checkProduct(item: ProductItem, scope: RuleScope): Fault[] {
  return [
    ...checkOffer(item, item.variants, 'variants', scope),
    ...checkDistinct(item.options, 'key', 'options'),
    ...item.options.flatMap((option, index) => checkDistinct(option.values, 'key', `options[${index}].values`)),
    ...item.variants.flatMap((variant, index) => checkWeight(variant, `variants[${index}]`)),
    ...item.variants.flatMap((variant, index) => checkValues(variant, item, `variants[${index}].optionValueRefs`)),
    ...checkCombinations(item),
  ];
}

/** Requires a weight to have a value and a unit, or neither. */
function checkWeight({ weightValue, weightUnit }: Article, path: string): Fault[] {
  if ((weightValue === undefined) === (weightUnit === undefined)) return [];
  return weightUnit === undefined
    ? [{ path: `${path}.weightUnit`, message: `Say one of ${WEIGHT_UNITS.join(', ')} beside the weight.` }]
    : [{ path: `${path}.weightValue`, message: 'Give the weight, or leave the unit out.' }];
}

/** Requires a variant to have exactly one value of each option, and no others (§2.3 r2). */
function checkValues({ optionValueRefs }: VariantItem, { options }: ProductItem, path: string): Fault[] {
  const values = new Set(options.flatMap((option) => option.values.map((value) => `${option.key}/${value.key}`)));
  const unknown = optionValueRefs.flatMap((ref, index) =>
    values.has(ref)
      ? []
      : [{ path: `${path}[${index}]`, message: `There is no option value "${ref}"; add it to options or name another.` }],
  );
  const groups = optionValueRefs.map((ref) => ref.split('/')[0]!);
  const missing = options.filter(({ key }) => groups.filter((group) => group === key).length !== 1);
  if (unknown.length > 0 || missing.length === 0) return unknown;
  return [{ path, message: `Name exactly one value of each option; see ${missing.map(({ key }) => key).join(', ')}.` }];
}

/** Refuses two variants with the same choice: a buyer's values resolve to a single variant (§2.3 r2). */
function checkCombinations({ options, variants }: ProductItem): Fault[] {
  if (options.length === 0) return [];
  const choices = variants.map(({ optionValueRefs }) => [...optionValueRefs].sort().join(' '));
  const repeated = duplicates(choices).filter((index) => choices[index] !== '');
  return repeated.map((index) => ({
    path: `variants[${index}].optionValueRefs`,
    message: `Another variant is ${choices[index]}, too; each combination can be one variant only.`,
  }));
}
