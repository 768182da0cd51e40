import { type Author, type Clock, NotFound, refOf } from '@svc/kernel';
import { confirm, end, type Subscription, SUBSCRIPTION_PREFIX, type SubscriptionKind, type SubscriptionName } from '../domain/subscription';
import type { SubscriptionUnitOfWork } from '../ports/subscription-tx';

const ANSWERS = { confirm, end } as const;

/** What the holder of a mail may say to it. */
export type MailAnswer = keyof typeof ANSWERS;

/** Confirms or ends a subscription, for whoever holds a link of its mails. To say it again changes nothing. */
export class AnswerSignUp {
  constructor(
    private readonly work: SubscriptionUnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Answers the subscription as it is then; undefined when it is kept no longer. */
  execute(name: SubscriptionName, answer: MailAnswer): Promise<Subscription | undefined> {
    return this.work.run(async ({ subscriptions }) => {
      const known = await subscriptions.lock(name);
      const answered = known && ANSWERS[answer](known, this.clock.now());
      if (answered && answered !== known) await subscriptions.save(answered);
      return answered;
    });
  }
}

export interface DeleteSubscriptionCommand extends SubscriptionName {
  kind: SubscriptionKind;
  by: Author;
}

const CALLED = { newsletter: 'subscriber', restock: 'restock alert' } as const;

/** Deletes a subscription at once, for a merchant. Whoever signs up again is somebody new. */
export class DeleteSubscription {
  constructor(private readonly work: SubscriptionUnitOfWork) {}

  /** @throws NotFound */
  execute({ kind, by, ...name }: DeleteSubscriptionCommand): Promise<void> {
    return this.work.run(async ({ subscriptions, audit }) => {
      const known = await subscriptions.lock(name);
      if (known?.kind !== kind) throw new NotFound(CALLED[kind]);
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
