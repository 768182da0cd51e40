import type { Mode } from '@svc/kernel';
import type { Checkout, CheckoutStatus } from '../domain/checkout';

/** Which checkouts, newest first. */
export interface CheckoutQuery {
  mode: Mode;
  status?: CheckoutStatus;
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
}
