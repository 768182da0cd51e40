import {
  acceptedPrices,
  article,
  availability,
  calendarDate,
  depositTypeOf,
  feature,
  formField,
  priceEntry,
  pricingMode,
  schedulingType,
} from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { z } from 'zod';
import { localDate, type Moment } from './moment';
import { isSoldOut } from './offer-state';
import type { VariantSource } from './product-source';
import type { StoreProfile } from './store-profile';
import { presentImages, presentPrices, publicImages, unlessEmpty } from './view-parts';

/** A variant (§2.3 variant). It has no price when priced on request (`pricingMode` quote). */
export const publicVariant = z
  .object({
    ref: z
      .string()
      .describe(
        'Ref of the variant (`var_…`) or of the package’s option (`pko_…`), given by the service: send it as `variantRef` of an item in a checkout.',
      ),
    name: z.string().describe('Name of the product’s variant as buyers read it, such as `Large`; plain text.'),
    ...article,
    priceMinor: z
      .number()
      .int()
      .optional()
      .describe(
        'Price of one piece of the variant, integer in the minor unit of `currency`; absent when the variant is priced on request.',
      ),
    compareAtMinor: z
      .number()
      .int()
      .optional()
      .describe(
        'Earlier price of the variant, to strike out beside `priceMinor`: integer in the minor unit of `currency`. Absent when the variant has none.',
      ),
    currency: z
      .string()
      .describe(
        'ISO 4217 code of the variant’s `priceMinor`: the store’s primary currency where the variant has a price in it, else the first accepted currency with one.',
      ),
    prices: z
      .array(priceEntry)
      .describe(
        'Price of one piece of the variant in each currency that the store accepts, the primary currency first; empty when the variant is priced on request.',
      ),
    media: z
      .array(z.string())
      .describe('Absolute URLs of the variant’s pictures, in display order; empty when the variant has none of its own.'),
    images: publicImages,
    soldOut: z
      .boolean()
      .describe(
        'True when the variant is out of stock. Keep it visible and selectable, but not addable to a cart, unless the product is `preorderable`.',
      ),
    availableQty: z
      .number()
      .int()
      .nullable()
      .describe('Number of pieces of the variant in stock, the most that a buyer may add. `null` when stock is not tracked: no cap.'),
    swatchHex: z
      .string()
      .nullable()
      .describe(
        'Colour of the variant’s swatch in a colour picker, `#rrggbb`. `null` when the variant has none: show `name` as text instead.',
      ),
    optionValueRefs: z
      .array(z.string())
      .describe(
        'Refs of the option values (`ovl_…`) that make up the variant, one from each of the product’s `options`. Check out the variant whose list holds exactly the values that the buyer chose. Empty when the product has no `options`.',
      ),
    description: z.string().optional().describe('Text about the variant, plain text; absent when the merchant wrote none.'),
    badge: z.string().optional().describe('Short label to show on the variant, such as `Popular`; plain text, absent when there is none.'),
    features: z
      .array(feature)
      .optional()
      .describe(
        'Features that the variant includes or does not include, in display order, for a comparison of variants: each with `text` and `included`. Absent when the merchant listed none.',
      ),
    fineprint: z.string().optional().describe('Terms of the variant to show in small print, plain text; absent when there are none.'),
    durationMinutes: z
      .number()
      .int()
      .optional()
      .describe('Length of a booking of the variant in minutes. Present only when the variant is booked by slots.'),
    pricingMode: pricingMode,
    depositType: depositTypeOf(
      'Kind of deposit that a buyer of the variant pays at checkout. Present only where `pricingMode` is `deposit`.',
    ).optional(),
    depositValue: z
      .number()
      .int()
      .optional()
      .describe(
        'Size of the deposit for the variant: 1 to 100 percent for `depositType` `percent`, an integer in minor units of the store’s primary currency for `fixed`. Present only where `pricingMode` is `deposit`.',
      ),
    schedulingType: schedulingType,
    availability: availability
      .optional()
      .describe(
        'Times at which the variant can be booked. Absent when it follows the store’s business hours, or when the variant is not booked for a time.',
      ),
    takenDates: z
      .array(calendarDate)
      .optional()
      .describe(
        'Fully booked days of the variant from today on, `YYYY-MM-DD` in the store’s time zone, earliest first: disable them in the date picker. Present only where `schedulingType` is `date` or `date_range`.',
      ),
    formFields: z
      .array(formField)
      .optional()
      .describe(
        'Questions to ask the buyer for each item of the variant, in display order; absent when there are none. Send the answers as `responses` of the item, by `key`.',
      ),
  })
  .meta({ id: 'PublicVariant', description: 'One form of a product that can be bought: check it out by its `ref`.' });
export type PublicVariant = z.infer<typeof publicVariant>;

/** Returns the public reference of a variant (`var_…`) or a package's option (`pko_…`); both can be bought by it (D-60b). */
export function variantRef(id: string, isPackage: boolean): string {
  return refOf(isPackage ? 'pko' : 'var', id);
}

/** Returns the view of a variant (§2.3). */
export function presentVariant(source: VariantSource, isPackage: boolean, store: StoreProfile, now: Moment): PublicVariant {
  return {
    ref: variantRef(source.id, isPackage),
    name: source.name,
    sku: source.sku,
    barcode: source.barcode,
    weightValue: source.weightValue,
    weightUnit: source.weightUnit,
    ...presentPrices(acceptedPrices(source, store.currencies), store.currencies),
    media: source.media,
    images: presentImages(source),
    soldOut: isSoldOut(source),
    availableQty: isSoldOut(source) ? 0 : source.remaining,
    swatchHex: source.swatchHex,
    optionValueRefs: source.optionValueIds.map((id) => refOf('ovl', id)),
    description: source.description,
    badge: source.badge,
    features: unlessEmpty(source.features),
    fineprint: source.fineprint,
    durationMinutes: source.durationMinutes,
    pricingMode: source.pricingMode,
    depositType: source.depositType,
    depositValue: source.depositValue,
    schedulingType: source.schedulingType,
    availability: source.availability,
    takenDates: presentTakenDates(source, store, now),
    formFields: unlessEmpty(source.formFields),
  };
}

/**
 * Returns the fully booked days from today on of a variant booked by the day; undefined for others, whose free `slots` are read by day
 * (§2.4).
 */
export function presentTakenDates({ schedulingType, takenAt }: VariantSource, store: StoreProfile, now: Moment): string[] | undefined {
  if (schedulingType !== 'date' && schedulingType !== 'date_range') return undefined;
  const today = now.localDate(store.timezone);
  const dates = new Set(takenAt.map((start) => localDate(new Date(start), store.timezone)));
  return [...dates].filter((date) => date >= today).sort();
}
