import { z } from 'zod';
import { describedEnum } from './described-enum';
import { currencyCode, httpUrl, line, minorUnits, type PriceEntry, priceEntry, prose } from './common';
import { descriptionBlock } from './content-parts';

/** Short form of one entry of `prices`: flat fields that merchants may write instead (§2.3, §2.6). */
export const shortPrice = {
  priceMinor: minorUnits
    .optional()
    .describe(
      'Price in `currency` of a variant, package option, add-on, ticket type or price phase: integer in the currency’s minor unit (kobo, cents). Short form of one entry of `prices`, for your requests; leave it out when you give `prices`.',
    ),
  compareAtMinor: minorUnits
    .optional()
    .describe(
      'Former, higher price to show struck through beside `priceMinor` of a variant, package option, add-on or ticket type: integer in the same minor unit. Leave it out when nothing is reduced.',
    ),
  currency: currencyCode
    .optional()
    .describe(
      'Currency of the `priceMinor` beside it (of an add-on, ticket type or price phase), as ISO 4217 code such as `NGN`. Default: the primary currency.',
    ),
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
    text: line.describe('Name of a part that the variant includes or does not include, one line of plain text such as `Free refills`.'),
    included: z
      .boolean()
      .default(true)
      .describe(
        'True: the variant includes the part (show a tick). False: the variant does not include the part (show it crossed out). Default: true.',
      ),
  })
  .meta({ id: 'VariantFeature', description: 'Line in the feature list of a variant: a part, and if the variant includes it.' });

/** Fields of an add-on option that its item and its view share. */
export const addonOption = {
  kind: describedEnum(ADDON_KINDS, 'Kind of extra in an add-on group. Default: `inline`.', {
    inline: 'A service or thing that is sold only as an extra, such as gift wrap; it has no stock.',
    product: 'Another product of the store with its own stock: `linkedProductRef`.',
  }).default('inline'),
  label: line.describe('Name of the extra (option of an add-on group) as the buyer reads it, one line, such as `Gift wrap`.'),
  description: prose.optional().describe('Longer text about the extra (option of an add-on group), plain text. Absent when there is none.'),
  imageUrl: httpUrl
    .optional()
    .describe('Absolute http or https URL of a picture of the extra (option of an add-on group). Absent when there is none.'),
  allowQuantity: z
    .boolean()
    .default(false)
    .describe(
      'True: the buyer may take several of the extra for each piece of the product; show a number input. False: one at most. Default: false.',
    ),
  maxQty: z
    .number()
    .int()
    .min(1)
    .max(1_000)
    .optional()
    .describe(
      'Largest number of the extra that the buyer may take for each piece of the product, 1 to 1,000. Used where `allowQuantity` is true; absent: no cap.',
    ),
};

const spec = z
  .strictObject({
    id: z
      .string()
      .min(1)
      .max(100)
      .describe(
        'Identifier of the line of technical data, unique within the product and chosen by the merchant; use it as the key of a list.',
      ),
    key: line.describe(
      'Group heading or technical name of the line of technical data, such as `battery`, as the merchant wrote it. Lines with the same `key` belong together.',
    ),
    label: line.describe('Name of the technical property as people read it, such as `Capacity`.'),
    value: line.describe('Value of the technical property as text, such as `14`; show `unit` after the value.'),
    kind: describedEnum(
      ['text', 'number', 'boolean', 'list'],
      'Kind of value of a line of technical data, for its layout; the value is text in any case. Default: `text`.',
      {
        text: 'Any text.',
        number: 'A number.',
        boolean: 'Yes or no.',
        list: 'Several values in one text.',
      },
    ).default('text'),
    unit: line
      .optional()
      .describe('Unit of the technical property’s value, to show after the value, such as `litres`. Absent when there is none.'),
    sort: z
      .number()
      .int()
      .default(0)
      .describe('Position of the line among the product’s technical data: sort by this number, lowest first. Default: 0.'),
  })
  .meta({ id: 'ProductSpec', description: 'Line of the technical data of a product, such as `Capacity`: `14` `litres`.' });

const measure = z.number().positive('Give a number above 0.');

export const WEIGHT_UNITS = ['g', 'kg', 'oz', 'lb'] as const;

/** Article numbers and weight of one variant; its `sku` takes precedence over that of `info` (ADR 0101). */
export const article = {
  sku: line
    .optional()
    .describe(
      'The merchant’s article number (SKU) of the variant, shown with the items of orders. Absent: the `sku` in `info` of the product holds.',
    ),
  barcode: line
    .optional()
    .describe(
      'Barcode number (GTIN, EAN, UPC or ISBN) of the variant, as printed. Absent: the `barcode` in `info` of the product, where there is one.',
    ),
  weightValue: measure.optional().describe('Weight of one piece of the variant, in `weightUnit`; above 0. Absent when it is not known.'),
  weightUnit: describedEnum(WEIGHT_UNITS, 'Unit of `weightValue` of the variant. Both are present, or both are absent.', {
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
    url: httpUrl.describe('Absolute http or https URL of a picture of the product, variant or option value; the same as in `media`.'),
    alt: line
      .optional()
      .describe('Alternative text of the picture for people who cannot see it, plain text. Absent when the merchant wrote none.'),
  })
  .meta({
    id: 'Image',
    description: 'A picture of a product, package, variant or option value with its alternative text: `url` and `alt`.',
  });
export type Image = z.infer<typeof image>;

/** Texts of a page for search engines and link previews. */
export const pageSeo = {
  seoTitle: line
    .optional()
    .describe('Title of the page of the product or package for search engines and link previews, plain text. Absent: use `name`.'),
  seoDescription: line
    .optional()
    .describe('Summary of the page of the product or package for search engines and link previews, plain text. Absent: use `description`.'),
};

/** Description of a product beyond its offer (§2.3 info). */
export const productInfo = z
  .strictObject({
    brand: line.optional().describe('Brand under which the product is sold, plain text. Absent when it is not given.'),
    infoCategory: line.optional().describe('Kind of product in the merchant’s own words, such as `Bags`. Absent when it is not given.'),
    longDescription: prose
      .optional()
      .describe(
        'Long description of the product for its page, plain text of several paragraphs. Show it in addition to `description`; absent when there is none.',
      ),
    descriptionBlocks: z
      .array(descriptionBlock)
      .max(200)
      .optional()
      .describe(
        'Long description of the product as an array of blocks, such as paragraphs, headings and pictures; sort the blocks by `sort`. Absent when there is none.',
      ),
    highlights: z
      .array(line)
      .max(50)
      .optional()
      .describe('Selling points of the product, each one line of plain text, in the order to show. Absent when there are none.'),
    sku: line
      .optional()
      .describe(
        'The merchant’s article number (SKU) of the product, for variants without an `sku` of their own. Absent when it is not given.',
      ),
    barcode: line
      .optional()
      .describe(
        'Barcode number (GTIN, EAN, UPC or ISBN) of the product, for variants without a `barcode` of their own. Absent when it is not given.',
      ),
    mpn: line.optional().describe('Part number (MPN) that the manufacturer gave to the product. Absent when it is not given.'),
    manufacturer: line.optional().describe('Name of the company that makes the product. Absent when it is not given.'),
    modelName: line.optional().describe('Model name that the manufacturer gave to the product. Absent when it is not given.'),
    weightValue: measure.optional().describe('Weight of the product, in `weightUnit`; above 0. Absent when it is not given.'),
    weightUnit: line
      .optional()
      .describe('Unit of `weightValue` of the product, as the merchant wrote it, such as `kg`. Absent when it is not given.'),
    dimLength: measure.optional().describe('Length of the product, in `dimUnit`; above 0. Absent when it is not given.'),
    dimWidth: measure.optional().describe('Width of the product, in `dimUnit`; above 0. Absent when it is not given.'),
    dimHeight: measure.optional().describe('Height of the product, in `dimUnit`; above 0. Absent when it is not given.'),
    dimUnit: line
      .optional()
      .describe(
        'Unit of the product’s `dimLength`, `dimWidth` and `dimHeight` as the merchant wrote it, such as `cm`. Absent when it is not given.',
      ),
    countryOfOrigin: line
      .optional()
      .describe('Country in which the product was made, as the merchant wrote it. Absent when it is not given.'),
    warrantyText: prose.optional().describe('Terms of the product’s warranty, plain text. Absent when they are not given.'),
    warrantyMonths: z
      .number()
      .int()
      .min(0)
      .max(1_200)
      .optional()
      .describe('Length of the product’s warranty in months; 0 means no warranty. Absent when it is not given.'),
    careInstructions: prose.optional().describe('Advice for cleaning and keeping the product, plain text. Absent when there is none.'),
    sustainabilityText: prose
      .optional()
      .describe('Statement about the materials of the product and the environment, plain text. Absent when there is none.'),
    specs: z
      .array(spec)
      .max(200)
      .optional()
      .describe(
        'Technical data of the product, one entry for each property (`label`, `value`, `unit`); sort the entries by `sort`. Absent when there are none.',
      ),
  })
  .meta({
    id: 'ProductInfo',
    description:
      'Details of a product for its page, such as brand, long description, dimensions and technical data. Every field is optional; show those that are present.',
  });
export type ProductInfo = z.infer<typeof productInfo>;

export const depositType = depositTypeOf(
  'Way in which the deposit on a variant, package option or ticket is computed. Absent when there is no deposit.',
);

/** Returns the kind of a deposit, with the meaning of each value. */
export function depositTypeOf(subject: string) {
  return describedEnum(DEPOSIT_TYPES, subject, {
    percent: '`depositValue` is a percentage of the price, 1 to 100.',
    fixed: '`depositValue` is in minor units of the primary currency, for each piece; in another currency the whole price is due at once.',
  });
}

/** A deposit: percent of the line's price (1 to 100), or a fixed amount in minor units per piece (D-21). */
export const deposit = {
  depositType: depositType.optional(),
  depositValue: minorUnits
    .min(1, 'Give 1 or more.')
    .optional()
    .describe(
      'Size of the deposit on a variant, package option or ticket that is paid at checkout. With `depositType` `percent`: 1 to 100. With `fixed`: an integer in minor units of the primary currency, for each piece. Absent when there is no deposit.',
    ),
};

export const priceList = z.array(priceEntry).max(50);
