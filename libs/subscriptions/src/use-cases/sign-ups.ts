import { factOf } from '@svc/contracts';
import { type Clock, type IdGenerator, idOf, type Mode } from '@svc/kernel';
import { normalisedEmail } from '@svc/ticketing';
import { decideSignUp, mailsCountSince, type SignUp } from '../domain/decide-sign-up';
import { type NewsletterRequest, presentSignUp, type RestockAlertRequest, type StoreSignUpView } from '../domain/sign-up.view';
import type { SubscriptionUnitOfWork } from '../ports/subscription-tx';
import type { SubscriptionSource } from '../domain/subscription';
import { decideRestockAlert } from '../domain/decide-restock-alert';
import type { RestockShelf } from '../ports/subscription-list';

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

export interface SubscribeToNewsletterCommand {
  workspaceId: string;
  mode: Mode;
  request: NewsletterRequest;
  source: SubscriptionSource;
  /** BCP 47, in which they are served. */
  language?: string;
}

/** Takes somebody's wish for the newsletter, which counts once the mail that it brings is answered. */
export class SubscribeToNewsletter {
  constructor(private readonly signUps: SignUps) {}

  execute({ request, ...command }: SubscribeToNewsletterCommand): Promise<StoreSignUpView> {
    return this.signUps.take({ ...command, kind: 'newsletter', ...request });
  }
}

export interface AskForRestockAlertCommand {
  workspaceId: string;
  mode: Mode;
  /** Of the product. */
  slug: string;
  request: RestockAlertRequest;
  source: SubscriptionSource;
  /** BCP 47, in which they are served. */
  language?: string;
}

/** Takes somebody's wish to be notified when a variant is back, which counts once the email that it causes is answered. */
export class AskForRestockAlert {
  constructor(
    private readonly shelf: RestockShelf,
    private readonly signUps: SignUps,
  ) {}

  /** Throws what `decideRestockAlert` throws. */
  async execute({
    workspaceId,
    mode,
    slug,
    request: { variantRef, email },
    source,
    language,
  }: AskForRestockAlertCommand): Promise<StoreSignUpView> {
    const awaited = decideRestockAlert(await this.shelf.find(workspaceId, slug, idOf(['var', 'pko'], variantRef)));
    return this.signUps.take({ workspaceId, mode, kind: 'restock', ...awaited, email, source, language });
  }
}
