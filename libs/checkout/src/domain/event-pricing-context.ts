import type { BalanceMode, DepositTerms, Fee, FEE_MODES, FeeTerms, PriceEntry, SaveForItPolicy } from '@svc/contracts';
import type { EventOnSale } from '@svc/ticketing';
import type { DiscountCode } from './discount-code';

/** Prices of a while, or of the first so many; how many are left at them stands in `left` of the event, by the phase's id. */
export interface PhaseOnSale {
  id: string;
  prices: readonly PriceEntry[];
  /** UTC text. */
  endsAt?: string;
}

/** What a ticket type costs; whether it may be had at all is told by its rules. */
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

/** Everything that the price of tickets is decided by, as it stands now. What is absent is not there. */
export interface EventPricingContext {
  /** `left` also tells price phases. */
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
