import type { Clock } from '@svc/kernel';
import type { Checkout } from '../domain/checkout';
import { priceProducts } from '../domain/pricing/price-products';
import { SoldOut } from '../domain/pricing/pricing.errors';
import type { ProductPricingContext } from '../domain/pricing/pricing-context';
import { requestOfCart, withOwnHolds } from '../domain/pricing/request-of-cart';
import type { SavingShares } from '../domain/savings/saving';
import { offerOfProducts, offerOfTickets, type SavingOffer } from '../domain/savings/saving-offer';
import type { CheckoutReader } from '../ports/checkout-reader';

/** Where nothing else was said. */
const ALL_BACK: SavingShares = { refundPct: 100 };

/** Reads on what terms a checkout can be saved up for, as the store stands now (§2.3 r4, D-15). */
export class ReadSavingOffer {
  constructor(
    private readonly reader: CheckoutReader,
    private readonly clock: Clock,
  ) {}

  /** Undefined when something of it cannot be saved up for, or the checkout is not open any more. */
  async execute(checkout: Checkout): Promise<SavingOffer | undefined> {
    const { workspaceId, mode, kind, channel, status, cart, holds, moves } = checkout;
    if (status !== 'open' || channel !== 'hosted' || kind === 'balance') return undefined;
    const asked = { workspaceId, mode, now: this.clock.now(), discountCode: cart.discountCode?.code, email: checkout.contact?.email };
    if (kind === 'event') {
      const { context, savings = ALL_BACK } = await this.reader.event({ ...asked, slug: cart.lines[0]?.eventSlug ?? '', unlockCodes: [] });
      return context && offerOfTickets(checkout, context, { ...savings, now: asked.now, isSoldOut: false });
    }
    const variantIds = [...new Set(cart.lines.flatMap(({ variantId, parentId }) => (variantId && !parentId ? [variantId] : [])))];
    const { context, savings = ALL_BACK } = await this.reader.products({ ...asked, variantIds, zoneId: cart.delivery?.zoneId });
    const isSoldOut = isOutOf(checkout, withOwnHolds(context!, holds === 'held' ? moves : []), asked.now);
    return offerOfProducts(checkout, context!, { ...savings, now: asked.now, isSoldOut });
  }
}

/** Whether a cart can be had no more only since something of it is sold out; what else is in its way is told who pays. */
function isOutOf({ cart, responses }: Checkout, context: ProductPricingContext, now: Date): boolean {
  try {
    priceProducts(context, requestOfCart(cart, responses), now, () => '', 'opening');
    return false;
  } catch (refusal) {
    return refusal instanceof SoldOut;
  }
}
