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
      .describe('Ref of the variant (`var_…`), or of the option of a package (`pko_…`): send it as `variantRef` in a checkout.'),
    name: z.string().describe('Name of the variant as buyers read it, such as `Large`.'),
    ...article,
    priceMinor: z
      .number()
      .int()
      .optional()
      .describe('Price of one, integer in the minor unit of `currency`; absent when it is priced on request.'),
    compareAtMinor: z.number().int().optional().describe('Earlier price to strike out, in the same minor unit; absent when there is none.'),
    currency: z.string().describe('ISO 4217 code of `priceMinor`: the store’s primary currency wherever the variant is priced in it.'),
    prices: z
      .array(priceEntry)
      .describe('Price in each currency that the store accepts, the primary one first; empty when it is priced on request.'),
    media: z.array(z.string()).describe('Absolute addresses of its pictures, in the order to show; empty when there are none.'),
    images: publicImages,
    soldOut: z
      .boolean()
      .describe(
        'True when it cannot be bought from stock. It stays visible and can be selected, but not added; it may be pre-ordered where the product is `preorderable`.',
      ),
    availableQty: z.number().int().nullable().describe('Units left, the most that a buyer may take; null means no cap.'),
    swatchHex: z.string().nullable().describe('Colour of the swatch, `#rrggbb`; null when it has none: show `name` as text instead.'),
    optionValueRefs: z
      .array(z.string())
      .describe(
        'One value (`ovl_…`) of each of the product’s `options`. The variant whose list holds exactly the chosen values is the one to check out.',
      ),
    description: z.string().optional().describe('Text about the variant; absent when the merchant wrote none.'),
    badge: z.string().optional().describe('Short mark to show on the variant, such as `Popular`; absent when there is none.'),
    features: z
      .array(feature)
      .optional()
      .describe('Parts that the variant includes or does not include; absent when the merchant listed nothing.'),
    fineprint: z.string().optional().describe('Terms to show in small print; absent when there are none.'),
    durationMinutes: z.number().int().optional().describe('Minutes that a booking lasts. Present when it is booked by slots.'),
    pricingMode: pricingMode,
    depositType: depositTypeOf('Computation of the deposit. Present where `pricingMode` is `deposit`.').optional(),
    depositValue: z
      .number()
      .int()
      .optional()
      .describe(
        'Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. Present where `pricingMode` is `deposit`.',
      ),
    schedulingType: schedulingType,
    availability: availability
      .optional()
      .describe('When it can be booked; absent when it can be booked in the store’s business hours, or needs no time.'),
    takenDates: z
      .array(calendarDate)
      .optional()
      .describe(
        'Days from today on (`YYYY-MM-DD`, in the store’s time zone) that are fully booked. Present where `schedulingType` is `date` or `date_range`.',
      ),
    formFields: z.array(formField).optional().describe('Questions to ask for each item of this variant; absent when there are none.'),
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
