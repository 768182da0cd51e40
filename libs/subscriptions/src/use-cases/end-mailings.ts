import type { Clock, IdGenerator } from '@svc/kernel';
import { normalisedEmail } from '@svc/ticketing';
import { end, type Subscription, type Wish } from '../domain/subscription';
import type { SubscriptionUnitOfWork } from '../ports/subscription-tx';

export interface MailingsReader {
  workspaceId: string;
  email: string;
}

/**
 * Ends a merchant's mails to an address of a guest that are not about their event (D-137): the newsletter subscription is ended, or
 * recorded as ended. It holds after the person is erased (D-152).
 */
export class EndMailings {
  constructor(
    private readonly work: SubscriptionUnitOfWork,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Returns true when the mails have ended already. */
  isOff(reader: MailingsReader): Promise<boolean> {
    return this.work.run(
      async ({ subscriptions, suppressed }) =>
        (await suppressed.has({ ...reader, what: 'mailings' })) || (await subscriptions.claim(wishOf(reader)))?.state === 'ended',
    );
  }

  /** Ends the mails; repeating it changes nothing. */
  execute(reader: MailingsReader): Promise<void> {
    return this.work.run(async ({ subscriptions, suppressed }) => {
      const subscription = await subscriptions.claim(wishOf(reader));
      const now = this.clock.now();
      const ended: Subscription = subscription
        ? end(subscription, now)
        : {
            ...wishOf(reader),
            id: this.ids.next(),
            state: 'ended',
            source: 'hosted',
            createdAt: now,
            askedAt: now,
            endedAt: now,
          };
      if (ended !== subscription) await subscriptions.save(ended);
      await suppressed.add({ ...reader, what: 'mailings' }, now);
    });
  }
}

function wishOf({ workspaceId, email }: MailingsReader): Wish {
  return { workspaceId, mode: 'live', kind: 'newsletter', email: normalisedEmail(email) };
}
