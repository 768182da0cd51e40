import {
  availability, CHOICE_DISPLAYS, calendarDate, deposit, DEPOSIT_TYPES, FEE_MODES, formField, httpUrl, key, line, minorUnits, priceList,
  PRICING_MODES, productInfo, prose, SCHEDULING_TYPES, SELECTION_MODES, shortPrice, slug, type SpelledOut,
} from '@svc/contracts';
import { z } from 'zod';
import { addonGroupItem, type AddonGroupItem } from './addon-group.item';

/** What a product and a package have in common in the workspace document (§2.3, decisions 3.16). */

export const reviewItem = z
  .strictObject({
    key,
    author: line,
    rating: z.number().int().min(1).max(5),
    text: prose.optional(),
    date: calendarDate,
  })
  .meta({ id: 'ReviewItem' });
export type ReviewItem = z.infer<typeof reviewItem>;

/** The part of a variant that a package's option has, too. */
export const offeredItem = {
  key: key.optional().describe('Unlike the others’; may be left out where there is only one.'),
  name: line,
  ...shortPrice,
  prices: priceList.default([]).describe('One price per currency. A variant that is free or priced on request has none.'),
  pricingMode: z.enum(PRICING_MODES).default('full_payment'),
  ...deposit,
  media: z.array(httpUrl).max(50).default([]),
  description: prose.optional(),
  badge: line.optional(),
  fineprint: prose.optional(),
  schedulingType: z.enum(SCHEDULING_TYPES).default('none'),
  durationMinutes: z.number().int().min(5, 'Give 5 minutes or more.').max(1_440).optional(),
  availability: availability.optional(),
  formFields: z.array(formField).max(100).default([]),
  stock: z
    .number()
    .int()
    .min(0)
    .max(1_000_000_000)
    .nullable()
    .default(null)
    .describe('Units at hand when the variant is made; null is not tracked. Later it moves by selling and by the stock endpoint.'),
};

/** The part of a product that a package has, too. */
export const offerItem = {
  slug,
  name: line,
  published: z.boolean().default(true),
  position: z.number().int().optional().describe('Place in the store’s order; the place in this list when absent.'),
  description: prose.optional(),
  coverUrl: httpUrl.optional(),
  media: z.array(httpUrl).max(100).default([]),
  needsDelivery: z.boolean().default(false),
  currency: shortPrice.currency.describe('Of every `priceMinor` within that names none; the primary currency when absent.'),
  feeMode: z.enum(FEE_MODES).default('pass_on'),
  selectionMode: z.enum(SELECTION_MODES).default('choose_one'),
  variantDisplay: z.enum(CHOICE_DISPLAYS).default('text'),
  addonGroups: z.array(addonGroupItem).max(50).default([]),
  formFields: z.array(formField).max(100).default([]),
  saveForItEnabled: z.boolean().default(false),
  saveForItMaxDays: z.number().int().min(1).max(3_650).optional(),
  saveForItFixedDates: z.array(calendarDate).max(100).optional(),
  saveForItFreezePrice: z.boolean().default(false),
  saveForItCrowdLabel: line.optional(),
  preorderable: z.boolean().default(false).describe('Whether it may be ordered when stock has run out.'),
  preorderLimit: z.number().int().min(0).max(1_000_000_000).optional().describe('How many may be pre-ordered in all; no cap when absent.'),
  preorderEtaText: line.optional(),
  preorderDepositType: z.enum(DEPOSIT_TYPES).optional(),
  preorderDepositValue: minorUnits.min(1, 'Give 1 or more.').optional(),
  reviewsEnabled: z.boolean().default(true),
  reviewSummary: prose.optional().describe('Shown as reviews.aiSummary.'),
  reviews: z.array(reviewItem).max(5_000).default([]),
  restockAlertsEnabled: z.boolean().default(false),
  info: productInfo.optional(),
};

type WrittenOffer = z.output<z.ZodObject<typeof offerItem>>;
/** The part of a product that a package has, too, in its one canonical form. */
export type Offer = Omit<WrittenOffer, 'currency' | 'addonGroups'> & { addonGroups: AddonGroupItem[] };
/** The part of a variant that a package's option has, too, in its one canonical form. */
export type Offered = SpelledOut<z.output<z.ZodObject<typeof offeredItem>>> & { key: string };
