import { type Clock, DomainError, idOf, type IdGenerator } from '@svc/kernel';
import type { Checkout } from '../domain/checkout';
import { type CartChoices, completeRequest, requestOfCart, variantIdsOf, withOwnHolds } from '../domain/pricing/request-of-cart';
import { refuseUndeliverable } from '../domain/pricing/price-delivery';
import { priceProducts, type PricingStage } from '../domain/pricing/price-products';
import type { CheckoutReader } from '../ports/checkout-reader';

/** Prices a checkout of products as if it were opened now (§4.2 r5, D-82). */
export class RepriceProducts {
  constructor(
    private readonly reader: CheckoutReader,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * @param choices later choices of the buyer
   * @throws DomainErrors of pricing, when something of it is not for sale any more
   */
  async execute(
    checkout: Checkout,
    choices: CartChoices = {},
    stage: PricingStage = 'paying',
  ): Promise<Pick<Checkout, 'cart' | 'responses' | 'holdChanges'>> {
    const { workspaceId, mode, cart, responses, contact, deliveryAddress, holds, holdChanges, saving } = checkout;
    const now = this.clock.now();
    const request = { ...completeRequest(requestOfCart(cart, responses), choices), saveForIt: saving !== undefined };
    const { context } = await this.reader.products({
      workspaceId,
      mode,
      now,
      variantIds: variantIdsOf(cart),
      zoneId: request.deliveryZoneRef && idOf('dlz', request.deliveryZoneRef),
      discountCode: request.discountCode,
      email: contact?.email,
    });
    refuseUndeliverable(context!.zone, deliveryAddress);
    const held = holds === 'held' ? holdChanges : [];
    const priced = priceProducts(withOwnHolds(context!, held), request, now, () => this.ids.next(), stage);
    return { ...priced, holdChanges: mode === 'live' ? priced.holdChanges : [] };
  }
}

/** Returns the result of `price`; undefined when it throws a DomainError, since something is not for sale any more. */
export async function undefinedIfRefused<T>(price: () => Promise<T>): Promise<T | undefined> {
  try {
    return await price();
  } catch (refusal) {
    if (refusal instanceof DomainError) return undefined;
    throw refusal;
  }
}
