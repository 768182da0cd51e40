import { type Clock, type IdGenerator, InvalidInput } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { Checkout } from '../domain/checkout';
import { priceProducts } from '../domain/pricing/price-products';
import { SoldOut } from '../domain/pricing/pricing.errors';
import type { ProductPricingContext } from '../domain/pricing/pricing-context';
import { requestOfCart, variantIdsOf, withOwnHolds } from '../domain/pricing/request-of-cart';
import { isSavingUp, type Saving, type SavingShares, wholeCart } from '../domain/savings/saving';
import { deadlineOf, offerOfProducts, offerOfTickets, type SavingOffer } from '../domain/savings/saving-offer';
import type { CheckoutReader } from '../ports/checkout-reader';
import { repriceTickets } from '../domain/pricing/reprice-tickets';
import type { CheckoutTx, CheckoutUnitOfWork } from '../ports/checkout-tx';
import { type RepriceProducts, undefinedIfRefused } from './reprice-products';
import type { SettleForReaders } from './settle-checkout';
import { bookOrder, checkoutNameOf, lockWithMoney, settleWithin } from './settle-within';
import { takeHolds } from './lapsed-holds';
import type { StartedPayment, StartPayment, StartPaymentCommand } from './start-payment';

/** Shares of stores without settings of their own. */
const ALL_BACK: SavingShares = { refundPct: 100 };

/** Reads the terms on which a checkout can be saved up for, with the store as it is now (§2.3 r4, D-15). */
export class ReadSavingOffer {
  constructor(
    private readonly reader: CheckoutReader,
    private readonly clock: Clock,
  ) {}

  /** Returns undefined when something of it cannot be saved up for, or the checkout is not open any more. */
  async execute(checkout: Checkout): Promise<SavingOffer | undefined> {
    const { workspaceId, mode, kind, channel, status, cart, holds, holdChanges } = checkout;
    if (status !== 'open' || channel !== 'hosted' || kind === 'balance') return undefined;
    const query = { workspaceId, mode, now: this.clock.now(), discountCode: cart.discountCode?.code, email: checkout.contact?.email };
    if (kind === 'event') {
      const { context, savings = ALL_BACK } = await this.reader.event({ ...query, slug: cart.lines[0]?.eventSlug ?? '', unlockCodes: [] });
      return context && offerOfTickets(checkout, context, { ...savings, now: query.now, isSoldOut: false });
    }
    const { context, savings = ALL_BACK } = await this.reader.products({
      ...query,
      variantIds: variantIdsOf(cart),
      zoneId: cart.delivery?.zoneId,
    });
    const isSoldOut = isOutOf(checkout, withOwnHolds(context!, holds === 'held' ? holdChanges : []), query.now);
    return offerOfProducts(checkout, context!, { ...savings, now: query.now, isSoldOut });
  }
}

/** Returns true when sold-out items are the first obstacle to buying a cart; StartPayment reports the other obstacles. */
function isOutOf({ cart, responses }: Checkout, context: ProductPricingContext, now: Date): boolean {
  try {
    priceProducts(context, requestOfCart(cart, responses), now, () => '', 'opening');
    return false;
  } catch (refusal) {
    return refusal instanceof SoldOut;
  }
}

type Priced = Pick<Checkout, 'cart' | 'holdChanges'> & Partial<Pick<Checkout, 'responses'>>;

/**
 * Reads a checkout as it is now: settled, and, while it is saved up for at current prices, with a new price. A price that has fallen
 * to the saved amount completes the plan. Without a price it stays as it is. Throws NotFound.
 */
export class RefreshSaving {
  constructor(
    private readonly settlement: Pick<SettleForReaders, 'execute'>,
    private readonly pricing: Pick<RepriceProducts, 'execute'>,
    private readonly reader: Pick<CheckoutReader, 'event'>,
    private readonly work: CheckoutUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async execute(name: CheckoutName): Promise<Checkout> {
    const checkout = await this.settlement.execute(name);
    if (!isSavingUp(checkout) || checkout.saving?.priceMode !== 'current') return checkout;
    const priced = await this.reprice(checkout);
    return priced && priced.cart.totalMinor !== checkout.cart.totalMinor
      ? this.work.run((tx) => this.keep(tx, checkout, priced))
      : checkout;
  }

  /** Returns undefined when something of it is not for sale any more, so that it has no price. */
  private reprice(checkout: Checkout): Promise<Priced | undefined> {
    return undefinedIfRefused(() => (checkout.kind === 'products' ? this.pricing.execute(checkout) : this.priceTickets(checkout)));
  }

  private async priceTickets(checkout: Checkout): Promise<Priced | undefined> {
    const { workspaceId, mode, cart, contact } = checkout;
    const now = this.clock.now();
    const { context } = await this.reader.event({
      workspaceId,
      mode,
      now,
      slug: cart.lines[0]?.eventSlug ?? '',
      unlockCodes: [],
      discountCode: cart.discountCode?.code,
      email: contact?.email,
    });
    if (context?.event.rules.id !== checkout.eventId) return undefined;
    const priced = repriceTickets(checkout, context!, now);
    return { ...priced, holdChanges: mode === 'live' ? priced.holdChanges : [] };
  }

  /** Keeps the new price, unless the checkout was changed meanwhile, so that the next reader sees it, or the seats cannot be held at it. */
  private async keep(tx: CheckoutTx, before: Checkout, priced: Priced): Promise<Checkout> {
    const money = await lockWithMoney(tx, checkoutNameOf(before));
    if (!money || money.checkout.version !== before.version) return money?.checkout ?? before;
    const now = this.clock.now();
    const { orderId } = before;
    if (before.holds === 'held' && (await takeHolds(tx.holds, checkoutNameOf(before), priced.holdChanges, now)).length > 0) return before;
    const checkout: Checkout = { ...before, ...priced, cart: wholeCart(priced.cart) };
    await tx.checkouts.update(checkout);
    const settled = await settleWithin(
      tx,
      { ...money, checkout: { ...checkout, version: checkout.version + 1 } },
      { answers: [], ids: this.ids, now },
    );
    if (settled.status === 'open' && orderId) await bookOrder(tx, { ...money, checkout: settled }, { orderId, becomes: 'saving', now });
    return settled;
  }
}

export interface PaySavingPartCommand extends Omit<StartPaymentCommand, 'part'> {
  /** Amount in minor units; at least the offer's `leastPartMinor`, unless less is missing, and no more than is missing. */
  partMinor: number;
  /** Deadline day, `YYYY-MM-DD`, inclusive; the last one offered when absent. Only the first part chooses it. */
  deadline?: string;
}

/**
 * Pays a part of a checkout that is saved up for: the first begins the plan once it has come (D-15, ADR 0039). Returns no attempt
 * when nothing is missing any more, since prices have fallen.
 * @throws InvalidInput when it is not offered, or part or day are not as offered; and all errors of StartPayment
 */
export class PaySavingPart {
  constructor(
    private readonly offer: Pick<ReadSavingOffer, 'execute'>,
    private readonly refreshing: Pick<RefreshSaving, 'execute'>,
    private readonly starting: Pick<StartPayment, 'execute'>,
    private readonly clock: Clock,
  ) {}

  async execute({ partMinor, deadline, ...command }: PaySavingPartCommand): Promise<StartedPayment> {
    const before = await this.refreshing.execute(command.name);
    if (before.saving?.startedAt && before.status === 'paid') return { checkout: before };
    const saving = isSavingUp(before) ? before.saving : await this.termsFor(before, deadline);
    return this.starting.execute({ ...command, part: { amountMinor: partMinor, saving } });
  }

  /** Returns the terms of a new plan; undefined for a checkout that has ended, which StartPayment refuses. */
  private async termsFor(checkout: Checkout, day: string | undefined): Promise<Saving | undefined> {
    if (checkout.status !== 'open') return undefined;
    const offer = await this.offer.execute(checkout);
    if (!offer) throw new InvalidInput('This cannot be saved up for. Pay it at once, or choose something else.');
    const { priceMode, holdPolicy, holdThresholdPct, refundPct, leastPartPct } = offer;
    return { priceMode, holdPolicy, holdThresholdPct, refundPct, leastPartPct, deadline: deadlineOf(offer, day, this.clock.now()) };
  }
}
