import type {
  Availability,
  BalanceMode,
  BusinessHours,
  DeliveryTerms,
  DepositTerms,
  Fee,
  FEE_MODES,
  FeeTerms,
  FormField,
  LinkedProduct,
  PriceEntry,
  PricingMode,
  SaveForItPolicy,
  SchedulingType,
} from '@svc/contracts';
import type { EventOnSale } from '@svc/ticketing';

/** Discount code as prices need it: a code of the store that the buyer gave. Moments are UTC texts, amounts minor units. */
export interface DiscountCode {
  id: string;
  /** Code as the merchant wrote it. */
  code: string;
  kind: 'percent' | 'fixed';
  /** Percent, above 0 up to 100; or an amount by currency. */
  value: number | Readonly<Record<string, number>>;
  /** Ids of the things that it is for; everything when all lists are empty. Packages are among the products. */
  appliesTo: { eventIds: readonly string[]; ticketTypeIds: readonly string[]; productIds: readonly string[] };
  startsAt?: string;
  endsAt?: string;
  /** Least subtotal by currency; a currency without one has no minimum. */
  minSubtotal?: Readonly<Record<string, number>>;
  /**
   * Uses that are left, for all buyers and for this contact, held uses counted; absent when there is no cap or the contact is not
   * known.
   */
  left?: number;
  leftForContact?: number;
}

/** Start of which something is booked already. */
export interface BookedStart {
  /** ISO 8601 with zone. */
  startAt: string;
  /** Capacity − held − sold. */
  left: number;
}

/** Variant, or option of a package. */
export interface VariantOnSale {
  id: string;
  name: string;
  sku?: string;
  pricingMode: PricingMode;
  /** Prices as the merchant wrote them; none when it is free or priced on request. */
  prices: readonly PriceEntry[];
  /** Deposit, with pricing mode `deposit`. */
  deposit?: DepositTerms;
  schedulingType: SchedulingType;
  durationMinutes?: number;
  availability?: Availability;
  /** Booked starts from yesterday on; a start that is not among them has one place. */
  bookedStarts: readonly BookedStart[];
  /** Questions asked after those of the product. */
  formFields: readonly FormField[];
}

export interface AddonOnSale {
  id: string;
  label: string;
  prices: readonly PriceEntry[];
  /** True when more than one may be chosen for a piece. */
  allowQuantity: boolean;
  maxQty?: number;
  /** Article number of the variant behind this add-on, else of its product. */
  sku?: string;
  /** Product behind this add-on. */
  linkedProductId?: string;
  /** Variant behind this add-on, whose stock it takes: the named one, or the only one of the linked product. */
  linkedVariantId?: string;
}

export interface AddonGroupOnSale {
  id: string;
  name: string;
  selectionType: 'single' | 'multiple';
  required: boolean;
  minSelect: number;
  maxSelect?: number;
  /** Variant to which the group belongs; every variant when absent. */
  variantId?: string;
  /** Without those whose linked product or variant is not published any more. */
  options: readonly AddonOnSale[];
}

/** Product behind add-ons. */
export type LinkedOnSale = Omit<LinkedProduct, 'variants'> & { variants: readonly Omit<LinkedProduct['variants'][number], 'remaining'>[] };

/** Published product or package, with at least those of its variants that are wanted. */
export interface ProductOnSale {
  id: string;
  slug: string;
  name: string;
  isPackage: boolean;
  /** Article number of its `info`, for variants without one (ADR 0101). */
  sku?: string;
  needsDelivery: boolean;
  feeMode: (typeof FEE_MODES)[number];
  /** True when it may be ordered without stock; pre-orders left are in `left`. */
  preorderable: boolean;
  preorderDeposit?: DepositTerms;
  /** Expected availability, in the merchant's words. */
  preorderEtaText?: string;
  /** Terms of saving up; dates are `YYYY-MM-DD`. */
  saveForIt?: { maxDays?: number; fixedDates?: readonly string[]; freezePrice: boolean; crowdLabel?: string };
  formFields: readonly FormField[];
  /** Groups in their order. */
  addonGroups: readonly AddonGroupOnSale[];
  /** Published products behind its add-ons, directly or through one another; absent where there are none. Their stock is in `left`. */
  linked?: readonly LinkedOnSale[];
  variants: readonly VariantOnSale[];
}

export interface ZoneOnSale extends DeliveryTerms {
  id: string;
  name: string;
}

/** All data for the price of a cart of products, as it is now. Missing records are left out. */
export interface ProductPricingContext {
  store: {
    /** Accepted currencies, the primary one first. */
    currencies: readonly string[];
    /** IANA zone of the local times. */
    timezone: string;
    businessHours: readonly BusinessHours[];
    /** Service fee of each piece; its flat part in the primary currency. */
    productFee: FeeTerms;
  };
  /** Products that are wanted and published, each once. */
  products: readonly ProductOnSale[];
  /** Capacity − held − sold: of variants, linked ones too, by their id; of pre-orders by the product's. Absent where there is no cap. */
  left: Readonly<Record<string, number>>;
  /** Named zone, when it exists. */
  zone?: ZoneOnSale;
  /** Given code, when it exists. */
  discountCode?: DiscountCode;
}

/** Prices for a period, or for the first tickets; how many are left is in `left` of the event, by the phase's id. */
export interface PhaseOnSale {
  id: string;
  prices: readonly PriceEntry[];
  /** UTC text. */
  endsAt?: string;
}

/** Prices of a ticket type; its rules decide whether it may be bought at all. */
export interface TierPrices {
  /** Prices; none when it is free or a donation. */
  prices: readonly PriceEntry[];
  /** Phases in their order; after the last, `prices` apply. */
  pricePhases: readonly PhaseOnSale[];
  /** Least donation, in the event's primary currency. */
  minPriceMinor?: number;
  /** Deposit, of kind `deposit`; fixed: in the event's primary currency. */
  deposit?: DepositTerms;
  /** UTC text. */
  depositBalanceDueAt?: string;
  /** Way to pay the balance; on our page when absent. */
  depositBalanceMode?: BalanceMode;
  frontdeskFeeMode: (typeof FEE_MODES)[number];
  saveForIt?: SaveForItPolicy;
}

/** Prices of an event, from the same version as its rules. */
export interface EventPrices {
  /** Primary currency, when the merchant chose one. */
  currency?: string;
  /** Merchant's surcharge; its flat part in the primary currency. */
  customerFee: Fee;
  customerFeeFlatByCurrency: Readonly<Record<string, number>>;
  /** Terms of saving up, for ticket types that allow it. */
  saveForIt?: { crowdLabel?: string };
  /** Prices of every ticket type, by its id. */
  tiers: Readonly<Record<string, TierPrices>>;
}

/** All data for the price of tickets, as it is now. Missing records are left out. */
export interface EventPricingContext {
  /** `left` holds price phases as well. */
  event: EventOnSale;
  prices: EventPrices;
  store: {
    /** Accepted currencies, the primary one first. */
    currencies: readonly string[];
    /** Service fee of each ticket; its flat part in the primary currency. */
    frontdeskFee: FeeTerms;
    /** Most seats of one checkout (D-106). */
    mostSeats: number;
  };
  /** Given code, when it exists. */
  discountCode?: DiscountCode;
  /** Given promoter code as the merchant wrote it, when it exists. */
  promoterCode?: string;
}
