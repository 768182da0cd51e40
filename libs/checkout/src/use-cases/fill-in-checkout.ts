import type { Checkout } from '../domain/checkout';
import { changesCart } from '../domain/pricing/request-of-cart';
import { CheckoutChanged } from '../domain/settlement/settlement.errors';
import type { CheckoutTx, CheckoutUnitOfWork } from '../ports/checkout-tx';
import type { CompleteCheckout, CompleteCheckoutCommand } from './complete-checkout';
import type { JudgedDetails } from './keep-details';
import { checkoutNameOf } from './settle-within';
import type { InputWithPayment } from './start-payment';

/** Form that was judged and priced, and of which nothing is kept yet. */
export interface FilledForm extends InputWithPayment {
  /** True when its choices change the products, or the price. */
  changesCart: boolean;
  keep(tx: CheckoutTx): Promise<Checkout>;
}

/**
 * Choices that came with the details, and whether these are kept as well: a masked link that only asks for a price could not correct
 * them (D-104).
 */
export interface ChosenWithDetails extends Omit<CompleteCheckoutCommand, 'name'> {
  keepsDetails: boolean;
}

/** Keeps the details and choices of a form of the hosted page: all of it or nothing (D-131). */
export class FillInCheckout {
  constructor(
    private readonly choices: Pick<CompleteCheckout, 'price'>,
    private readonly work: CheckoutUnitOfWork,
  ) {}

  /**
   * Prices the form.
   * @throws CheckoutChanged, InvalidInput and all errors of pricing
   */
  async price(details: JudgedDetails, { keepsDetails, ...chosen }: ChosenWithDetails): Promise<FilledForm> {
    const { before } = details;
    const priceable = keepsDetails ? details.checkout : before;
    const priced = changesCart(priceable, chosen.choices) ? await this.choices.price(priceable, chosen) : undefined;
    const keep = async (tx: CheckoutTx) => {
      const locked = await tx.checkouts.lock(checkoutNameOf(before));
      if (!locked || (priced && locked.version !== before.version)) throw new CheckoutChanged();
      const current = keepsDetails ? await keptOrRefused(tx, details) : locked;
      return priced ? priced.keep(tx, current) : current;
    };
    return { checkout: priced?.checkout ?? priceable, changesCart: priced !== undefined, keep };
  }

  /**
   * Keeps the form.
   * @throws CheckoutChanged when the checkout was changed meanwhile, and its price may be another; AccountIsOpen, RanOut
   */
  keep({ keep }: FilledForm): Promise<Checkout> {
    return this.work.run(keep);
  }
}

async function keptOrRefused(tx: CheckoutTx, details: JudgedDetails): Promise<Checkout> {
  const {
    checkout,
    refusals: [refusal],
  } = await details.keep(tx);
  if (refusal) throw refusal;
  return checkout;
}
