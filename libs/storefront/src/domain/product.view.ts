import {
  calendarDate,
  CHOICE_DISPLAYS,
  DEPOSIT_TYPES,
  FEE_MODES,
  formField,
  pageSeo,
  productInfo,
  SELECTION_MODES,
  timestamp,
} from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { z } from 'zod';
import { presentAddonGroups, publicAddonGroup } from './addon-group.view';
import { withSoldOutAddons } from './addons-needed';
import type { Moment } from './moment';
import { offerState } from './offer-state';
import type { OptionGroupSource, ProductSource } from './product-source';
import { presentReviews, productRef } from './product-summary.view';
import type { StoreProfile } from './store-profile';
import { presentVariant, publicVariant } from './variant.view';
import { presentImages, presentPricesFrom, publicImages, unlessEmpty } from './view-parts';

export const publicOptionGroup = z
  .object({
    ref: z.string(),
    name: z.string(),
    display: z.enum(CHOICE_DISPLAYS),
    values: z.array(
      z
        .object({
          ref: z.string(),
          label: z.string(),
          swatchHex: z.string().optional(),
          media: z.array(z.string()),
          images: publicImages,
        })
        .meta({ id: 'PublicOptionValue' }),
    ),
  })
  .meta({ id: 'PublicOptionGroup' });
export type PublicOptionGroup = z.infer<typeof publicOptionGroup>;

const reviewCount = z.number().int();
const publicProductReviews = z
  .object({
    count: reviewCount,
    average: z.number(),
    counts: z.object({ 1: reviewCount, 2: reviewCount, 3: reviewCount, 4: reviewCount, 5: reviewCount }),
    aiSummary: z.string().optional(),
  })
  .meta({ id: 'PublicProductReviews' });
export type PublicProductReviews = z.infer<typeof publicProductReviews>;

/** One product with everything for its page (§2.3). Empty blocks are omitted. */
export const publicProduct = z
  .object({
    ref: z.string(),
    name: z.string(),
    slug: z.string(),
    description: z.string().optional(),
    coverUrl: z.string().optional(),
    needsDelivery: z.boolean(),
    currency: z.string(),
    feeMode: z.enum(FEE_MODES),
    priceMinorFrom: z.number().int().optional(),
    media: z.array(z.string()),
    images: publicImages,
    variants: z.array(publicVariant),
    isPackage: z.boolean(),
    selectionMode: z.enum(SELECTION_MODES),
    variantDisplay: z.enum(CHOICE_DISPLAYS),
    options: z.array(publicOptionGroup).optional(),
    schedulingEnabled: z.boolean(),
    addonGroups: z.array(publicAddonGroup).optional(),
    formFields: z.array(formField).optional(),
    saveForItEnabled: z.boolean(),
    saveForItMaxDays: z.number().int().optional(),
    saveForItFixedDates: z.array(calendarDate).optional(),
    saveForItFreezePrice: z.boolean(),
    saveForItCrowdLabel: z.string().optional(),
    saveForItSaveable: z.boolean(),
    preorderable: z.boolean(),
    preorderEtaText: z.string().optional(),
    preorderRemaining: z.number().int().optional().describe('Remaining pre-orders; absent when there is no cap.'),
    preorderDepositType: z.enum(DEPOSIT_TYPES).optional(),
    preorderDepositValue: z.number().int().optional(),
    soldOut: z.boolean(),
    reviews: publicProductReviews.optional(),
    reviewsEnabled: z.boolean(),
    restockAlertsEnabled: z.boolean(),
    info: productInfo.optional(),
    ...pageSeo,
    updatedAt: timestamp,
  })
  .meta({ id: 'PublicProduct', description: 'One product.' });
export type PublicProduct = z.infer<typeof publicProduct>;

/** Returns one product with its variants, choices and extras (§2.3). */
export function presentProduct(stored: ProductSource, store: StoreProfile, now: Moment): PublicProduct {
  const source = withSoldOutAddons(stored, store);
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
    images: presentImages(source),
    variants,
    isPackage: source.isPackage,
    selectionMode: source.selectionMode,
    variantDisplay: source.variantDisplay,
    options: unlessEmpty(source.options.map(presentOptionGroup)),
    schedulingEnabled: source.variants.some(({ schedulingType }) => schedulingType !== 'none'),
    addonGroups: unlessEmpty(presentAddonGroups(source, store)),
    formFields: unlessEmpty(source.formFields),
    ...presentWaysToBuy(source, store, now),
    reviews: presentReviews(source),
    reviewsEnabled: source.reviewsEnabled,
    restockAlertsEnabled: source.restockAlertsEnabled,
    info: source.info,
    seoTitle: source.seoTitle,
    seoDescription: source.seoDescription,
    updatedAt: source.updatedAt,
  };
}

/** Returns stock, pre-order and savings plan (§2.3 r4), with the terms of those that are open. */
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
    values: values.map((value) => ({
      ref: refOf('ovl', value.id),
      label: value.label,
      swatchHex: value.swatchHex,
      media: value.media,
      images: presentImages(value),
    })),
  };
}
