import type { Clock } from '@svc/kernel';
import type { Checkout } from '../domain/checkout';
import { offerChoices, type OfferedLine } from '../domain/details/offer-choices';
import { withOwnHolds } from '../domain/pricing/request-of-cart';
import type { CheckoutReader } from '../ports/checkout-reader';

/** Reads what the buyer of products can choose on the hosted page (D-38); of tickets nothing. */
export class ReadChoices {
  constructor(
    private readonly reader: CheckoutReader,
    private readonly clock: Clock,
  ) {}

  async execute({ workspaceId, mode, kind, cart, holds, moves }: Checkout): Promise<OfferedLine[]> {
    if (kind !== 'products') return [];
    const variantIds = [...new Set(cart.lines.flatMap(({ variantId, parentId }) => (variantId && !parentId ? [variantId] : [])))];
    const { context } = await this.reader.products({ workspaceId, mode, now: this.clock.now(), variantIds });
    return offerChoices(cart, withOwnHolds(context!, holds === 'held' ? moves : []));
  }
}
