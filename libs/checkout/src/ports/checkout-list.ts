import type { Mode } from '@svc/kernel';
import type { Checkout, CheckoutStatus } from '../domain/checkout';

/** Which checkouts, newest first. */
export interface CheckoutQuery {
  mode: Mode;
  /** Any of these; all when absent. */
  statuses?: readonly CheckoutStatus[];
  /** Only those of which parts were saved up. */
  isSavedUpFor?: boolean;
  /** Part of the buyer's name, e-mail or phone number, in any case. */
  search?: string;
  /** Begin below this checkout's id. */
  after?: string;
  limit: number;
}

/** Reads checkouts for those who run the store; nobody is asked about payments. One statement each. */
export abstract class CheckoutList {
  abstract page(workspaceId: string, query: CheckoutQuery): Promise<{ data: Checkout[]; next?: string }>;
  /** Of either mode. */
  abstract find(workspaceId: string, checkoutId: string): Promise<Checkout | undefined>;
  /** What checkouts have taken of payments, minor units, by their ids; those that have taken nothing are missing. */
  abstract takenMinor(workspaceId: string, mode: Mode, checkoutIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
