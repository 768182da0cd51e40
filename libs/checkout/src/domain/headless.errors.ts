import type { PricedCart } from '@svc/contracts';
import { DomainError, InvalidInput } from '@svc/kernel';
import { presentPricing } from './pricing.view';

/** The merchant has not switched headless checkout on (D-58). */
export class HeadlessDisabled extends DomainError {
  constructor() {
    super('HEADLESS_DISABLED', 'Headless checkout is off for this workspace. Switch headlessEnabled on in its settings, or open a hosted checkout.');
  }
}

/** The client believes in another total than the service's; nothing is held (§4.5 pricing, decisions 3.7). */
export class PriceMismatch extends DomainError {
  constructor(cart: PricedCart) {
    super('PRICE_MISMATCH', 'The total is another than pricing.totalMinor. Show the buyer details.pricing, and send what it says.', {
      expectedTotalMinor: cart.totalMinor, currency: cart.currency, pricing: presentPricing(cart),
    });
  }
}

/** Nobody can charge this currency on the rail that was named (D-56). */
export class RailNotAccepted extends InvalidInput {
  constructor(currency: string, accepted: readonly string[]) {
    const instead = accepted.length > 0 ? `Name one of these as provider: ${accepted.join(', ')}.` : 'There is no way to pay it at the moment.';
    super(`This provider cannot charge ${currency} here. ${instead}`, { accepted: [...accepted] });
  }
}
