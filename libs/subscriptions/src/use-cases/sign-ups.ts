import { factOf } from '@svc/contracts';
import { type Clock, type IdGenerator, idOf, type Mode } from '@svc/kernel';
import { normalisedEmail } from '@svc/ticketing';
import { decideSignUp, type SignUp, withheldSince } from '../domain/decide-sign-up';
import { type NewsletterRequest, presentSignUp, type RestockAlertRequest, type StoreSignUpView } from '../domain/sign-up.view';
import type { SubscriptionUnitOfWork } from '../ports/subscription-tx';
import type { SubscriptionSource } from '../domain/subscription';
import { decideRestockAlert } from '../domain/decide-restock-alert';
import type { RestockShelf } from '../ports/subscription-list';

/** Accepts judged sign-ups: stores them, and sends a confirmation mail. In test mode neither. */
export class SignUps {
  constructor(
    private readonly work: SubscriptionUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Returns the same whether or not the address was known. */
  async take(signUp: Omit<SignUp, 'id'>): Promise<StoreSignUpView> {
    if (signUp.mode === 'live') await this.keep({ ...signUp, email: normalisedEmail(signUp.email) });
    return presentSignUp(signUp.mode);
  }

  private keep(signUp: Omit<SignUp, 'id'>): Promise<void> {
    return this.work.run(async ({ subscriptions, outbox }) => {
      const existing = await subscriptions.claim(signUp);
      const now = this.clock.now();
      const isWithheld = existing !== undefined && (await subscriptions.isMailWithheld(existing, withheldSince(now)));
      const { subscription, isMailed } = decideSignUp(existing, { ...signUp, id: this.ids.next() }, isWithheld, now);
      if (subscription === existing) return;
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
  /** Language of the person, BCP 47. */
  language?: string;
}

/** Accepts a sign-up for the newsletter, which counts once its confirmation mail is answered. */
export class SubscribeToNewsletter {
  constructor(private readonly signUps: SignUps) {}

  execute({ request, ...command }: SubscribeToNewsletterCommand): Promise<StoreSignUpView> {
    return this.signUps.take({ ...command, kind: 'newsletter', ...request });
  }
}

export interface AskForRestockAlertCommand {
  workspaceId: string;
  mode: Mode;
  /** Slug of the product. */
  slug: string;
  request: RestockAlertRequest;
  source: SubscriptionSource;
  /** Language of the person, BCP 47. */
  language?: string;
}

/** Accepts a sign-up for a restock alert, which counts once its confirmation mail is answered. */
export class AskForRestockAlert {
  constructor(
    private readonly shelf: RestockShelf,
    private readonly signUps: SignUps,
  ) {}

  /** Throws all errors of `decideRestockAlert`. */
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
