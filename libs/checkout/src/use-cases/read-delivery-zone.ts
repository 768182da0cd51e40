import type { Clock } from '@svc/kernel';
import type { Checkout } from '../domain/checkout';
import type { ZoneOnSale } from '../domain/pricing/pricing-context';
import type { CheckoutReader } from '../ports/checkout-reader';

/** Reads the zone to which a checkout is delivered, as it is on sale now (D-105). */
export class ReadDeliveryZone {
  constructor(
    private readonly reader: Pick<CheckoutReader, 'products'>,
    private readonly clock: Clock,
  ) {}

  /** Undefined when nothing is brought anywhere, and once the zone is not offered any more. */
  async execute({ workspaceId, mode, cart: { delivery } }: Pick<Checkout, 'workspaceId' | 'mode' | 'cart'>): Promise<ZoneOnSale | undefined> {
    if (delivery?.kind !== 'delivery') return undefined;
    return (await this.reader.products({ workspaceId, mode, now: this.clock.now(), variantIds: [], zoneId: delivery.zoneId })).context?.zone;
  }
}
