import { invalidBecause } from '@svc/contracts';
import { NotFound, type Clock } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { Checkout } from '../domain/checkout';
import type { CartChoices } from '../domain/complete-request';
import { checkOpen } from '../domain/decide-start';
import { discountTickets } from '../domain/discount-tickets';
import { CheckoutChanged, RanOut } from '../domain/settlement.errors';
import { isLive } from '../domain/time-to-pay';
import type { CheckoutReader } from '../ports/checkout-reader';
import type { CheckoutTx, CheckoutUnitOfWork } from '../ports/checkout-tx';
import type { RepriceProducts } from './reprice-products';
import { lockWithMoney, nameOf } from './settle-within';

export interface CompleteCheckoutCommand {
  name: CheckoutName;
  choices: CartChoices;
  /** How often a code may still be used depends on who uses it; the one on record when absent. */
  email?: string;
}

type Priced = Pick<Checkout, 'cart' | 'moves'> & Partial<Pick<Checkout, 'responses'>>;

/**
 * Keeps what a buyer chose on the hosted page, at what the checkout costs with it (D-38, D-82): of products slots, add-ons,
 * answers and a discount code, of tickets a discount code. What products take is taken when the buyer pays; what is held for
 * tickets is taken anew, all of it or nothing. Whatever the buyer had begun to pay is closed, since it was another amount.
 */
export class CompleteCheckout {
  constructor(
    private readonly reader: CheckoutReader,
    private readonly work: CheckoutUnitOfWork,
    private readonly pricing: Pick<RepriceProducts, 'execute'>,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, CheckoutAlreadyPaid, CheckoutEnded, CheckoutChanged, RanOut, InvalidInput and what pricing throws */
  async execute({ name, choices, email }: CompleteCheckoutCommand): Promise<Checkout> {
    const checkout = await this.work.run(({ checkouts }) => checkouts.find(name));
    if (!checkout) throw new NotFound('checkout');
    checkOpen(checkout, this.clock.now());
    const known: Checkout = email === undefined ? checkout : { ...checkout, contact: { ...checkout.contact, email } };
    const priced = known.kind === 'products' ? await this.pricing.execute(known, choices, 'keeping') : await this.discounted(known, choices);
    return this.work.run((tx) => this.keep(tx, checkout, priced));
  }

  private async discounted(checkout: Checkout, { discountCode }: CartChoices): Promise<Priced> {
    const { workspaceId, mode, cart, contact } = checkout;
    const code = discountCode ?? cart.discountCode?.code ?? '';
    const now = this.clock.now();
    const slug = cart.lines[0]?.eventSlug ?? '';
    const { scene } = await this.reader.event({ workspaceId, mode, now, slug, unlockCodes: [], discountCode: code || undefined, email: contact?.email });
    if (!scene) throw invalidBecause([{ path: 'discountCode', message: 'The event takes no codes at the moment: leave it out.' }]);
    const priced = discountTickets(checkout, code, scene, now);
    return { ...priced, moves: mode === 'live' ? priced.moves : [] };
  }

  private async keep(tx: CheckoutTx, before: Checkout, priced: Priced): Promise<Checkout> {
    const name = nameOf(before);
    const money = await lockWithMoney(tx, name);
    if (!money || money.checkout.version !== before.version || money.payments.some(({ appliedMinor }) => appliedMinor > 0)) throw new CheckoutChanged();
    checkOpen(money.checkout, this.clock.now());
    for (const attempt of money.attempts) if (isLive(attempt)) await tx.attempts.update({ ...attempt, status: 'closing' });
    const isHeld = before.holds === 'held';
    const letsGo = isHeld && before.kind === 'products';
    const after: Checkout = { ...before, ...priced, ...(letsGo && { holds: 'released', heldUntil: undefined }) };
    await tx.checkouts.update(after);
    if (letsGo) await tx.holds.release(name);
    else if (isHeld) {
      const { short } = await tx.holds.take(name, after.moves);
      if (short.length > 0) throw new RanOut(short);
    }
    return { ...after, version: after.version + 1 };
  }
}
