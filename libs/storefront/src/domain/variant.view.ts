import {
  acceptedPrices,
  article,
  availability,
  calendarDate,
  DEPOSIT_TYPES,
  feature,
  formField,
  priceEntry,
  PRICING_MODES,
  SCHEDULING_TYPES,
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
    ref: z.string(),
    name: z.string(),
    ...article,
    priceMinor: z.number().int().optional(),
    compareAtMinor: z.number().int().optional(),
    currency: z.string(),
    prices: z.array(priceEntry),
    media: z.array(z.string()),
    images: publicImages,
    soldOut: z.boolean(),
    availableQty: z.number().int().nullable().describe('Units left; null means no cap.'),
    swatchHex: z.string().nullable(),
    optionValueRefs: z.array(z.string()),
    description: z.string().optional(),
    badge: z.string().optional(),
    features: z.array(feature).optional(),
    fineprint: z.string().optional(),
    durationMinutes: z.number().int().optional(),
    pricingMode: z.enum(PRICING_MODES),
    depositType: z.enum(DEPOSIT_TYPES).optional(),
    depositValue: z.number().int().optional(),
    schedulingType: z.enum(SCHEDULING_TYPES),
    availability: availability.optional(),
    takenDates: z.array(calendarDate).optional().describe('Days from today on that are fully booked; present for date and date_range.'),
    formFields: z.array(formField).optional(),
  })
  .meta({ id: 'PublicVariant' });
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
