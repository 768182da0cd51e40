import { z } from 'zod';
import { describedEnum } from './described-enum';
import { currencyCode, descriptionBlock, httpUrl, line, minorUnits, type PriceEntry, priceEntry, prose } from './common';

/** Short form of one entry of `prices`: flat fields that merchants may write instead (§2.3, §2.6). */
export const shortPrice = {
  priceMinor: minorUnits.optional().describe('Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit.'),
  compareAtMinor: minorUnits.optional().describe('Earlier price to strike out, written beside `priceMinor`, in the same minor unit.'),
  currency: currencyCode.optional().describe('ISO 4217 code of `priceMinor`; the primary currency when absent.'),
};

export type ShortPrice = z.infer<z.ZodObject<typeof shortPrice>>;

/** A thing with prices, in short or full form. */
export type WrittenPrices = ShortPrice & { prices: PriceEntry[] };

/** `T` without these fields; the compiler refuses values that have them. */
export type Without<T, Fields extends PropertyKey> = Omit<T, Fields> & { [Field in Fields]?: never };

/** A thing with prices in full form: the one that is checked, compared, stored and exported. */
export type SpelledOut<T> = Without<T, keyof ShortPrice>;

/** Shapes and enumerations that the item and the view of a product share (§2.3, D-21). */

export const FEE_MODES = ['pass_on', 'absorb'] as const;
export const SELECTION_MODES = ['choose_one', 'choose_many'] as const;
export const CHOICE_DISPLAYS = ['text', 'dropdown', 'image', 'color'] as const;
export const PRICING_MODES = ['full_payment', 'deposit', 'free', 'quote'] as const;
export const SCHEDULING_TYPES = ['slots', 'date', 'date_range', 'none'] as const;
export const DEPOSIT_TYPES = ['percent', 'fixed'] as const;
export const ADDON_SELECTION_TYPES = ['single', 'multiple'] as const;
const ADDON_KINDS = ['inline', 'product'] as const;
export const PACKAGE_TYPES = ['service', 'product', 'event'] as const;
export const OCCUPANCY_MODES = ['per_person', 'per_unit', 'none'] as const;
export const COVER_KINDS = ['image', 'video', 'gallery', 'color'] as const;

export type PricingMode = (typeof PRICING_MODES)[number];
export type SchedulingType = (typeof SCHEDULING_TYPES)[number];
export type PackageType = (typeof PACKAGE_TYPES)[number];

/** A colour as CSS writes it, `#rrggbb`. */
export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Give a colour as #rrggbb.');

export const feature = z
  .strictObject({
    text: line.describe('Part that the offer includes or does not include, one line.'),
    included: z
      .boolean()
      .default(true)
      .describe('True for a part of the offer (show a tick), false for one that other variants have (show it struck out).'),
  })
  .meta({ id: 'VariantFeature', description: 'A line in the list of what a variant includes.' });

/** Fields of an add-on option that its item and its view share. */
export const addonOption = {
  kind: describedEnum(ADDON_KINDS, 'Kind of extra.', {
    inline: 'A service or thing that exists only here, such as gift wrap.',
    product: 'Another product of the store, with its own stock: `linkedProductRef`.',
  }).default('inline'),
  label: line.describe('Name of the extra as the buyer reads it.'),
  description: prose.optional().describe('Longer text about the extra, plain text; absent when there is none.'),
  imageUrl: httpUrl.optional().describe('Absolute address of a picture of the extra; absent when there is none.'),
  allowQuantity: z
    .boolean()
    .default(false)
    .describe('True when the buyer may take more than one for each piece; show a number input then.'),
  maxQty: z
    .number()
    .int()
    .min(1)
    .max(1_000)
    .optional()
    .describe('Most that the buyer may take for each piece. Used with `allowQuantity`; no cap when absent.'),
};

const spec = z
  .strictObject({
    id: z.string().min(1).max(100).describe('Unique among the lines of one product; use it as the key of a list.'),
    key: line.describe('Heading under which lines belong together, or a technical name; as the merchant wrote it.'),
    label: line.describe('Property as people read it, such as `Capacity`.'),
    value: line.describe('Value as text, such as `14`; show `unit` after it.'),
    kind: describedEnum(['text', 'number', 'boolean', 'list'], 'Kind of value, for its layout.', {
      text: 'Any text.',
      number: 'A number, written as text.',
      boolean: 'Yes or no, written as text.',
      list: 'Several values, written as one text.',
    }).default('text'),
    unit: line.optional().describe('Unit to show after `value`, such as `litres`; absent when there is none.'),
    sort: z.number().int().default(0).describe('Order among the lines, lowest first.'),
  })
  .meta({ id: 'ProductSpec', description: 'A line of the technical data of a product.' });

const measure = z.number().positive('Give a number above 0.');

export const WEIGHT_UNITS = ['g', 'kg', 'oz', 'lb'] as const;

/** Article numbers and weight of one variant; its `sku` takes precedence over that of `info` (ADR 0101). */
export const article = {
  sku: line
    .optional()
    .describe('The merchant’s article number of the variant. It is shown with the items of orders; that of `info` holds when absent.'),
  barcode: line.optional().describe('GTIN, EAN, UPC or ISBN of the variant, as printed; absent when there is none.'),
  weightValue: measure.optional().describe('Weight of one piece, in `weightUnit`; above 0. Absent when it is not known.'),
  weightUnit: describedEnum(WEIGHT_UNITS, 'Unit of `weightValue`; both are present or both are absent.', {
    g: 'Gram.',
    kg: 'Kilogram.',
    oz: 'Ounce.',
    lb: 'Pound.',
  }).optional(),
};
export type Article = z.infer<z.ZodObject<typeof article>>;

/** A file of `media`, with its alternative text. */
export const image = z
  .strictObject({
    url: httpUrl.describe('Absolute address of the picture, one of `media`.'),
    alt: line.optional().describe('Alternative text for people who cannot see the picture; absent when the merchant wrote none.'),
  })
  .meta({ id: 'Image', description: 'A picture with its alternative text.' });
export type Image = z.infer<typeof image>;

/** Texts of a page for search engines and link previews. */
export const pageSeo = {
  seoTitle: line.optional().describe('Title for search engines and link previews; use the name when absent.'),
  seoDescription: line.optional().describe('Summary for search engines and link previews; use `description` when absent.'),
};

/** Description of a product beyond its offer (§2.3 info). */
export const productInfo = z
  .strictObject({
    brand: line.optional().describe('Brand under which the product is sold.'),
    infoCategory: line.optional().describe('Kind of product in the merchant’s words, such as `Bags`.'),
    longDescription: prose.optional().describe('Long plain text about the product, beside the short `description`.'),
    descriptionBlocks: z
      .array(descriptionBlock)
      .max(200)
      .optional()
      .describe('Long text with pictures and headings, in blocks sorted by `sort`.'),
    highlights: z.array(line).max(50).optional().describe('Short selling points, one line each, in the order to show.'),
    sku: line.optional().describe('The merchant’s article number, for variants without one of their own.'),
    barcode: line.optional().describe('GTIN, EAN, UPC or ISBN, for variants without one of their own.'),
    mpn: line.optional().describe('Manufacturer’s part number.'),
    manufacturer: line.optional().describe('Company that makes the product.'),
    modelName: line.optional().describe('Model as the manufacturer calls it.'),
    weightValue: measure.optional().describe('Weight of the product, in `weightUnit`; above 0.'),
    weightUnit: line.optional().describe('Unit of `weightValue` as the merchant wrote it, such as `kg`.'),
    dimLength: measure.optional().describe('Length of the product, in `dimUnit`; above 0.'),
    dimWidth: measure.optional().describe('Width of the product, in `dimUnit`; above 0.'),
    dimHeight: measure.optional().describe('Height of the product, in `dimUnit`; above 0.'),
    dimUnit: line.optional().describe('Unit of the three `dim…` fields as the merchant wrote it, such as `cm`.'),
    countryOfOrigin: line.optional().describe('Country in which the product was made, as the merchant wrote it.'),
    warrantyText: prose.optional().describe('Terms of the warranty, plain text.'),
    warrantyMonths: z.number().int().min(0).max(1_200).optional().describe('Months for which the warranty holds; 0 is none.'),
    careInstructions: prose.optional().describe('Advice for cleaning and keeping the product, plain text.'),
    sustainabilityText: prose.optional().describe('Statement about materials and the environment, plain text.'),
    specs: z.array(spec).max(200).optional().describe('Technical data, sorted by `sort`.'),
  })
  .meta({
    id: 'ProductInfo',
    description: 'Details of a product for its page. Every field is optional; show only those that are present.',
  });
export type ProductInfo = z.infer<typeof productInfo>;

export const depositType = depositTypeOf('Computation of the deposit.');

/** Returns the kind of a deposit, with the meaning of each value. */
export function depositTypeOf(subject: string) {
  return describedEnum(DEPOSIT_TYPES, subject, {
    percent: 'A percentage of the price, 1 to 100.',
    fixed: 'Minor units of the primary currency for each piece; in another currency all is due at once.',
  });
}

/** A deposit: percent of the line's price (1 to 100), or a fixed amount in minor units per piece (D-21). */
export const deposit = {
  depositType: depositType.optional(),
  depositValue: minorUnits
    .min(1, 'Give 1 or more.')
    .optional()
    .describe('Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`.'),
};

export const priceList = z.array(priceEntry).max(50);
