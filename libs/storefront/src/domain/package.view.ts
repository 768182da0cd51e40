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
    ref: z.string().describe('Ref of the package (`pkg_…`), given by the service.'),
    type: packageType,
    name: z.string().describe('Name of the package as buyers read it, plain text.'),
    slug: z
      .string()
      .describe(
        'Name of the package in URLs, such as `gift-box`: find the package’s options in `packageDetails`, or read them by `GET /v1/store/products/{slug}`.',
      ),
    coverUrl: z.string().optional().describe('Absolute URL of the package’s main picture; absent when the package has none.'),
    priceMinorFrom: z
      .number()
      .int()
      .optional()
      .describe(
        'Lowest price among the package’s options (“from”), integer in the minor unit of `currency`; absent when all options are priced on request.',
      ),
    currency: z
      .string()
      .describe(
        'ISO 4217 code of the package’s `priceMinorFrom`: the store’s primary currency where the package has a price in it, else the first accepted currency with one.',
      ),
    optionCount: z.number().int().describe('Number of options of the package that a buyer can choose from.'),
  })
  .meta({ id: 'PublicPackageSummary', description: 'A package in a list.' });
export type PublicPackageSummary = z.infer<typeof publicPackageSummary>;

const packageOption = z
  .object({
    ref: z
      .string()
      .describe('Ref of the package’s option (`pko_…`), given by the service: send it as `variantRef` of an item in a checkout.'),
    name: z.string().describe('Name of the package’s option as buyers read it, such as `Large box`; plain text.'),
    pricingMode: pricingMode,
    priceMinor: z
      .number()
      .int()
      .optional()
      .describe(
        'Price of the package in this option, integer in the minor unit of `currency`; absent when the option is priced on request.',
      ),
    compareAtMinor: z
      .number()
      .int()
      .optional()
      .describe(
        'Earlier price of the package’s option, to strike out beside `priceMinor`: integer in the minor unit of `currency`. Absent when the option has none.',
      ),
    currency: z
      .string()
      .describe(
        'ISO 4217 code of the option’s `priceMinor`: the store’s primary currency where the option has a price in it, else the first accepted currency with one.',
      ),
    badge: z
      .string()
      .optional()
      .describe('Short label to show on the package’s option, such as `Popular`; plain text, absent when there is none.'),
    media: z
      .array(z.string())
      .describe('Absolute URLs of the pictures of the package’s option, in display order; empty when the option has none of its own.'),
    images: publicImages,
    features: z
      .array(z.string())
      .describe(
        'Contents of the package’s option to list, one line of plain text each, in display order; empty when the merchant listed none.',
      ),
    fineprint: z
      .string()
      .optional()
      .describe('Terms of the package’s option to show in small print, plain text; absent when there are none.'),
    occupancyMode: occupancyMode,
    schedulingType: schedulingType,
    availability: availability
      .optional()
      .describe(
        'Times at which the package’s option can be booked. Absent when it follows the store’s business hours, or when the option is not booked for a time.',
      ),
    addonGroups: z
      .array(publicAddonGroup)
      .optional()
      .describe('Groups of extras that the buyer can or must add to the package’s option, in display order; absent when there are none.'),
    formFields: z
      .array(formField)
      .optional()
      .describe(
        'Questions to ask the buyer for each item of the package’s option, in display order; absent when there are none. Send the answers as `responses` of the item, by `key`.',
      ),
    takenDates: z
      .array(calendarDate)
      .optional()
      .describe(
        'Fully booked days of the package’s option from today on, `YYYY-MM-DD` in the store’s time zone, earliest first: disable them in the date picker. Present only where `schedulingType` is `date` or `date_range`.',
      ),
  })
  .meta({ id: 'PublicPackageOption', description: 'One choice of a package, to be bought by its `ref`.' });

/** A package with its options: attached to an event, or in the storefront's `packageDetails` (§2.6, decisions 3.16 packages). */
export const publicAttachedPackage = z
  .object({
    ref: z.string().describe('Ref of the package (`pkg_…`), given by the service.'),
    type: packageType,
    name: z.string().describe('Name of the package as buyers read it, plain text.'),
    slug: z.string().describe('Name of the package in URLs, such as `gift-box`: read all details by `GET /v1/store/products/{slug}`.'),
    description: z.string().optional().describe('Text about the package, plain text; absent when the merchant wrote none.'),
    coverUrl: z.string().optional().describe('Absolute URL of the package’s main picture; absent when the package has none.'),
    currency: z
      .string()
      .describe(
        'ISO 4217 code of the package’s lowest price: the store’s primary currency where the package has a price in it, else the first accepted currency with one.',
      ),
    options: z.array(packageOption).describe('Options of the package to choose from, in display order: each is bought by `ref`.'),
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
