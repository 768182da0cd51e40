import {
  acceptedPrices,
  availability,
  calendarDate,
  formField,
  OCCUPANCY_MODES,
  PACKAGE_TYPES,
  PRICING_MODES,
  SCHEDULING_TYPES,
} from '@svc/contracts';
import { z } from 'zod';
import { presentAddonGroups, publicAddonGroup } from './addon-group.view';
import type { Moment } from './moment';
import { presentImages, presentPrices, presentPricesFrom, publicImages, unlessEmpty } from './view-parts';
import { productRef } from './product-summary.view';
import { presentTakenDates, variantRef } from './variant.view';
import type { ProductSource, VariantSource } from './product-source';
import type { StoreProfile } from './store-profile';

/** A package in the storefront's short list (§2.7 packages). */
export const publicPackageSummary = z
  .object({
    ref: z.string(),
    type: z.enum(PACKAGE_TYPES),
    name: z.string(),
    slug: z.string(),
    coverUrl: z.string().optional(),
    priceMinorFrom: z.number().int().optional(),
    currency: z.string(),
    optionCount: z.number().int(),
  })
  .meta({ id: 'PublicPackageSummary' });
export type PublicPackageSummary = z.infer<typeof publicPackageSummary>;

const packageOption = z
  .object({
    ref: z.string(),
    name: z.string(),
    pricingMode: z.enum(PRICING_MODES),
    priceMinor: z.number().int().optional(),
    compareAtMinor: z.number().int().optional(),
    currency: z.string(),
    badge: z.string().optional(),
    media: z.array(z.string()),
    images: publicImages,
    features: z.array(z.string()),
    fineprint: z.string().optional(),
    occupancyMode: z.enum(OCCUPANCY_MODES),
    schedulingType: z.enum(SCHEDULING_TYPES),
    availability: availability.optional(),
    addonGroups: z.array(publicAddonGroup).optional(),
    formFields: z.array(formField).optional(),
    takenDates: z.array(calendarDate).optional(),
  })
  .meta({ id: 'PublicPackageOption' });

/** A package with its options: attached to an event, or in the storefront's `packageDetails` (§2.6, decisions 3.16). */
export const publicAttachedPackage = z
  .object({
    ref: z.string(),
    type: z.enum(PACKAGE_TYPES),
    name: z.string(),
    slug: z.string(),
    description: z.string().optional(),
    coverUrl: z.string().optional(),
    currency: z.string(),
    options: z.array(packageOption),
  })
  .meta({ id: 'PublicAttachedPackage' });
export type PublicAttachedPackage = z.infer<typeof publicAttachedPackage>;

/** Returns a package for the storefront's short list (§2.7). */
export function presentPackageSummary(source: ProductSource, store: StoreProfile): PublicPackageSummary {
  const { currency, priceMinorFrom } = presentPricesFrom(source.variants, store.currencies);
  return { ...head(source), coverUrl: source.coverUrl, priceMinorFrom, currency, optionCount: source.variants.length };
}

/** Returns a package with its options (§2.6); each option lists its add-ons. */
export function presentAttachedPackage(source: ProductSource, store: StoreProfile, now: Moment): PublicAttachedPackage {
  return {
    ...head(source),
    description: source.description,
    coverUrl: source.coverUrl,
    currency: presentPricesFrom(source.variants, store.currencies).currency,
    options: source.variants.map((option) => presentOption(option, source, store, now)),
  };
}

function head(source: ProductSource) {
  return { ref: productRef(source), type: source.type ?? 'service', name: source.name, slug: source.slug };
}

function presentOption(
  option: VariantSource,
  source: ProductSource,
  store: StoreProfile,
  now: Moment,
): PublicAttachedPackage['options'][number] {
  const { priceMinor, compareAtMinor, currency } = presentPrices(acceptedPrices(option, store.currencies), store.currencies);
  const addonGroups = source.addonGroups.filter(({ variantId }) => variantId === undefined || variantId === option.id);
  return {
    ref: variantRef(option.id, true),
    name: option.name,
    pricingMode: option.pricingMode,
    priceMinor,
    compareAtMinor,
    currency,
    badge: option.badge,
    media: option.media,
    images: presentImages(option),
    features: option.features.map(({ text }) => text),
    fineprint: option.fineprint,
    occupancyMode: option.occupancyMode ?? 'none',
    schedulingType: option.schedulingType,
    availability: option.availability,
    addonGroups: unlessEmpty(presentAddonGroups({ ...source, addonGroups }, store)),
    formFields: unlessEmpty(option.formFields),
    takenDates: presentTakenDates(option, store, now),
  };
}
