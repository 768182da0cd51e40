import { acceptedPrices } from '@svc/contracts';
import type { Moment } from './moment';
import { presentAddonGroup } from './present-addon-group';
import { presentPrices, presentPricesFrom } from './present-prices';
import { productRef } from './present-product-summary';
import { presentTakenDates, variantRef } from './present-variant';
import type { ProductSource, VariantSource } from './product-source';
import type { PublicAttachedPackage, PublicPackageSummary } from './package.view';
import type { StoreProfile } from './store-profile';
import { unlessEmpty } from './unless-empty';

/** A package in the storefront's short list (§2.7). */
export function presentPackageSummary(source: ProductSource, store: StoreProfile): PublicPackageSummary {
  const { currency, priceMinorFrom } = presentPricesFrom(source.variants, store.currencies);
  return { ...head(source), coverUrl: source.coverUrl, priceMinorFrom, currency, optionCount: source.variants.length };
}

/** A package with its options (§2.6); add-ons stand with each option that they are for. */
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

function presentOption(option: VariantSource, source: ProductSource, store: StoreProfile, now: Moment): PublicAttachedPackage['options'][number] {
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
    features: option.features.map(({ text }) => text),
    fineprint: option.fineprint,
    occupancyMode: option.occupancyMode ?? 'none',
    schedulingType: option.schedulingType,
    availability: option.availability,
    addonGroups: unlessEmpty(addonGroups.map((group, sort) => presentAddonGroup(group, sort, true, store))),
    formFields: unlessEmpty(option.formFields),
    takenDates: presentTakenDates(option, store, now),
  };
}
