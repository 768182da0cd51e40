import {
  calendarDate,
  CHOICE_DISPLAYS,
  choiceDisplay,
  depositTypeOf,
  describedEnum,
  feeMode,
  formField,
  pageSeo,
  productInfo,
  selectionMode,
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
    ref: z.string().describe('Ref of the group (`opt_…`); use it as the key of a list.'),
    name: z.string().describe('Label of the picker, such as `Size`.'),
    display: choiceDisplay,
    values: z
      .array(
        z
          .object({
            ref: z.string().describe('Ref of the value (`ovl_…`), which `optionValueRefs` of variants names.'),
            label: z.string().describe('Text of the value.'),
            swatchHex: z.string().optional().describe('Colour of the swatch, `#rrggbb`; absent when it has none: show `label` instead.'),
            media: z.array(z.string()).describe('Absolute addresses of its pictures, in the order to show; empty when there are none.'),
            images: publicImages,
          })
          .meta({ id: 'PublicOptionValue', description: 'A value of an option group, such as `Large`.' }),
      )
      .describe('Values to pick from, in the order to show.'),
  })
  .meta({
    id: 'PublicOptionGroup',
    description:
      'One property by which variants differ, such as size. The buyer picks one value of each group: the variant whose `optionValueRefs` holds exactly these values is the one to check out.',
  });
export type PublicOptionGroup = z.infer<typeof publicOptionGroup>;

const reviewCount = z.number().int();
const publicProductReviews = z
  .object({
    count: reviewCount.describe('Number of people who rated it.'),
    average: z.number().describe('Average of the ratings, 1 to 5 with two decimals.'),
    counts: z
      .object({
        1: reviewCount.describe('People who gave one star.'),
        2: reviewCount.describe('People who gave two stars.'),
        3: reviewCount.describe('People who gave three stars.'),
        4: reviewCount.describe('People who gave four stars.'),
        5: reviewCount.describe('People who gave five stars.'),
      })
      .describe('Number of people who gave each number of stars.'),
    aiSummary: z.string().optional().describe('Summary of the reviews, which the merchant provides; absent when there is none.'),
  })
  .meta({ id: 'PublicProductReviews', description: 'Ratings of the product by buyers.' });
export type PublicProductReviews = z.infer<typeof publicProductReviews>;

/** One product with everything for its page (§2.3). Empty blocks are omitted. */
export const publicProduct = z
  .object({
    ref: z.string().describe('Ref of the product (`prd_…`) or package (`pkg_…`).'),
    name: z.string().describe('Name as buyers read it.'),
    slug: z.string().describe('Name for URLs, by which the product is read.'),
    description: z.string().optional().describe('Text about the product; absent when the merchant wrote none.'),
    coverUrl: z.string().optional().describe('Absolute address of the main picture; absent when there is none.'),
    needsDelivery: z.boolean().describe('True when it has to be sent or collected: a checkout with it needs a `deliveryZoneRef`.'),
    currency: z.string().describe('ISO 4217 code of `priceMinorFrom`: the store’s primary currency wherever the product is priced in it.'),
    feeMode: feeMode,
    priceMinorFrom: z
      .number()
      .int()
      .optional()
      .describe('Lowest price of its variants, integer in the minor unit of `currency`; absent when all of them are priced on request.'),
    media: z.array(z.string()).describe('Absolute addresses of its pictures, in the order to show; empty when there are none.'),
    images: publicImages,
    variants: z
      .array(publicVariant)
      .describe(
        'Variants that can be bought, in the order to show. Sold-out ones stay visible and can be selected, but not added to a cart.',
      ),
    isPackage: z.boolean().describe('True for a package: its variants are its options, with refs that begin with `pko_`.'),
    selectionMode: selectionMode,
    variantDisplay: describedEnum(CHOICE_DISPLAYS, 'Form of the picker of variants. Used when `options` is absent.', {
      text: 'A chip with the name.',
      dropdown: 'A list to open.',
      image: 'A picture from `media`.',
      color: 'A swatch in the colour `swatchHex`; a chip with the name where that is null.',
    }),
    options: z
      .array(publicOptionGroup)
      .optional()
      .describe(
        'Properties by which the variants differ: show one picker each, and find the variant by its `optionValueRefs`. Absent when there is a flat list of variants: show one picker as `variantDisplay` says.',
      ),
    schedulingEnabled: z.boolean().describe('True when at least one variant is booked for a time: see its `schedulingType`.'),
    addonGroups: z.array(publicAddonGroup).optional().describe('Extras that can or must be chosen with it; absent when there are none.'),
    formFields: z.array(formField).optional().describe('Questions to ask for each item, for every variant; absent when there are none.'),
    saveForItEnabled: z
      .boolean()
      .describe('True when the merchant allows payment in parts for this product. Offer it by `saveForItSaveable`.'),
    saveForItMaxDays: z.number().int().optional().describe('Most days that a buyer may take to pay; 90 when absent.'),
    saveForItFixedDates: z
      .array(calendarDate)
      .optional()
      .describe('Days (`YYYY-MM-DD`) to choose from as the last day to pay; any day within the limit when absent.'),
    saveForItFreezePrice: z
      .boolean()
      .describe('True when the price at the first part stays; false when each part pays the price of its day.'),
    saveForItCrowdLabel: z
      .string()
      .optional()
      .describe('Text that invites others to chip in, in the merchant’s words; absent when there is none.'),
    saveForItSaveable: z
      .boolean()
      .describe(
        'True when it can be paid in parts now. It is the third offer: after buying from stock and pre-ordering, before sold out. Open the checkout with `saveForIt`.',
      ),
    preorderable: z
      .boolean()
      .describe(
        'True when it can be ordered now although stock has run out. Offer it where the variant is sold out, at most `preorderRemaining`.',
      ),
    preorderEtaText: z.string().optional().describe('When a pre-order is expected, in the merchant’s words. Show it only when present.'),
    preorderRemaining: z
      .number()
      .int()
      .optional()
      .describe('Number of pieces that may still be pre-ordered, over all variants; no cap when absent.'),
    preorderDepositType: depositTypeOf(
      'Kind of the deposit that a pre-order pays now; all is paid now when absent. The service computes the charge at checkout.',
    ).optional(),
    preorderDepositValue: z
      .number()
      .int()
      .optional()
      .describe(
        'Size of that deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. Present beside `preorderDepositType`.',
      ),
    soldOut: z
      .boolean()
      .describe(
        'True when no variant is in stock. Offer a pre-order or savings plan where they are open, else a restock alert where `restockAlertsEnabled`.',
      ),
    reviews: publicProductReviews
      .optional()
      .describe('Ratings; absent when there are none or reviews are off. Render them only when `reviewsEnabled` is true as well.'),
    reviewsEnabled: z.boolean().describe('True when the merchant shows reviews of this product.'),
    restockAlertsEnabled: z
      .boolean()
      .describe(
        'True when visitors may ask to be notified: offer it for sold-out variants, by `POST /v1/store/products/{slug}/restock-alerts`.',
      ),
    info: productInfo.optional().describe('Further details for the product’s page; absent when there are none.'),
    ...pageSeo,
    updatedAt: timestamp.describe('Last change of anything in the product, UTC with microseconds.'),
  })
  .meta({
    id: 'PublicProduct',
    description: 'One product or package with everything for its page. Every block is optional: render it only when its field is present.',
  });
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
