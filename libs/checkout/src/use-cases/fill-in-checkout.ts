import type { Checkout } from '../domain/checkout';
import { changesCart } from '../domain/pricing/request-of-cart';
import { CheckoutChanged } from '../domain/settlement/settlement.errors';
import type { CheckoutTx, CheckoutUnitOfWork } from '../ports/checkout-tx';
import type { CompleteCheckout, CompleteCheckoutCommand } from './complete-checkout';
import type { JudgedDetails } from './keep-details';
import { checkoutNameOf } from './settle-within';
import type { GivenWithPayment } from './start-payment';

/** A form that was judged and priced, and of which nothing is kept yet. */
export interface FilledForm extends GivenWithPayment {
  /** Its choices change what is bought, or what it costs. */
  changesCart: boolean;
  keep(tx: CheckoutTx): Promise<Checkout>;
}

/** Choices that came with the details, and whether these are kept as well: who only asks for a price by a masked link could not correct them (D-104). */
export interface ChosenWithDetails extends Omit<CompleteCheckoutCommand, 'name'> {
  keepsDetails: boolean;
}

/** Keeps what a form of the hosted page holds, its details and its choices: all of it or nothing (D-131). */
export class FillInCheckout {
  constructor(
    private readonly choices: Pick<CompleteCheckout, 'price'>,
    private readonly work: CheckoutUnitOfWork,
  ) {}

  /** Prices it. @throws CheckoutChanged, InvalidInput and what pricing throws */
  async price(details: JudgedDetails, { keepsDetails, ...chosen }: ChosenWithDetails): Promise<FilledForm> {
    const { before } = details;
    const known = keepsDetails ? details.checkout : before;
    const priced = changesCart(known, chosen.choices) ? await this.choices.price(known, chosen) : undefined;
    const keep = async (tx: CheckoutTx) => {
      const locked = await tx.checkouts.lock(checkoutNameOf(before));
      if (!locked || (priced && locked.version !== before.version)) throw new CheckoutChanged();
      const kept = keepsDetails ? await keptOrRefused(tx, details) : locked;
      return priced ? priced.keep(tx, kept) : kept;
    };
    return { checkout: priced?.checkout ?? known, changesCart: priced !== undefined, keep };
  }

  /** @throws CheckoutChanged when it was changed meanwhile, and its price may be another; AccountIsOpen, RanOut */
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
