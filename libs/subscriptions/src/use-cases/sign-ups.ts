import { factOf } from '@svc/contracts';
import type { Clock, IdGenerator } from '@svc/kernel';
import { normalisedEmail } from '@svc/ticketing';
import { decideSignUp, mailsCountSince, type SignUp } from '../domain/decide-sign-up';
import { presentSignUp, type StoreSignUpView } from '../domain/sign-up.view';
import type { SubscriptionUnitOfWork } from '../ports/subscription-tx';

/** Takes sign-ups that were judged: keeps them, and has a mail ask to confirm them. In test mode neither. */
export class SignUps {
  constructor(
    private readonly work: SubscriptionUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Answers the same whether or not the address was known. */
  async take(asked: Omit<SignUp, 'id'>): Promise<StoreSignUpView> {
    if (asked.mode === 'live') await this.keep({ ...asked, email: normalisedEmail(asked.email) });
    return presentSignUp(asked.mode);
  }

  private keep(asked: Omit<SignUp, 'id'>): Promise<void> {
    return this.work.run(async ({ subscriptions, outbox }) => {
      const known = await subscriptions.claim(asked);
      const now = this.clock.now();
      const unanswered = known?.state === 'confirmed' ? 0 : await subscriptions.unansweredMails(asked, mailsCountSince(now));
      const { subscription, isMailed } = decideSignUp(known, { ...asked, id: this.ids.next() }, unanswered, now);
      if (!subscription || subscription === known) return;
      await subscriptions.save(subscription);
      if (!isMailed) return;
      const { workspaceId, mode, id: subscriptionId, kind } = subscription;
      await outbox.append([factOf('subscription.asked.v1', { id: this.ids.next(), workspaceId, mode }, { subscriptionId, kind })]);
    });
  }
}
