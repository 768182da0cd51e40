import { refOf } from '@svc/kernel';
import type { Moment } from './moment';
import { offerState } from './offer-state';
import { presentAddonGroup } from './present-addon-group';
import { presentPricesFrom } from './present-prices';
import { productRef } from './present-product-summary';
import { presentReviews } from './present-reviews';
import { presentVariant } from './present-variant';
import type { OptionGroupSource, ProductSource } from './product-source';
import type { PublicOptionGroup, PublicProduct } from './product.view';
import type { StoreProfile } from './store-profile';
import { unlessEmpty } from './unless-empty';

/** One product with its variants, choices and extras (§2.3). */
export function presentProduct(source: ProductSource, store: StoreProfile, now: Moment): PublicProduct {
  const { currency, priceMinorFrom } = presentPricesFrom(source.variants, store.currencies);
  const variants = source.variants.map((variant) => presentVariant(variant, source.isPackage, store, now));
  return {
    ref: productRef(source),
    name: source.name,
    slug: source.slug,
    description: source.description,
    coverUrl: source.coverUrl,
    needsDelivery: source.needsDelivery,
    currency,
    feeMode: source.feeMode,
    priceMinorFrom,
    media: source.media,
    variants,
    isPackage: source.isPackage,
    selectionMode: source.selectionMode,
    variantDisplay: source.variantDisplay,
    options: unlessEmpty(source.options.map(presentOptionGroup)),
    schedulingEnabled: source.variants.some(({ schedulingType }) => schedulingType !== 'none'),
    addonGroups: unlessEmpty(source.addonGroups.map((group, sort) => presentAddonGroup(group, sort, source.isPackage, store))),
    formFields: unlessEmpty(source.formFields),
    ...presentWaysToBuy(source, store, now),
    reviews: presentReviews(source),
    reviewsEnabled: source.reviewsEnabled,
    restockAlertsEnabled: source.restockAlertsEnabled,
    info: source.info,
    updatedAt: source.updatedAt,
  };
}

/** Stock, pre-order and savings plan (§2.3 r4); the terms of a way to buy are told while that way is open. */
function presentWaysToBuy(source: ProductSource, store: StoreProfile, now: Moment) {
  const { soldOut, saveForItSaveable, ...preorder } = offerState(source, store, now);
  return {
    soldOut,
    saveForItEnabled: source.saveForItEnabled,
    saveForItFreezePrice: source.saveForItFreezePrice,
    saveForItSaveable,
    ...(source.saveForItEnabled && {
      saveForItMaxDays: source.saveForItMaxDays,
      saveForItFixedDates: unlessEmpty(source.saveForItFixedDates ?? []),
      saveForItCrowdLabel: source.saveForItCrowdLabel,
    }),
    ...preorder,
    ...(preorder.preorderable && {
      preorderEtaText: source.preorderEtaText,
      preorderDepositType: source.preorderDepositType,
      preorderDepositValue: source.preorderDepositValue,
    }),
  };
}

function presentOptionGroup({ id, name, display, values }: OptionGroupSource): PublicOptionGroup {
  return {
    ref: refOf('opt', id),
    name,
    display,
    values: values.map((value) => ({ ref: refOf('ovl', value.id), label: value.label, swatchHex: value.swatchHex, media: value.media })),
  };
}
