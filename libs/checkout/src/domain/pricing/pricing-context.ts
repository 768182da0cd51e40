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

/** A discount code as prices need it: one that is given and is the store's. Moments are UTC texts, amounts minor units. */
export interface DiscountCode {
  id: string;
  /** As the merchant wrote it. */
  code: string;
  kind: 'percent' | 'fixed';
  /** Percent, above 0 up to 100; or an amount by currency. */
  value: number | Readonly<Record<string, number>>;
  /** What it is for, by id; everything when all lists are empty. Packages are among the products. */
  appliesTo: { eventIds: readonly string[]; ticketTypeIds: readonly string[]; productIds: readonly string[] };
  startsAt?: string;
  endsAt?: string;
  /** By currency; none in a currency means no least subtotal in it. */
  minSubtotal?: Readonly<Record<string, number>>;
  /** How often it can still be used, by all and by this contact, held uses counted; absent when there is no cap or the contact is not known. */
  left?: number;
  leftForContact?: number;
}

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
  sku?: string;
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
  /** That of the variant that this add-on is, else of its product. */
  sku?: string;
  /** The product that this add-on is. */
  linkedProductId?: string;
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

/** A product that add-ons are. */
export type LinkedOnSale = Omit<LinkedProduct, 'variants'> & { variants: readonly Omit<LinkedProduct['variants'][number], 'remaining'>[] };

/** A published product or package, with at least those of its variants that are wanted. */
export interface ProductOnSale {
  id: string;
  slug: string;
  name: string;
  isPackage: boolean;
  /** That of its `info`, for variants without one (ADR 0101). */
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
  /** The published products that its add-ons are, directly or through one another; absent where none is one. What is left of them stands in `left`. */
  linked?: readonly LinkedOnSale[];
  variants: readonly VariantOnSale[];
}

export interface ZoneOnSale extends DeliveryTerms {
  id: string;
  name: string;
}

/** Everything that decides the price of a cart of products, as it stands now. Things that do not exist are left out. */
export interface ProductPricingContext {
  store: {
    /** Accepted ones, the primary one first. */
    currencies: readonly string[];
    /** IANA zone of the local times. */
    timezone: string;
    businessHours: readonly BusinessHours[];
    /** The service's, of each piece; its flat part in the primary currency. */
    productFee: FeeTerms;
  };
  /** The products that are wanted and published, each once. */
  products: readonly ProductOnSale[];
  /** Capacity − held − sold: of variants, linked ones too, by their id; of pre-orders by the product's. Absent where there is no cap. */
  left: Readonly<Record<string, number>>;
  /** The one that is named, when there is such a zone. */
  zone?: ZoneOnSale;
  /** The one that is given, when there is such a code. */
  discountCode?: DiscountCode;
}

/** Prices of a while, or of the first so many; how many are left at them stands in `left` of the event, by the phase's id. */
export interface PhaseOnSale {
  id: string;
  prices: readonly PriceEntry[];
  /** UTC text. */
  endsAt?: string;
}

/** What a ticket type costs; its rules decide whether it may be bought at all. */
export interface TierPrices {
  /** None when it is free or a donation. */
  prices: readonly PriceEntry[];
  /** In their order; after the last come `prices`. */
  pricePhases: readonly PhaseOnSale[];
  /** Least donation, in the event's primary currency. */
  minPriceMinor?: number;
  /** Of kind `deposit`; fixed: in the event's primary currency. */
  deposit?: DepositTerms;
  /** UTC text. */
  depositBalanceDueAt?: string;
  /** On our page when absent. */
  depositBalanceMode?: BalanceMode;
  frontdeskFeeMode: (typeof FEE_MODES)[number];
  saveForIt?: SaveForItPolicy;
}

/** What tickets of an event cost, as the version of it says that its rules are of. */
export interface EventPrices {
  /** The primary one, when the merchant chose one. */
  currency?: string;
  /** The merchant's surcharge; its flat part in the primary currency. */
  customerFee: Fee;
  customerFeeFlatByCurrency: Readonly<Record<string, number>>;
  /** When its tickets may be saved up for, those whose types say so. */
  saveForIt?: { crowdLabel?: string };
  /** Of every ticket type, by its id. */
  tiers: Readonly<Record<string, TierPrices>>;
}

/** Everything that decides the price of tickets, as it stands now. Things that do not exist are left out. */
export interface EventPricingContext {
  /** `left` holds price phases as well. */
  event: EventOnSale;
  prices: EventPrices;
  store: {
    /** Accepted ones, the primary one first. */
    currencies: readonly string[];
    /** The service's, of each ticket; its flat part in the primary currency. */
    frontdeskFee: FeeTerms;
    /** How many seats one checkout may take (D-106). */
    mostSeats: number;
  };
  /** The one that is given, when there is such a code. */
  discountCode?: DiscountCode;
  /** The one that is given, as the merchant wrote it, when there is such a code. */
  promoterCode?: string;
}
