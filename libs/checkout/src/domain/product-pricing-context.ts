import type { Availability, BusinessHours, DepositTerms, FEE_MODES, FeeTerms, FormField, PriceEntry, PricingMode, SchedulingType } from '@svc/contracts';
import type { DiscountCode } from './discount-code';

/** A start of which somebody has something already. */
export interface BookedStart {
  /** ISO 8601 with zone. */
  startAt: string;
  /** Capacity − held − sold. */
  left: number;
}

/** A variant, or a package's option. */
export interface VariantOnSale {
  id: string;
  name: string;
  pricingMode: PricingMode;
  /** As the merchant wrote them; none when it is free or priced on request. */
  prices: readonly PriceEntry[];
  /** With pricing mode `deposit`. */
  deposit?: DepositTerms;
  schedulingType: SchedulingType;
  durationMinutes?: number;
  availability?: Availability;
  /** From yesterday on; a start that is not among them can be had once. */
  bookedStarts: readonly BookedStart[];
  /** Asked after those of the product. */
  formFields: readonly FormField[];
}

export interface AddonOnSale {
  id: string;
  label: string;
  prices: readonly PriceEntry[];
  /** Whether more than one may be chosen for a piece. */
  allowQuantity: boolean;
  maxQty?: number;
  /** The variant that this add-on is, whose stock it takes: the one that is named, or the only one of the product that is. */
  linkedVariantId?: string;
}

export interface AddonGroupOnSale {
  id: string;
  name: string;
  selectionType: 'single' | 'multiple';
  required: boolean;
  minSelect: number;
  maxSelect?: number;
  /** The one variant that it is for; every one when absent. */
  variantId?: string;
  /** Without those whose linked product or variant is not published any more. */
  options: readonly AddonOnSale[];
}

/** A published product or package, with at least those of its variants that are wanted. */
export interface ProductOnSale {
  id: string;
  slug: string;
  name: string;
  isPackage: boolean;
  sku?: string;
  needsDelivery: boolean;
  feeMode: (typeof FEE_MODES)[number];
  /** Whether it may be ordered when its stock has run out; what the cap leaves stands in `left`. */
  preorderable: boolean;
  preorderDeposit?: DepositTerms;
  /** When it is to be had, in the merchant's words. */
  preorderEtaText?: string;
  /** When it may be saved up for; dates are `YYYY-MM-DD`. */
  saveForIt?: { maxDays?: number; fixedDates?: readonly string[]; freezePrice: boolean; crowdLabel?: string };
  formFields: readonly FormField[];
  /** In their order. */
  addonGroups: readonly AddonGroupOnSale[];
  variants: readonly VariantOnSale[];
}

export interface ZoneOnSale {
  id: string;
  name: string;
  kind: 'delivery' | 'pickup';
  prices: readonly PriceEntry[];
  /** By currency. */
  freeOver?: Readonly<Record<string, number>>;
  minOrder?: Readonly<Record<string, number>>;
  /** ISO 3166 alpha-2; none: not bound to countries. */
  countries: readonly string[];
  /** None: not bound to postal codes. */
  postalPrefixes: readonly string[];
}

/** Everything that the price of a cart of products is decided by, as it stands now. What is absent is not there. */
export interface ProductPricingContext {
  store: {
    /** Accepted ones, the primary one first. */
    currencies: readonly string[];
    /** IANA zone of the wall times. */
    timezone: string;
    businessHours: readonly BusinessHours[];
    /** The service's, of each piece; its flat part in the primary currency. */
    productFee: FeeTerms;
  };
  /** Those that are wanted and published, each once. */
  products: readonly ProductOnSale[];
  /** Capacity − held − sold: of variants, linked ones too, by their id; of pre-orders by the product's. Absent where there is no cap. */
  left: Readonly<Record<string, number>>;
  /** The one that is named, when there is such a zone. */
  zone?: ZoneOnSale;
  /** The one that is given, when there is such a code. */
  discountCode?: DiscountCode;
}
