import { factOf } from '@svc/contracts';
import { inBatches, type Clock, type IdGenerator } from '@svc/kernel';
import { canBeBought } from '../domain/decide-restock-alert';
import type { SubscriptionUnitOfWork } from '../ports/subscription-tx';

/** Few enough for a short transaction. */
const AT_A_TIME = 100;

/** Tells everybody who waits for something that can be bought again, each once: a further mail has to be asked for again. */
export class TellRestocked {
  constructor(
    private readonly work: SubscriptionUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Answers how many. */
  execute(): Promise<number> {
    return inBatches(AT_A_TIME, (most) =>
      this.work.run(async ({ subscriptions, outbox }) => {
        const awaited = await subscriptions.awaitedWithAddons();
        const lacking = awaited.flatMap((variant) => (canBeBought(variant.variantId, variant) ? [] : variant.variantId));
        const told = await subscriptions.takeRestocked(most, this.clock.now(), lacking);
        await outbox.append(
          told.map(({ workspaceId, mode, id: subscriptionId }) =>
            factOf('subscription.restocked.v1', { id: this.ids.next(), workspaceId, mode }, { subscriptionId }),
          ),
        );
        return told.length;
      }),
    );
  }
}
