import { NotFound, refOf, type Author } from '@svc/kernel';
import { SUBSCRIPTION_PREFIX, type SubscriptionKind, type SubscriptionName } from '../domain/subscription';
import type { SubscriptionUnitOfWork } from '../ports/subscription-tx';

export interface DeleteSubscriptionCommand extends SubscriptionName {
  kind: SubscriptionKind;
  by: Author;
}

const CALLED = { newsletter: 'subscriber', restock: 'restock alert' } as const;

/** Forgets a subscription at once, for a merchant. Whoever signs up again is somebody new. */
export class DeleteSubscription {
  constructor(private readonly work: SubscriptionUnitOfWork) {}

  /** @throws NotFound */
  execute({ kind, by, ...name }: DeleteSubscriptionCommand): Promise<void> {
    return this.work.run(async ({ subscriptions, audit }) => {
      const known = await subscriptions.lock(name);
      if (known?.kind !== kind) throw new NotFound(CALLED[kind]);
      await subscriptions.delete(name);
      await audit.record(name.workspaceId, by, [{ action: 'delete', subject: { kind: kind === 'newsletter' ? 'subscriber' : 'restock_alert', ref: refOf(SUBSCRIPTION_PREFIX[kind], name.id) } }]);
    });
  }
}
