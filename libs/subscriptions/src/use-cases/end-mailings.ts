import type { Clock, IdGenerator } from '@svc/kernel';
import { normalisedEmail } from '@svc/ticketing';
import { end, type Subscription, type Wish } from '../domain/subscription';
import type { SubscriptionUnitOfWork } from '../ports/subscription-tx';

export interface MailingsReader {
  workspaceId: string;
  email: string;
}

/**
 * Takes an address off a merchant's mails to guests that are not about their event (D-137): as who unsubscribes from the newsletter, whose
 * subscription is ended, or is noted as one that has ended.
 */
export class EndMailings {
  constructor(
    private readonly work: SubscriptionUnitOfWork,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Answers whether the address is off already. */
  isOff(reader: MailingsReader): Promise<boolean> {
    return this.work.run(async ({ subscriptions }) => (await subscriptions.claim(wishOf(reader)))?.state === 'ended');
  }

  /** To say it again changes nothing. */
  execute(reader: MailingsReader): Promise<void> {
    return this.work.run(async ({ subscriptions }) => {
      const known = await subscriptions.claim(wishOf(reader));
      const now = this.clock.now();
      const ended: Subscription = known
        ? end(known, now)
        : {
            ...wishOf(reader),
            id: this.ids.next(),
            state: 'ended',
            source: 'hosted',
            createdAt: now,
            askedAt: now,
            mails: 1,
            endedAt: now,
          };
      if (ended !== known) await subscriptions.save(ended);
    });
  }
}

function wishOf({ workspaceId, email }: MailingsReader): Wish {
  return { workspaceId, mode: 'live', kind: 'newsletter', email: normalisedEmail(email) };
}
