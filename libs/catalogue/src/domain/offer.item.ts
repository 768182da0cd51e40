import {
  availability,
  calendarDate,
  checkDistinct,
  checkFormFields,
  checkPrices,
  choiceDisplay,
  deposit,
  DEPOSIT_TYPES,
  described,
  type Fault,
  feeMode,
  formField,
  httpUrl,
  image,
  key,
  line,
  minorUnits,
  pageSeo,
  priceList,
  pricingMode,
  productInfo,
  prose,
  type RuleScope,
  schedulingType,
  selectionMode,
  shortPrice,
  slug,
  type SpelledOut,
} from '@svc/contracts';
import { z } from 'zod';
import { addonGroupItem, type AddonGroupItem, checkAddonGroups } from './addon-group.item';
import { offeredTexts, offerTexts, reviewTexts } from './catalogue-texts';
import { checkAvailability } from './opening-hours';

/** Fields that a product and a package have in common in the workspace document (§2.3, decisions 3.16 packages). */

export const reviewItem = z
  .strictObject(
    described({ key, author: line, rating: z.number().int().min(1).max(5), text: prose.optional(), date: calendarDate }, reviewTexts),
  )
  .meta({ id: 'ReviewItem', description: 'Review of a product or package by a buyer: author, rating, date and optional text.' });
export type ReviewItem = z.infer<typeof reviewItem>;

/** Fields of a variant that a package's option has, too. */
export const offeredItem = described(
  {
    key: key.optional(),
    name: line,
    ...shortPrice,
    prices: priceList.default([]),
    pricingMode: pricingMode.default('full_payment'),
    ...deposit,
    media: z.array(httpUrl).max(50).default([]),
    images: z.array(image).max(50).optional(),
    description: prose.optional(),
    badge: line.optional(),
    fineprint: prose.optional(),
    schedulingType: schedulingType.default('none'),
    durationMinutes: z.number().int().min(5, 'Give 5 minutes or more.').max(1_440).optional(),
    availability: availability.optional(),
    formFields: z.array(formField).max(100).default([]),
    stock: z.number().int().min(0).max(1_000_000_000).nullable().default(null),
    lowStockThreshold: z.number().int().min(0, 'Give 0 or more.').max(1_000_000_000).optional(),
  },
  offeredTexts,
);

/** Fields of a product that a package has, too. */
export const offerItem = described(
  {
    slug,
    name: line,
    published: z.boolean().default(true),
    position: z.number().int().optional(),
    description: prose.optional(),
    coverUrl: httpUrl.optional(),
    media: z.array(httpUrl).max(100).default([]),
    images: z.array(image).max(100).optional(),
    needsDelivery: z.boolean().default(false),
    currency: shortPrice.currency,
    feeMode: feeMode.default('pass_on'),
    selectionMode: selectionMode.default('choose_one'),
    variantDisplay: choiceDisplay.default('text'),
    addonGroups: z.array(addonGroupItem).max(50).default([]),
    formFields: z.array(formField).max(100).default([]),
    saveForItEnabled: z.boolean().default(false),
    saveForItMaxDays: z.number().int().min(1).max(3_650).optional(),
    saveForItFixedDates: z.array(calendarDate).max(100).optional(),
    saveForItFreezePrice: z.boolean().default(false),
    saveForItCrowdLabel: line.optional(),
    preorderable: z.boolean().default(false),
    preorderLimit: z.number().int().min(0).max(1_000_000_000).optional(),
    preorderEtaText: line.optional(),
    preorderDepositType: z.enum(DEPOSIT_TYPES).optional(),
    preorderDepositValue: minorUnits.min(1, 'Give 1 or more.').optional(),
    reviewsEnabled: z.boolean().default(true),
    reviewSummary: prose.optional(),
    reviews: z.array(reviewItem).max(5_000).default([]),
    restockAlertsEnabled: z.boolean().default(false),
    info: productInfo.optional(),
    ...pageSeo,
  },
  offerTexts,
);

type WrittenOffer = z.output<z.ZodObject<typeof offerItem>>;
/** Fields of a product that a package has, too, in their one canonical form. */
export type Offer = Omit<WrittenOffer, 'currency' | 'addonGroups'> & { addonGroups: AddonGroupItem[] };
/** Fields of a variant that a package's option has, too, in their one canonical form. */
export type Offered = SpelledOut<z.output<z.ZodObject<typeof offeredItem>>> & { key: string };

/** Checks the rules that products and packages share; `list` is the field of the sold variants: `variants` or `options`. */
export function checkOffer(offer: Offer, offered: readonly Offered[], list: 'variants' | 'options', scope: RuleScope): Fault[] {
  return [
    ...checkDistinct(offered, 'key', list),
    ...offered.flatMap((one, index) => checkOffered(one, `${list}[${index}]`, scope)),
    ...checkAddonGroups(
      offer,
      offered.map(({ key }) => key),
      scope,
    ),
    ...checkFormFields(offer.formFields, 'formFields'),
    ...checkDistinct(offer.reviews, 'key', 'reviews'),
    ...checkPreorder(offer),
    ...checkDeposit(offer.preorderDepositType, offer.preorderDepositValue, 'preorderDepositType', 'preorderDepositValue'),
    ...checkInfo(offer),
  ];
}

function checkPreorder(offer: Offer): Fault[] {
  if (offer.preorderable) return [];
  const terms = ['preorderLimit', 'preorderEtaText', 'preorderDepositType', 'preorderDepositValue'] as const;
  return terms
    .filter((term) => offer[term] !== undefined)
    .map((term) => ({ path: term, message: 'Set preorderable to true, or leave this out.' }));
}

function checkInfo({ info }: Offer): Fault[] {
  const { descriptionBlocks = [], specs = [] } = info ?? {};
  return [...checkDistinct(descriptionBlocks, 'id', 'info.descriptionBlocks'), ...checkDistinct(specs, 'id', 'info.specs')];
}

/** Checks the rules of one variant or package option at `path`: price, deposit, schedule, questions. */
export function checkOffered(offered: Offered, path: string, scope: RuleScope): Fault[] {
  return [
    ...checkPriced(offered, path),
    ...checkPrices(offered.prices, scope.currencies, `${path}.prices`),
    ...checkVariantDeposit(offered, path),
    ...checkSchedule(offered, path),
    ...checkFormFields(offered.formFields, `${path}.formFields`),
  ];
}

function checkPriced({ pricingMode, prices }: Offered, path: string): Fault[] {
  const needsPrice = pricingMode === 'full_payment' || pricingMode === 'deposit';
  if (needsPrice && prices.length === 0) {
    return [{ path: `${path}.prices`, message: 'Give a price in at least one currency, or set pricingMode to free or quote.' }];
  }
  if (!needsPrice && prices.length > 0) {
    return [{ path: `${path}.prices`, message: `Leave prices out, or set pricingMode to full_payment; ${pricingMode} has no price.` }];
  }
  return [];
}

function checkVariantDeposit({ pricingMode, depositType, depositValue }: Offered, path: string): Fault[] {
  if (pricingMode === 'deposit' && depositType === undefined) {
    return [{ path: `${path}.depositType`, message: 'Say percent or fixed; pricingMode deposit needs a deposit.' }];
  }
  if (pricingMode !== 'deposit' && (depositType !== undefined || depositValue !== undefined)) {
    return [{ path: `${path}.depositType`, message: 'Set pricingMode to deposit, or leave the deposit out.' }];
  }
  return checkDeposit(depositType, depositValue, `${path}.depositType`, `${path}.depositValue`);
}

/** Returns faults of a deposit: type and value come together, a percentage is 1 to 100 (D-21). */
export function checkDeposit(
  type: 'percent' | 'fixed' | undefined,
  value: number | undefined,
  typePath: string,
  valuePath: string,
): Fault[] {
  if (type === undefined && value === undefined) return [];
  if (type === undefined) return [{ path: typePath, message: 'Say percent or fixed beside the value.' }];
  if (value === undefined) return [{ path: valuePath, message: 'Give the percentage (1 to 100), or the fixed amount in minor units.' }];
  if (type === 'percent' && value > 100) return [{ path: valuePath, message: 'Give a whole percentage from 1 to 100.' }];
  return [];
}

function checkSchedule({ schedulingType, durationMinutes, availability }: Offered, path: string): Fault[] {
  const faults: Fault[] = [];
  if (schedulingType === 'slots' && durationMinutes === undefined) {
    faults.push({ path: `${path}.durationMinutes`, message: 'Say how long a slot is; schedulingType slots needs it.' });
  }
  if (schedulingType === 'none' && availability) {
    faults.push({ path: `${path}.availability`, message: 'Set schedulingType to slots, date or date_range, or leave this out.' });
  }
  return availability ? [...faults, ...checkAvailability(availability, `${path}.availability`)] : faults;
}
