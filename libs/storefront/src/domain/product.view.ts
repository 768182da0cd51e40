import {
  availability, calendarDate, CHOICE_DISPLAYS, DEPOSIT_TYPES, feature, FEE_MODES, formField, priceEntry, PRICING_MODES, productInfo,
  SCHEDULING_TYPES, SELECTION_MODES, timestamp,
} from '@svc/contracts';
import { z } from 'zod';
import { publicAddonGroup } from './addon-group.view';

const deposit = { depositType: z.enum(DEPOSIT_TYPES).optional(), depositValue: z.number().int().optional() };

/** One thing that can be bought (§2.3 variant). A price is absent where it is given on request (`pricingMode` quote). */
export const publicVariant = z
  .object({
    ref: z.string(),
    name: z.string(),
    priceMinor: z.number().int().optional(),
    compareAtMinor: z.number().int().optional(),
    currency: z.string(),
    prices: z.array(priceEntry),
    media: z.array(z.string()),
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
    ...deposit,
    schedulingType: z.enum(SCHEDULING_TYPES),
    availability: availability.optional(),
    takenDates: z.array(calendarDate).optional().describe('Days from today on that are fully booked; told for date and date_range.'),
    formFields: z.array(formField).optional(),
  })
  .meta({ id: 'PublicVariant' });
export type PublicVariant = z.infer<typeof publicVariant>;

export const publicOptionGroup = z
  .object({
    ref: z.string(),
    name: z.string(),
    display: z.enum(CHOICE_DISPLAYS),
    values: z.array(
      z.object({ ref: z.string(), label: z.string(), swatchHex: z.string().optional(), media: z.array(z.string()) }).meta({ id: 'PublicOptionValue' }),
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

/** One product with all that a page of it needs (§2.3). Blocks with nothing to say are absent. */
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
    preorderRemaining: z.number().int().optional().describe('How many may still be pre-ordered; absent when there is no cap.'),
    preorderDepositType: z.enum(DEPOSIT_TYPES).optional(),
    preorderDepositValue: z.number().int().optional(),
    soldOut: z.boolean(),
    reviews: publicProductReviews.optional(),
    reviewsEnabled: z.boolean(),
    restockAlertsEnabled: z.boolean(),
    info: productInfo.optional(),
    updatedAt: timestamp,
  })
  .meta({ id: 'PublicProduct', description: 'One product.' });
export type PublicProduct = z.infer<typeof publicProduct>;
