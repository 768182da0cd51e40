import { DomainError, type Clock, type IdGenerator } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { Checkout } from '../domain/checkout';
import { repriceTickets } from '../domain/pricing/reprice-tickets';
import { isSavingUp, wholeCart } from '../domain/savings/saving';
import type { CheckoutReader } from '../ports/checkout-reader';
import type { CheckoutTx, CheckoutUnitOfWork } from '../ports/checkout-tx';
import type { RepriceProducts } from './reprice-products';
import type { SettleForReaders } from './settle-for-readers';
import { bookOrder, lockWithMoney, checkoutNameOf, settleWithin } from './settle-within';

type Priced = Pick<Checkout, 'cart' | 'moves'> & Partial<Pick<Checkout, 'responses'>>;

/** By what a savings plan is priced anew. */
export interface SavingPrices {
  products: Pick<RepriceProducts, 'execute'>;
  reader: Pick<CheckoutReader, 'event'>;
}

/**
 * A checkout as it is now, for whoever looks at it: settled, and, while it is saved up for at current prices, priced anew. A
 * price that has fallen to what is saved completes the plan. What cannot be priced any more stays as it is. Throws NotFound.
 */
export class RefreshSaving {
  constructor(
    private readonly settlement: Pick<SettleForReaders, 'execute'>,
    private readonly prices: SavingPrices,
    private readonly work: CheckoutUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async execute(name: CheckoutName): Promise<Checkout> {
    const checkout = await this.settlement.execute(name);
    if (!isSavingUp(checkout) || checkout.saving?.priceMode !== 'current') return checkout;
    const priced = await this.priceAnew(checkout);
    return priced && priced.cart.totalMinor !== checkout.cart.totalMinor ? this.work.run((tx) => this.keep(tx, checkout, priced)) : checkout;
  }

  /** Undefined when something of it is not for sale any more, so that nobody can say what it costs. */
  private async priceAnew(checkout: Checkout): Promise<Priced | undefined> {
    try {
      return checkout.kind === 'products' ? await this.prices.products.execute(checkout) : await this.priceTickets(checkout);
    } catch (refusal) {
      if (refusal instanceof DomainError) return undefined;
      throw refusal;
    }
  }

  private async priceTickets(checkout: Checkout): Promise<Priced | undefined> {
    const { workspaceId, mode, cart, contact } = checkout;
    const now = this.clock.now();
    const { context } = await this.prices.reader.event({
      workspaceId, mode, now, slug: cart.lines[0]?.eventSlug ?? '', unlockCodes: [], discountCode: cart.discountCode?.code, email: contact?.email,
    });
    if (context?.event.rules.id !== checkout.eventId) return undefined;
    const priced = repriceTickets(checkout, context!, now);
    return { ...priced, moves: mode === 'live' ? priced.moves : [] };
  }

  /** What others did meanwhile stands: who looks next sees the price. So does a price at which the seats cannot be held. */
  private async keep(tx: CheckoutTx, before: Checkout, priced: Priced): Promise<Checkout> {
    const money = await lockWithMoney(tx, checkoutNameOf(before));
    if (!money || money.checkout.version !== before.version) return money?.checkout ?? before;
    const now = this.clock.now();
    const { orderId } = before;
    if (before.holds === 'held' && (await tx.holds.take(checkoutNameOf(before), priced.moves, now)).short.length > 0) return before;
    const checkout: Checkout = { ...before, ...priced, cart: wholeCart(priced.cart) };
    await tx.checkouts.update(checkout);
    const settled = await settleWithin(tx, { ...money, checkout: { ...checkout, version: checkout.version + 1 } }, { asked: [], ids: this.ids, now });
    if (settled.status === 'open' && orderId) await bookOrder(tx, { ...money, checkout: settled }, { orderId, becomes: 'saving', now });
    return settled;
  }
}
