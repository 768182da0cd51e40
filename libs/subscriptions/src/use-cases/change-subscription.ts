import { type Author, type Clock, NotFound, refOf } from '@svc/kernel';
import { confirm, end, type Subscription, SUBSCRIPTION_PREFIX, type SubscriptionKind, type SubscriptionName } from '../domain/subscription';
import type { SubscriptionUnitOfWork } from '../ports/subscription-tx';

const ANSWERS = { confirm, end } as const;

/** Answer that the recipient of a mail can give. */
export type MailAnswer = keyof typeof ANSWERS;

/** Confirms or ends a subscription, for the holder of a link in its mails. Repeating it changes nothing. */
export class AnswerSignUp {
  constructor(
    private readonly work: SubscriptionUnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns the subscription as it is then; undefined when it was deleted. */
  execute(name: SubscriptionName, answer: MailAnswer): Promise<Subscription | undefined> {
    return this.work.run(async ({ subscriptions }) => {
      const subscription = await subscriptions.lock(name);
      const answered = subscription && ANSWERS[answer](subscription, this.clock.now());
      if (answered && answered !== subscription) await subscriptions.save(answered);
      if (answered && answer === 'confirm') await subscriptions.answered(answered);
      return answered;
    });
  }
}

export interface DeleteSubscriptionCommand extends SubscriptionName {
  kind: SubscriptionKind;
  by: Author;
}

const CALLED = { newsletter: 'subscriber', restock: 'restock alert' } as const;

/** Deletes a subscription at once, for a merchant. A later sign-up makes a new one. */
export class DeleteSubscription {
  constructor(private readonly work: SubscriptionUnitOfWork) {}

  /** @throws NotFound */
  execute({ kind, by, ...name }: DeleteSubscriptionCommand): Promise<void> {
    return this.work.run(async ({ subscriptions, audit }) => {
      const subscription = await subscriptions.lock(name);
      if (subscription?.kind !== kind) throw new NotFound(CALLED[kind]);
      await subscriptions.delete(name);
      await audit.record(name.workspaceId, by, [
        {
          action: 'delete',
          subject: { kind: kind === 'newsletter' ? 'subscriber' : 'restock_alert', ref: refOf(SUBSCRIPTION_PREFIX[kind], name.id) },
        },
      ]);
    });
  }
}
