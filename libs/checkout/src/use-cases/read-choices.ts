import type { Clock } from '@svc/kernel';
import type { EventRules } from '@svc/ticketing';
import type { Checkout } from '../domain/checkout';
import { offerChoices, type OfferedLine } from '../domain/details/offer-choices';
import { variantIdsOf, withOwnHolds } from '../domain/pricing/request-of-cart';
import type { CheckoutReader } from '../ports/checkout-reader';
import type { ZoneOnSale } from '../domain/pricing/pricing-context';

/** Reads the choices of a buyer of products on the hosted page (D-38); none for tickets. */
export class ReadChoices {
  constructor(
    private readonly reader: CheckoutReader,
    private readonly clock: Clock,
  ) {}

  async execute({ workspaceId, mode, kind, cart, holds, holdChanges }: Checkout): Promise<OfferedLine[]> {
    if (kind !== 'products') return [];
    const { context } = await this.reader.products({ workspaceId, mode, now: this.clock.now(), variantIds: variantIdsOf(cart) });
    return offerChoices(cart, withOwnHolds(context!, holds === 'held' ? holdChanges : []));
  }
}

/** Reads the zone to which a checkout is delivered, as it is on sale now (D-105). */
export class ReadDeliveryZone {
  constructor(
    private readonly reader: Pick<CheckoutReader, 'products'>,
    private readonly clock: Clock,
  ) {}

  /** Returns undefined when nothing is delivered, and once the zone is not offered any more. */
  async execute({
    workspaceId,
    mode,
    cart: { delivery },
  }: Pick<Checkout, 'workspaceId' | 'mode' | 'cart'>): Promise<ZoneOnSale | undefined> {
    if (delivery?.kind !== 'delivery') return undefined;
    return (await this.reader.products({ workspaceId, mode, now: this.clock.now(), variantIds: [], zoneId: delivery.zoneId })).context
      ?.zone;
  }
}

/** Reads the rules by which the seats of a checkout are judged: those of its event as it is now (§4.3). */
export class ReadSeatRules {
  constructor(
    private readonly reader: CheckoutReader,
    private readonly clock: Clock,
  ) {}

  /** Returns undefined for products, and once the event is not published any more: then its seats stay as they are. */
  async execute({ workspaceId, mode, eventId, cart, seats }: Checkout): Promise<EventRules | undefined> {
    const slug = cart.lines.find(({ eventSlug }) => eventSlug)?.eventSlug;
    if (slug === undefined || seats.length === 0) return undefined;
    const { context } = await this.reader.event({ workspaceId, mode, now: this.clock.now(), slug, unlockCodes: [] });
    return context?.event.rules.id === eventId ? context?.event.rules : undefined;
  }
}
