import { BY_HAND, invalidBecause } from '@svc/contracts';
import { type Author, type Clock, idOf, type IdGenerator, refOf } from '@svc/kernel';
import type { Payment } from '@svc/payments';
import { z } from 'zod';
import type { Checkout } from '../domain/checkout';
import { expiryOf, waitsOf } from '../domain/holds/checkout-timeouts';
import { isOfTickets, ownOrderRequest, type OwnOrderRequest, productsOf, ticketsOf } from '../domain/opening/own-order-request';
import { planTickets } from '../domain/opening/plan-tickets';
import { refuseUndeliverable } from '../domain/pricing/price-delivery';
import { priceProducts } from '../domain/pricing/price-products';
import type { EventPricingContext, ProductPricingContext } from '../domain/pricing/pricing-context';
import { checkOpen } from '../domain/settlement/decide-start';
import { CheckoutEnded, RanOut } from '../domain/settlement/settlement.errors';
import type { CheckoutOpening } from '../ports/checkout-opening';
import type { CheckoutReader } from '../ports/checkout-reader';
import type { CheckoutTx, CheckoutUnitOfWork } from '../ports/checkout-tx';
import { takeHolds } from './lapsed-holds';
import { openByKey, type OpenCommand, type Opened, type OpeningOperation } from './open-by-key';
import type { GiveUpOpening } from './open-headless-checkout';
import { checkoutNameOf, lockWithMoney, settleWithin } from './settle-within';

export interface OwnOrderCommand extends Omit<OpenCommand, 'mode' | 'keyId'> {
  author: Author;
  request: OwnOrderRequest;
  /** Page of this service to which a buyer returns who pays by the link. */
  returnUrl: string;
}

/** Request as it opens a checkout. */
type Opening = OwnOrderRequest & { returnUrl: string };

/**
 * Takes an order for its merchant, in person or by phone (D-163), always in live mode: by the counters and prices of every order. Money that
 * the merchant has taken is booked at once; else the buyer pays on the page of the checkout.
 */
export class OpenOwnOrder {
  constructor(
    private readonly reader: CheckoutReader,
    private readonly opening: CheckoutOpening,
    private readonly work: CheckoutUnitOfWork,
    private readonly givingUp: Pick<GiveUpOpening, 'execute'>,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the checkout: paid, with its order, when the merchant took the money or nothing is due, and open otherwise.
   * @throws NotFound('event'), RanOut, CheckoutEnded, and all errors of `openByKey`, `priceProducts` and `priceTickets`
   */
  async execute(command: OwnOrderCommand): Promise<Opened> {
    const { request } = command;
    refuseFuture(request, command.now);
    const body = { ...request, returnUrl: command.returnUrl };
    const stores = { reader: this.reader, opening: this.opening };
    const keyed = { ...command, mode: 'live' as const, body, comesBackHere: true };
    const opened = isOfTickets(request)
      ? await openByKey(this.ticketOpening(keyed, await this.slugOf(command.workspaceId, request)), keyed, stores)
      : await openByKey(this.productOpening(keyed), keyed, stores);
    const { checkout } = opened;
    if (checkout.status === 'paid' || (request.payment === 'link' && checkout.cart.dueNowMinor > 0)) return opened;
    try {
      return { ...opened, checkout: await this.work.run((tx) => this.take(tx, checkout, command)) };
    } catch (error) {
      await this.givingUp.execute(checkoutNameOf(checkout));
      throw error;
    }
  }

  /** Returns the slug of the event of the first ticket; tickets of others are not on sale with it. */
  private async slugOf(workspaceId: string, { items }: OwnOrderRequest): Promise<string> {
    const ticketTypeId = idOf('tkt', items[0]!.ticketTypeRef!);
    return (ticketTypeId && (await this.reader.eventSlugOf({ workspaceId, ticketTypeId }))) ?? '';
  }

  private productOpening({ workspaceId, mode, now }: OpenCommand): OpeningOperation<Opening, ProductPricingContext> {
    return {
      ...OPENING,
      read: ({ items, deliveryZoneRef, discountCode, contact }, key) =>
        this.reader.products({
          workspaceId,
          mode,
          now,
          key,
          variantIds: items.flatMap(({ variantRef }) => idOf(['var', 'pko'], variantRef!) ?? []),
          zoneId: deliveryZoneRef === undefined ? undefined : idOf('dlz', deliveryZoneRef),
          discountCode: discountCode || undefined,
          email: contact.email,
        }),
      plan: (context, request, timeouts) => {
        const stage = request.payment === 'link' ? 'opening' : 'paying';
        const priced = priceProducts(context!, productsOf(request), now, () => this.ids.next(), stage);
        checkAddress(request, priced.cart.delivery?.kind);
        if (priced.cart.delivery?.kind === 'delivery') refuseUndeliverable(context!.zone, request.deliveryAddress);
        const checkout: Checkout = {
          ...{ workspaceId, mode, id: this.ids.next(), kind: 'products', channel: 'admin', status: 'open' },
          ...priced,
          seats: [],
          holds: 'none',
          contact: request.contact,
          deliveryAddress: priced.cart.delivery ? request.deliveryAddress : undefined,
          returnUrl: request.returnUrl,
          expiresAt: expiryOf({ kind: 'products', channel: 'admin' }, timeouts, now),
          waits: waitsOf(timeouts),
          createdAt: now,
          version: 1,
        };
        return { checkout, factId: this.ids.next() };
      },
    };
  }

  private ticketOpening({ workspaceId, mode, now }: OpenCommand, slug: string): OpeningOperation<Opening, EventPricingContext> {
    return {
      ...OPENING,
      read: ({ discountCode, contact: { email } }, key) =>
        this.reader.event({ workspaceId, mode, now, key, slug, unlockCodes: [], discountCode: discountCode || undefined, email }),
      plan: (context, request, timeouts) => {
        const planning = { workspaceId, mode, channel: 'admin', path: 'ownOrder', now } as const;
        return planTickets(context, ticketsOf(request, request.returnUrl), timeouts, planning, this.ids);
      },
    };
  }

  /**
   * Books the money that the merchant took for an open checkout, which becomes an order; where it ends instead, such as with its event, nothing is
   * booked: the merchant still has the money, and no provider can return it.
   * @throws RanOut, CheckoutEnded
   */
  private async take(tx: CheckoutTx, { id }: Checkout, command: OwnOrderCommand): Promise<Checkout> {
    const { workspaceId, request, author } = command;
    const name = { workspaceId, mode: 'live' as const, checkoutId: id };
    const money = (await lockWithMoney(tx, name))!;
    if (money.checkout.status === 'paid') return money.checkout;
    const now = this.clock.now();
    checkOpen(money.checkout, now);
    const checkout = await hold(tx, money.checkout, now);
    const received = checkout.cart.dueNowMinor > 0 && request.payment !== 'link' ? [this.paymentOf(checkout, request.payment, now)] : [];
    const paid = await settleWithin(tx, { ...money, checkout }, { answers: [], received, isConfirmed: true, ids: this.ids, now });
    if (paid.status !== 'paid') throw new CheckoutEnded(paid.status);
    const details = request.payment === 'link' ? undefined : { method: request.payment.method };
    await tx.audit.record(workspaceId, author, [
      { action: 'create', subject: { kind: 'order', ref: refOf('ord', paid.orderId!), name: paid.orderNumber?.toString() }, details },
    ]);
    return paid;
  }

  private paymentOf(checkout: Checkout, { method, paidAt }: ByHand, now: Date): Payment {
    const id = this.ids.next();
    const { dueNowMinor: amountMinor, currency } = checkout.cart;
    return {
      ...checkoutNameOf(checkout),
      id,
      provider: BY_HAND,
      rail: method,
      providerReference: refOf('pay', id),
      amountMinor,
      currency,
      paidAt: paidAt === undefined ? now : new Date(paidAt),
      appliedMinor: 0,
      disposition: 'applied',
      bookedAt: now,
    };
  }
}

type ByHand = Exclude<OwnOrderRequest['payment'], 'link'>;

const OPENING = {
  operation: 'open_own_order',
  path: '/admin/orders',
  form: ownOrderRequest.safeExtend({ returnUrl: z.string() }),
  isKeyRequired: false,
} as const;

/** Takes the stock of goods, which their checkout does not hold yet; seats are held since it was opened. */
async function hold(tx: CheckoutTx, checkout: Checkout, now: Date): Promise<Checkout> {
  if (checkout.holdChanges.length === 0 || checkout.holds === 'held') return checkout;
  const short = await takeHolds(tx.holds, checkoutNameOf(checkout), checkout.holdChanges, now);
  if (short.length > 0) throw new RanOut(short);
  return { ...checkout, holds: 'held' };
}

function refuseFuture({ payment }: OwnOrderRequest, now: Date): void {
  if (payment === 'link' || payment.paidAt === undefined || new Date(payment.paidAt) <= now) return;
  throw invalidBecause([{ path: 'payment.paidAt', message: 'Give a moment that is not in the future.' }]);
}

function checkAddress({ payment, deliveryAddress }: OwnOrderRequest, kind: 'delivery' | 'pickup' | undefined): void {
  if (payment === 'link' || kind !== 'delivery' || deliveryAddress) return;
  throw invalidBecause([{ path: 'deliveryAddress', message: 'Say where this is to be delivered: give line1, city and country.' }]);
}
