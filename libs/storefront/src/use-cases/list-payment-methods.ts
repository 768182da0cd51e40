import { type Dependencies, InvalidInput, type Mode } from '@svc/kernel';
import type { StoreProfile } from '../domain/store-profile';
import type { PaymentRails } from '../ports/payment-rails';

export interface ListPaymentMethodsQuery {
  store: StoreProfile;
  mode: Mode;
  dependsOn?: Dependencies;
  /** Currency to charge; the store's primary one by default. */
  currency?: string;
}

/** `GET /store/payment-methods`: the rails this workspace can charge, in the given currency (§4.1 r7). */
export class ListPaymentMethods {
  constructor(private readonly rails: PaymentRails) {}

  /** @throws InvalidInput with the store's currencies in `details.accepted` when it does not accept this one */
  async execute({ store, mode, dependsOn, currency = store.currencies[0]! }: ListPaymentMethodsQuery): Promise<string[]> {
    const { currencies } = store;
    dependsOn?.add({});
    if (!currencies.includes(currency)) {
      throw new InvalidInput(`The store does not accept this currency; use one of ${currencies.join(', ')}.`, {
        accepted: [...currencies],
      });
    }
    return this.rails.offered(store, mode, currency);
  }
}
