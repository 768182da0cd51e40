import type { SuppressedAddresses } from '@svc/contracts';
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
    return this.work.run(async ({ subscriptions, suppressed }) => {
      const subscription = await subscriptions.lock(name);
      const now = this.clock.now();
      const answered = subscription && ANSWERS[answer](subscription, now);
      if (answered && answered !== subscription) await subscriptions.save(answered);
      if (!answered) return undefined;
      if (answer === 'confirm') await subscriptions.answered(answered);
      if (answered.kind === 'newsletter') await keepOptOut(suppressed, answered, now);
      return answered;
    });
  }
}

/** Keeps in step with a newsletter subscription whether its owner has ended the mails that are not about their event. */
async function keepOptOut(suppressed: SuppressedAddresses, { workspaceId, email, state }: Subscription, now: Date): Promise<void> {
  const mailings = { workspaceId, email, what: 'mailings' } as const;
  if (state === 'ended') await suppressed.add(mailings, now);
  if (state === 'confirmed') await suppressed.remove(mailings);
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
