import type { Due } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';

/** Open checkouts whose time, or that of their stock, is over (D-29, D-45), or will be within `aheadMs`. */
export abstract class LapsingCheckouts {
  /** The longest over first. */
  abstract due(most: number, aheadMs?: number): Promise<Due<CheckoutName>[]>;
  /** Savings plans whose buyers are to be reminded of the deadline (D-15), the longest due first. */
  abstract toRemind(most: number, aheadMs?: number): Promise<Due<CheckoutName>[]>;
}
