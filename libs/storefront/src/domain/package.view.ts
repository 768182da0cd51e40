import {
  acceptedPrices,
  availability,
  calendarDate,
  formField,
  occupancyMode,
  packageType,
  pricingMode,
  schedulingType,
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
    ref: z.string().describe('Ref of the package (`pkg_…`).'),
    type: packageType,
    name: z.string().describe('Name of the package as buyers read it.'),
    slug: z.string().describe('Name for URLs: find its options in `packageDetails`, or read it by `GET /v1/store/products/{slug}`.'),
    coverUrl: z.string().optional().describe('Absolute address of the main picture; absent when there is none.'),
    priceMinorFrom: z
      .number()
      .int()
      .optional()
      .describe('Lowest price of its options, integer in the minor unit of `currency`; absent when all of them are priced on request.'),
    currency: z.string().describe('ISO 4217 code of `priceMinorFrom`: the store’s primary currency wherever the package is priced in it.'),
    optionCount: z.number().int().describe('Number of its options.'),
  })
  .meta({ id: 'PublicPackageSummary', description: 'A package in a list.' });
export type PublicPackageSummary = z.infer<typeof publicPackageSummary>;

const packageOption = z
  .object({
    ref: z.string().describe('Ref of the option (`pko_…`): send it as `variantRef` in a checkout.'),
    name: z.string().describe('Name of the option as buyers read it.'),
    pricingMode: pricingMode,
    priceMinor: z
      .number()
      .int()
      .optional()
      .describe('Price of one, integer in the minor unit of `currency`; absent when it is priced on request.'),
    compareAtMinor: z.number().int().optional().describe('Earlier price to strike out, in the same minor unit; absent when there is none.'),
    currency: z.string().describe('ISO 4217 code of `priceMinor`: the store’s primary currency wherever the option is priced in it.'),
    badge: z.string().optional().describe('Short mark to show on the option, such as `Popular`; absent when there is none.'),
    media: z.array(z.string()).describe('Absolute addresses of its pictures, in the order to show; empty when there are none.'),
    images: publicImages,
    features: z.array(z.string()).describe('Parts of the option, one line each; empty when the merchant listed nothing.'),
    fineprint: z.string().optional().describe('Terms to show in small print; absent when there are none.'),
    occupancyMode: occupancyMode,
    schedulingType: schedulingType,
    availability: availability
      .optional()
      .describe('When it can be booked; absent when it can be booked in the store’s business hours, or needs no time.'),
    addonGroups: z.array(publicAddonGroup).optional().describe('Extras that can or must be chosen with it; absent when there are none.'),
    formFields: z.array(formField).optional().describe('Questions to ask for each item of it; absent when there are none.'),
    takenDates: z
      .array(calendarDate)
      .optional()
      .describe(
        'Days from today on (`YYYY-MM-DD`, in the store’s time zone) that are fully booked. Present where `schedulingType` is `date` or `date_range`.',
      ),
  })
  .meta({ id: 'PublicPackageOption', description: 'One choice of a package, to be bought by its `ref`.' });

/** A package with its options: attached to an event, or in the storefront's `packageDetails` (§2.6, decisions 3.16). */
export const publicAttachedPackage = z
  .object({
    ref: z.string().describe('Ref of the package (`pkg_…`).'),
    type: packageType,
    name: z.string().describe('Name of the package as buyers read it.'),
    slug: z.string().describe('Name for URLs: read more by `GET /v1/store/products/{slug}`.'),
    description: z.string().optional().describe('Text about the package; absent when the merchant wrote none.'),
    coverUrl: z.string().optional().describe('Absolute address of the main picture; absent when there is none.'),
    currency: z.string().describe('ISO 4217 code of the lowest price: the store’s primary currency wherever the package is priced in it.'),
    options: z.array(packageOption).describe('Choices of the package, in the order to show.'),
  })
  .meta({ id: 'PublicAttachedPackage', description: 'A package with its options.' });
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
