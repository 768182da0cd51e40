import { invalidBecause, isSameAddress, type DeliveryAddress } from '@svc/contracts';
import { NotFound, type Clock } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { Checkout } from '../domain/checkout';
import { changesZone, type CartChoices } from '../domain/pricing/request-of-cart';
import { checkOpen } from '../domain/settlement/decide-start';
import { discountTickets } from '../domain/pricing/reprice-tickets';
import { fillChoices, refusalOf } from '../domain/details/fill-empty';
import { AccountIsOpen, CheckoutChanged, RanOut } from '../domain/settlement/settlement.errors';
import { hasOpenAccount } from '../domain/holds/time-to-pay';
import { mayDo, phaseOf, type CheckoutHolder } from '../domain/details/checkout-permissions';
import type { CheckoutReader } from '../ports/checkout-reader';
import type { CheckoutTx, CheckoutUnitOfWork } from '../ports/checkout-tx';
import { takeHolds } from './lapsed-holds';
import type { RepriceProducts } from './reprice-products';
import { closeAttempts, lockWithMoney, checkoutNameOf } from './settle-within';

export interface CompleteCheckoutCommand {
  name: CheckoutName;
  /** Holder of the link, whose choices are limited here (D-104). */
  holder: CheckoutHolder;
  choices: CartChoices;
  /** New address of delivery, when another zone is chosen for it: both are judged together (D-105). */
  deliveryAddress?: DeliveryAddress;
  /** E-mail of the buyer, on which the uses left of a code depend; the one on record when absent. */
  email?: string;
}

/** Choices that were priced, and are not kept yet; `checkout` has them applied. */
export interface PricedChoices {
  checkout: Checkout;
  /**
   * Keeps them in a transaction.
   * @param before the checkout as it is then
   * @throws CheckoutChanged when it was changed meanwhile, AccountIsOpen, RanOut
   */
  keep(tx: CheckoutTx, before: Checkout): Promise<Checkout>;
}

type Priced = Pick<Checkout, 'cart' | 'holdChanges'> & Partial<Pick<Checkout, 'responses'>>;

/**
 * Keeps the choices of a buyer on the hosted page, and the new price of the checkout (D-38, D-82): of products slots, add-ons,
 * answers and a discount code, of tickets a discount code. Stock of products is taken when the buyer pays; holds of tickets are
 * taken again, all of them or none. Payments under way are closed, since their amount has changed; while the account of a transfer
 * is open, zone and address stay as they are (D-105).
 */
export class CompleteCheckout {
  constructor(
    private readonly reader: CheckoutReader,
    private readonly work: CheckoutUnitOfWork,
    private readonly pricing: Pick<RepriceProducts, 'execute'>,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFound, CheckoutAlreadyPaid, CheckoutEnded, CheckoutChanged, AccountIsOpen, RanOut, InvalidInput and all errors of
   * pricing
   */
  async execute({ name, ...command }: CompleteCheckoutCommand): Promise<Checkout> {
    const checkout = await this.reader.find(name);
    if (!checkout) throw new NotFound('checkout');
    const { keep } = await this.price(checkout, command);
    return this.work.run((tx) => keep(tx, checkout));
  }

  /**
   * Prices a checkout with the choices, and keeps nothing yet.
   * @throws CheckoutAlreadyPaid, CheckoutEnded, CheckoutChanged, InvalidInput and all errors of pricing
   */
  async price(
    checkout: Checkout,
    { holder, choices: input, deliveryAddress, email }: Omit<CompleteCheckoutCommand, 'name'>,
  ): Promise<PricedChoices> {
    const now = this.clock.now();
    checkOpen(checkout, now);
    const choices = choicesBy(holder, checkout, input, now);
    const readdressed: Checkout = { ...checkout, deliveryAddress: deliveryAddress ?? checkout.deliveryAddress };
    const priceable: Checkout = email === undefined ? readdressed : { ...readdressed, contact: { ...readdressed.contact, email } };
    const priced =
      priceable.kind === 'products' ? await this.pricing.execute(priceable, choices, 'keeping') : await this.discounted(priceable, choices);
    const goesElsewhere = changesZone(checkout.cart, choices) || !isSameAddress(checkout.deliveryAddress, readdressed.deliveryAddress);
    const changed = { ...priced, deliveryAddress: readdressed.deliveryAddress };
    return { checkout: { ...checkout, ...changed }, keep: (tx, before) => this.keep(tx, before, changed, goesElsewhere) };
  }

  private async discounted(checkout: Checkout, { discountCode }: CartChoices): Promise<Priced> {
    const { workspaceId, mode, cart, contact } = checkout;
    const code = discountCode ?? cart.discountCode?.code ?? '';
    const now = this.clock.now();
    const slug = cart.lines[0]?.eventSlug ?? '';
    const { context } = await this.reader.event({
      workspaceId,
      mode,
      now,
      slug,
      unlockCodes: [],
      discountCode: code || undefined,
      email: contact?.email,
    });
    if (!context) throw invalidBecause([{ path: 'discountCode', message: 'The event takes no codes at the moment: leave it out.' }]);
    const priced = discountTickets(checkout, code, context, now);
    return { ...priced, holdChanges: mode === 'live' ? priced.holdChanges : [] };
  }

  private async keep(
    tx: CheckoutTx,
    before: Checkout,
    changed: Priced & Pick<Checkout, 'deliveryAddress'>,
    goesElsewhere: boolean,
  ): Promise<Checkout> {
    const name = checkoutNameOf(before);
    const money = await lockWithMoney(tx, name);
    if (!money || money.checkout.version !== before.version || money.payments.some(({ appliedMinor }) => appliedMinor > 0))
      throw new CheckoutChanged();
    const now = this.clock.now();
    checkOpen(money.checkout, now);
    if (goesElsewhere && hasOpenAccount(money.attempts, now)) throw new AccountIsOpen('deliveryZoneRef');
    await closeAttempts(tx, money.attempts);
    const isHeld = before.holds === 'held';
    const letsGo = isHeld && before.kind === 'products';
    const after: Checkout = { ...before, ...changed, ...(letsGo && { holds: 'released', heldUntil: undefined }) };
    await tx.checkouts.update(after);
    if (letsGo) await tx.holds.release(name);
    else if (isHeld) {
      const short = await takeHolds(tx.holds, name, after.holdChanges, now);
      if (short.length > 0) throw new RanOut(short);
    }
    return { ...after, version: after.version + 1 };
  }
}

/**
 * Returns the choices that this holder may make.
 * @throws InvalidInput when a choice would replace one on record, CheckoutChanged when nothing can be chosen any more
 */
function choicesBy(holder: CheckoutHolder, checkout: Checkout, input: CartChoices, now: Date): CartChoices {
  const phase = phaseOf(checkout, now);
  if (mayDo(holder, 'replace choices', phase)) return input;
  if (!mayDo(holder, 'fill choices', phase)) throw new CheckoutChanged();
  const { accepted: choices, refused } = fillChoices(checkout, input);
  const refusal = refusalOf(refused);
  if (refusal) throw refusal;
  return choices;
}
