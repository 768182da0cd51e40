import { DomainError, type Clock } from '@svc/kernel';
import type { Checkout } from '../domain/checkout';
import { priceTicketsAgain, unlockedBy } from '../domain/pricing/reprice-tickets';
import type { CheckoutReader } from '../ports/checkout-reader';
import type { RepriceProducts } from './reprice-products';

type Cost = Pick<Checkout['cart'], 'totalMinor' | 'dueNowMinor'>;

/**
 * Finds out whether all of a checkout could be bought now for no more than its total, for money that came after its
 * end (D-103). What runs out is judged when it is taken.
 */
export class JudgeLateMoney {
  constructor(
    private readonly pricing: Pick<RepriceProducts, 'execute'>,
    private readonly reader: Pick<CheckoutReader, 'event'>,
    private readonly clock: Clock,
  ) {}

  async execute(checkout: Checkout): Promise<boolean> {
    const { totalMinor, dueNowMinor } = checkout.cart;
    const cost = await this.costNow(checkout);
    return cost !== undefined && cost.totalMinor <= totalMinor && cost.dueNowMinor <= dueNowMinor;
  }

  /** Undefined when something of it is not for sale any more. */
  private async costNow(checkout: Checkout): Promise<Cost | undefined> {
    try {
      return checkout.kind === 'products' ? (await this.pricing.execute(checkout)).cart : await this.costOfTickets(checkout);
    } catch (refusal) {
      if (refusal instanceof DomainError) return undefined;
      throw refusal;
    }
  }

  private async costOfTickets(checkout: Checkout): Promise<Cost | undefined> {
    const { workspaceId, mode, cart, contact, eventId } = checkout;
    const now = this.clock.now();
    const { context } = await this.reader.event({
      workspaceId, mode, now, slug: cart.lines[0]?.eventSlug ?? '', unlockCodes: [], unlockCodeIds: unlockedBy(checkout),
      discountCode: cart.discountCode?.code, email: contact?.email,
    });
    return context?.event.rules.id === eventId ? priceTicketsAgain(checkout, context!, now) : undefined;
  }
}
