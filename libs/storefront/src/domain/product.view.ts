import {
  calendarDate,
  CHOICE_DISPLAYS,
  depositTypeOf,
  describedEnum,
  feeMode,
  formField,
  pageSeo,
  productInfo,
  selectionMode,
  timestamp,
} from '@svc/contracts';
import { z } from 'zod';
import { presentAddonGroups, publicAddonGroup } from './addon-group.view';
import { withSoldOutAddons } from './addons-needed';
import type { Moment } from './moment';
import { offerState } from './offer-state';
import type { ProductSource } from './product-source';
import { presentOptionGroup, publicOptionGroup } from './option-group.view';
import { presentReviews, productRef } from './product-summary.view';
import type { StoreProfile } from './store-profile';
import { presentVariant, publicVariant } from './variant.view';
import { pick, presentImages, presentPricesFrom, publicImages, unlessEmpty } from './view-parts';

const reviewCount = z.number().int();
const publicProductReviews = z
  .object({
    count: reviewCount.describe('Number of buyers who rated the product.'),
    average: z.number().describe('Average rating of the product, 1 to 5 with two decimals.'),
    counts: z
      .object({
        1: reviewCount.describe('Number of buyers who rated the product with one star.'),
        2: reviewCount.describe('Number of buyers who rated the product with two stars.'),
        3: reviewCount.describe('Number of buyers who rated the product with three stars.'),
        4: reviewCount.describe('Number of buyers who rated the product with four stars.'),
        5: reviewCount.describe('Number of buyers who rated the product with five stars.'),
      })
      .describe('Distribution of the product’s ratings: number of stars, `1` to `5` → number of buyers who gave so many.'),
    aiSummary: z
      .string()
      .optional()
      .describe('Summary of the product’s reviews, plain text that the merchant provides; absent when there is none.'),
  })
  .meta({ id: 'PublicProductReviews', description: 'Ratings of the product by buyers.' });
export type PublicProductReviews = z.infer<typeof publicProductReviews>;

/** Fields that the page of a product shows as they are stored. A plain field of the item that buyers see is one line here. */
const shownAsStored = {
  description: z.string().optional().describe('Short text about the product, plain text; absent when the merchant wrote none.'),
  coverUrl: z.string().optional().describe('Absolute URL of the product’s main picture; absent when the product has none.'),
  needsDelivery: z
    .boolean()
    .describe(
      'True when the product has to be sent to the buyer or collected: a checkout that contains the product needs a `deliveryZoneRef`.',
    ),
  feeMode: feeMode,
  media: z.array(z.string()).describe('Absolute URLs of the product’s pictures, in display order; empty when the product has none.'),
  selectionMode: selectionMode,
  variantDisplay: describedEnum(CHOICE_DISPLAYS, 'Form of the picker of the product’s variants. Used only when `options` is absent.', {
    text: 'A chip with the name of the variant.',
    dropdown: 'A drop-down list of the variants’ names.',
    image: 'A picture from `media` of the variant.',
    color: 'A swatch in the colour `swatchHex` of the variant; a chip with the name where `swatchHex` is `null`.',
  }),
  reviewsEnabled: z.boolean().describe('True when the merchant shows buyers’ reviews of the product.'),
  restockAlertsEnabled: z
    .boolean()
    .describe(
      'True when visitors may ask to be notified once the product is back in stock. Offer so for sold-out variants, by `POST /v1/store/products/{slug}/restock-alerts`.',
    ),
  info: productInfo
    .optional()
    .describe(
      'Further details for the product’s page, such as brand, long description, highlights, measures and specifications; absent when there are none.',
    ),
  ...pageSeo,
};
export type ShownAsStored = z.infer<z.ZodObject<typeof shownAsStored>>;

/** One product with everything for its page (§2.3). Empty blocks are omitted. */
export const publicProduct = z
  .object({
    ref: z.string().describe('Ref of the product (`prd_…`) or package (`pkg_…`), given by the service.'),
    name: z.string().describe('Name of the product or package as buyers read it, plain text.'),
    slug: z
      .string()
      .describe(
        'Name of the product or package in URLs, such as `tote-bag`: `GET /v1/store/products/{slug}` reads by it. The merchant can change it; `ref` stays.',
      ),
    ...shownAsStored,
    currency: z
      .string()
      .describe(
        'ISO 4217 code of the product’s `priceMinorFrom`, such as `NGN`: the store’s primary currency where the product has a price in it, else the first accepted currency with one.',
      ),
    priceMinorFrom: z
      .number()
      .int()
      .optional()
      .describe(
        'Lowest price among the product’s variants (“from”), integer in the minor unit of `currency`; absent when all variants are priced on request.',
      ),
    images: publicImages,
    variants: z
      .array(publicVariant)
      .describe(
        'Variants of the product that can be bought, in display order, each with price and stock. Sold-out variants stay in the list: keep them visible and selectable, but do not let buyers add them to a cart.',
      ),
    isPackage: z
      .boolean()
      .describe(
        'True for a package: `variants` are then the options of the package, with refs that begin with `pko_`. False for a product.',
      ),
    options: z
      .array(publicOptionGroup)
      .optional()
      .describe(
        'Option groups by which the product’s variants differ, such as size and colour, in display order: show one picker for each, and find the chosen variant by `optionValueRefs`. Absent when the variants are a flat list: show one picker as `variantDisplay` says.',
      ),
    schedulingEnabled: z
      .boolean()
      .describe('True when at least one variant of the product is booked for a time: see `schedulingType` of the variants.'),
    addonGroups: z
      .array(publicAddonGroup)
      .optional()
      .describe('Groups of extras that the buyer can or must add to the product, in display order; absent when there are none.'),
    formFields: z
      .array(formField)
      .optional()
      .describe(
        'Questions to ask the buyer for each item of the product, whatever the variant, in display order; absent when there are none. Send the answers as `responses` of the item, by `key`.',
      ),
    saveForItEnabled: z
      .boolean()
      .describe(
        'True when the merchant allows payment in parts (savings plans) for the product. Decide by `saveForItSaveable` when to offer a plan now.',
      ),
    saveForItMaxDays: z
      .number()
      .int()
      .optional()
      .describe('Longest time in days that a savings plan for the product may run; 90 when absent.'),
    saveForItFixedDates: z
      .array(calendarDate)
      .optional()
      .describe(
        'Days that a buyer may choose as the end of a savings plan for the product, `YYYY-MM-DD`. Absent when any day within `saveForItMaxDays` can be chosen.',
      ),
    saveForItFreezePrice: z
      .boolean()
      .describe('True when a savings plan keeps the product’s price of the first part; false when each part pays the price of its day.'),
    saveForItCrowdLabel: z
      .string()
      .optional()
      .describe(
        'Line that invites others to contribute to a savings plan for the product, in the merchant’s words; absent when there is none.',
      ),
    saveForItSaveable: z
      .boolean()
      .describe(
        'True when the product can be paid in parts now (savings plan). Offer a plan third: after buying from stock and pre-ordering, before sold out. Open the checkout with `saveForIt`.',
      ),
    preorderable: z
      .boolean()
      .describe(
        'True when the product can be pre-ordered now although stock has run out. Offer a pre-order where the variant is sold out, for at most `preorderRemaining` pieces.',
      ),
    preorderEtaText: z
      .string()
      .optional()
      .describe(
        'Text by the merchant on when pre-ordered pieces of the product are expected, such as `Ships in May`. Absent when there is none: show it only when present.',
      ),
    preorderRemaining: z
      .number()
      .int()
      .optional()
      .describe('Number of pieces of the product that may still be pre-ordered, over all variants; absent when there is no cap.'),
    preorderDepositType: depositTypeOf(
      'Kind of deposit that a pre-order of the product pays at checkout, where the service computes the charge. Absent when a pre-order pays the full price.',
    ).optional(),
    preorderDepositValue: z
      .number()
      .int()
      .optional()
      .describe(
        'Size of the deposit for a pre-order of the product: 1 to 100 percent for `preorderDepositType` `percent`, an integer in minor units of the store’s primary currency for `fixed`. Present only beside `preorderDepositType`.',
      ),
    soldOut: z
      .boolean()
      .describe(
        'True when no variant of the product is in stock. Offer a pre-order (`preorderable`) or a savings plan (`saveForItSaveable`) where open, else a restock alert (`restockAlertsEnabled`).',
      ),
    reviews: publicProductReviews
      .optional()
      .describe(
        'Ratings of the product by buyers: number, average and distribution. Absent when there are none or reviews are switched off. Show them only when `reviewsEnabled` is true as well.',
      ),
    updatedAt: timestamp.describe('When the product or anything in it last changed, UTC timestamp with microseconds.'),
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
    ...pick(source, Object.keys(shownAsStored) as (keyof ShownAsStored)[]),
    currency,
    priceMinorFrom,
    images: presentImages(source),
    variants,
    isPackage: source.isPackage,
    options: unlessEmpty(source.options.map(presentOptionGroup)),
    schedulingEnabled: source.variants.some(({ schedulingType }) => schedulingType !== 'none'),
    addonGroups: unlessEmpty(presentAddonGroups(source, store)),
    formFields: unlessEmpty(source.formFields),
    ...presentWaysToBuy(source, store, now),
    reviews: presentReviews(source),
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
