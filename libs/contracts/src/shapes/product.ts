import { z } from 'zod';
import { currencyCode, descriptionBlock, httpUrl, line, minorUnits, type PriceEntry, priceEntry, prose } from './common';

/** Short form of one entry of `prices`: flat fields that merchants may write instead (§2.3, §2.6). */
export const shortPrice = {
  priceMinor: minorUnits.optional().describe('Short for the entry of `prices` in `currency`.'),
  compareAtMinor: minorUnits.optional().describe('With `priceMinor`: the struck-out price.'),
  currency: currencyCode.optional().describe('Currency of `priceMinor`; the primary one when absent.'),
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

export const feature = z.strictObject({ text: line, included: z.boolean().default(true) }).meta({ id: 'VariantFeature' });

/** Fields of an add-on option that its item and its view share. */
export const addonOption = {
  kind: z.enum(ADDON_KINDS).default('inline'),
  label: line,
  description: prose.optional(),
  imageUrl: httpUrl.optional(),
  allowQuantity: z.boolean().default(false),
  maxQty: z.number().int().min(1).max(1_000).optional(),
};

const spec = z
  .strictObject({
    id: z.string().min(1).max(100),
    key: line,
    label: line,
    value: line,
    kind: z.enum(['text', 'number', 'boolean', 'list']).default('text'),
    unit: line.optional(),
    sort: z.number().int().default(0),
  })
  .meta({ id: 'ProductSpec' });

const measure = z.number().positive('Give a number above 0.');

export const WEIGHT_UNITS = ['g', 'kg', 'oz', 'lb'] as const;

/** Article numbers and weight of one variant; its `sku` takes precedence over that of `info` (ADR 0101). */
export const article = {
  sku: line.optional().describe('Shown with the items of orders; that of `info` when absent.'),
  barcode: line.optional(),
  weightValue: measure.optional(),
  weightUnit: z.enum(WEIGHT_UNITS).optional().describe('Given with `weightValue`.'),
};
export type Article = z.infer<z.ZodObject<typeof article>>;

/** A file of `media`, with its alternative text. */
export const image = z
  .strictObject({ url: httpUrl, alt: line.optional().describe('Alternative text for people who cannot see the image.') })
  .meta({ id: 'Image' });
export type Image = z.infer<typeof image>;

/** Texts of a page for search engines and link previews. */
export const pageSeo = { seoTitle: line.optional(), seoDescription: line.optional() };

/** Description of a product beyond its offer (§2.3 info). */
export const productInfo = z
  .strictObject({
    brand: line.optional(),
    infoCategory: line.optional(),
    longDescription: prose.optional(),
    descriptionBlocks: z.array(descriptionBlock).max(200).optional(),
    highlights: z.array(line).max(50).optional(),
    sku: line.optional(),
    barcode: line.optional(),
    mpn: line.optional(),
    manufacturer: line.optional(),
    modelName: line.optional(),
    weightValue: measure.optional(),
    weightUnit: line.optional(),
    dimLength: measure.optional(),
    dimWidth: measure.optional(),
    dimHeight: measure.optional(),
    dimUnit: line.optional(),
    countryOfOrigin: line.optional(),
    warrantyText: prose.optional(),
    warrantyMonths: z.number().int().min(0).max(1_200).optional(),
    careInstructions: prose.optional(),
    sustainabilityText: prose.optional(),
    specs: z.array(spec).max(200).optional(),
  })
  .meta({ id: 'ProductInfo' });
export type ProductInfo = z.infer<typeof productInfo>;

/** A deposit: percent of the line's price (1 to 100), or a fixed amount in minor units per piece (D-21). */
export const deposit = {
  depositType: z.enum(DEPOSIT_TYPES).optional(),
  depositValue: minorUnits.min(1, 'Give 1 or more.').optional(),
};

export const priceList = z.array(priceEntry).max(50);
