import { factOf } from '@svc/contracts';
import { inBatches, type Clock, type IdGenerator } from '@svc/kernel';
import { canBeBought } from '../domain/decide-restock-alert';
import type { SubscriptionUnitOfWork } from '../ports/subscription-tx';

/** Batch size, small enough for a short transaction. */
const AT_A_TIME = 100;

/** Notifies subscribers of variants that can be bought again, each once: another mail needs another sign-up. */
export class NotifyRestocked {
  constructor(
    private readonly work: SubscriptionUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Returns the number of notified subscribers. */
  execute(): Promise<number> {
    return inBatches(AT_A_TIME, (most) =>
      this.work.run(async ({ subscriptions, outbox }) => {
        const awaited = await subscriptions.awaitedWithAddons();
        const lacking = awaited.flatMap((variant) => (canBeBought(variant.variantId, variant) ? [] : variant.variantId));
        const restocked = await subscriptions.takeRestocked(most, this.clock.now(), lacking);
        await outbox.append(
          restocked.map(({ workspaceId, mode, id: subscriptionId }) =>
            factOf('subscription.restocked.v1', { id: this.ids.next(), workspaceId, mode }, { subscriptionId }),
          ),
        );
        return restocked.length;
      }),
    );
  }
}
