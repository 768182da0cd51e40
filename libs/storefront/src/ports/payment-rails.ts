import type { Mode } from '@svc/kernel';
import type { StoreProfile } from '../domain/store-profile';

/** Payment rails by which a store can charge (D-56). */
export abstract class PaymentRails {
  /** Returns the names of the rails offered in a mode for a currency, in the order in which buyers see them. */
  abstract offered(store: StoreProfile, mode: Mode, currency: string): Promise<string[]>;
}
