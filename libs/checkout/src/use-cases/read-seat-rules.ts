import type { Clock } from '@svc/kernel';
import type { EventRules } from '@svc/ticketing';
import type { Checkout } from '../domain/checkout';
import type { CheckoutReader } from '../ports/checkout-reader';

/** Reads by which rules the seats of a checkout are judged: those of its event as it stands now (§4.3). */
export class ReadSeatRules {
  constructor(
    private readonly reader: CheckoutReader,
    private readonly clock: Clock,
  ) {}

  /** Undefined for products, and once the event is not published any more: then its seats stand as they are. */
  async execute({ workspaceId, mode, eventId, cart, seats }: Checkout): Promise<EventRules | undefined> {
    const slug = cart.lines.find(({ eventSlug }) => eventSlug)?.eventSlug;
    if (slug === undefined || seats.length === 0) return undefined;
    const { context } = await this.reader.event({ workspaceId, mode, now: this.clock.now(), slug, unlockCodes: [] });
    return context?.event.rules.id === eventId ? context?.event.rules : undefined;
  }
}
