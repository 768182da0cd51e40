import type { CheckoutName } from '../domain/payment';

/** Where checkouts are settled: the one path for all who notice money (ADR 0028 r1). */
export abstract class CheckoutSettlement {
  /** Asks the provider anew and settles by its answer. To settle what is settled changes nothing. */
  abstract settle(checkout: CheckoutName): Promise<void>;
}
