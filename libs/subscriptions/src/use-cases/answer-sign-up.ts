import type { Clock } from '@svc/kernel';
import { confirm, end } from '../domain/answer-mail';
import type { Subscription, SubscriptionName } from '../domain/subscription';
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
