import { randomUUID } from 'node:crypto';
import type { KnownFact } from '@svc/contracts';
import { refOf, type Mode } from '@svc/kernel';
import type { ShelvedVariant } from '../domain/decide-restock-alert';
import type { Subscription, SubscriptionName } from '../domain/subscription';
import type { RestockShelf, SubscriptionList } from '../ports/subscription-list';
import type { SubscriptionUnitOfWork } from '../ports/subscription-tx';
import { AnswerSignUp, type MailAnswer } from '../use-cases/change-subscription';
import { AskForRestockAlert, SignUps, SubscribeToNewsletter } from '../use-cases/sign-ups';
import { NotifyRestocked } from '../use-cases/notify-restocked';
import { SIGNED_UP_AT } from './sign-up.builder';

/** Store of subscriptions. */
export interface SubscriptionsFixture {
  work: SubscriptionUnitOfWork;
  list: Pick<SubscriptionList, 'find' | 'purge'>;
  shelf: RestockShelf;
  /** Sets the stock of the one variant of a product, which is shown and takes alerts by default. Returns its ids. */
  sell(workspaceId: string, slug: string, stock: { remaining: number | null; takesAlerts?: boolean }): Promise<ShelvedVariant>;
  find(name: SubscriptionName): Promise<Subscription | undefined>;
  facts(workspaceId: string): Promise<KnownFact[]>;
  /** Withholds a confirmation mail of a subscription that was planned at this moment. */
  withhold(mail: { workspaceId: string; id: string; at: Date }): Promise<void>;
  /** Counts an unanswered mail to an address, and returns whether it still counts. */
  unanswered(workspaceId: string, email: string): Promise<() => Promise<boolean>>;
}

const LATER_MS = 10 * 60_000;

/** Tests a store of subscriptions. `newWorkspace` makes a workspace and returns its id. */
export function subscriptionsContract(open: () => SubscriptionsFixture, newWorkspace: () => Promise<string>): void {
  let fixture: SubscriptionsFixture;
  let workspaceId: string;
  let now: Date;

  beforeEach(async () => {
    fixture = open();
    workspaceId = await newWorkspace();
    now = SIGNED_UP_AT;
  });

  const clock = { now: () => now };
  const subscribe = (email = 'ade@example.com', { mode = 'live' as Mode, of = workspaceId, name = undefined as string | undefined } = {}) =>
    new SubscribeToNewsletter(new SignUps(fixture.work, { next: randomUUID }, clock)).execute({
      workspaceId: of,
      mode,
      request: { email, name },
      source: 'hosted',
    });
  const requested = async (of = workspaceId) =>
    (await fixture.facts(of)).flatMap(({ type, data }) => (type === 'subscription.asked.v1' ? [data.subscriptionId] : []));
  const answer = (id: string, what: MailAnswer, of = workspaceId) =>
    new AnswerSignUp(fixture.work, clock).execute({ workspaceId: of, mode: 'live', id }, what);
  const find = (id: string) => fixture.find({ workspaceId, mode: 'live', id });
  const later = () => {
    now = new Date(now.getTime() + LATER_MS);
  };
  async function subscribed(): Promise<string> {
    await subscribe();
    return (await requested()).at(-1)!;
  }

  it('keeps a sign-up for the newsletter until it is confirmed, and requests that by mail', async () => {
    expect(await subscribe(' Ade@Example.COM ', { name: 'Adé' })).toEqual({ received: true, test: false });
    const [id] = await requested();
    const fields = {
      workspaceId,
      mode: 'live',
      id,
      kind: 'newsletter',
      email: 'ade@example.com',
      name: 'Adé',
      source: 'hosted',
      createdAt: SIGNED_UP_AT,
      askedAt: SIGNED_UP_AT,
    };
    expect(await find(id!)).toEqual({ ...fields, state: 'pending' });
    later();
    expect(await answer(id!, 'confirm')).toEqual({ ...fields, state: 'confirmed', confirmedAt: now });
    expect(await find(id!)).toEqual({ ...fields, state: 'confirmed', confirmedAt: now });
  });

  it('is one for each address of a workspace, whatever its case, and mails no more than once in ten minutes', async () => {
    const id = await subscribed();
    await subscribe('ADE@example.com');
    expect(await requested()).toEqual([id]);
    later();
    await subscribe();
    expect(await requested()).toEqual([id, id]);
    expect((await find(id))!.askedAt).toEqual(now);
  });

  it('makes one of fifty sign-ups at once, and mails once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => subscribe()));
    expect(await requested()).toHaveLength(1);
  });

  it('sends no mail to a confirmed address, with the same response', async () => {
    const id = await subscribed();
    await answer(id, 'confirm');
    later();
    expect(await subscribe()).toEqual({ received: true, test: false });
    expect([await requested(), (await find(id))!.state]).toEqual([[id], 'confirmed']);
  });

  it('ends when it is unsubscribed from, confirmed or not, and has to be confirmed again', async () => {
    const id = await subscribed();
    await answer(id, 'confirm');
    expect(await answer(id, 'end')).toMatchObject({ state: 'ended', endedAt: now });
    expect((await answer(id, 'confirm'))!.state).toBe('ended');
    later();
    await subscribe();
    expect(await requested()).toEqual([id, id]);
    expect(await find(id)).toEqual(expect.objectContaining({ state: 'pending' }));
    expect((await find(id))!.endedAt).toBeUndefined();
    expect((await answer(id, 'end'))!.state).toBe('ended');
  });

  it('keeps nothing and mails nothing in test mode', async () => {
    expect(await subscribe('ade@example.com', { mode: 'test' })).toEqual({ received: true, test: true });
    expect(await fixture.facts(workspaceId)).toEqual([]);
  });

  it('[D-5] is of one workspace alone', async () => {
    const other = await newWorkspace();
    const id = await subscribed();
    await subscribe('ade@example.com', { of: other });
    expect((await requested(other))[0]).not.toBe(id);
    expect(await answer(id, 'confirm', other)).toBeUndefined();
    expect((await find(id))!.state).toBe('pending');
  });

  it('is gone once it is deleted', async () => {
    const name = { workspaceId, mode: 'live' as const, id: await subscribed() };
    await fixture.work.run(async ({ subscriptions }) => {
      await subscriptions.lock(name);
      await subscriptions.delete(name);
    });
    expect([await fixture.find(name), await answer(name.id, 'confirm')]).toEqual([undefined, undefined]);
  });

  describe('restock alerts', () => {
    const waitFor = ({ variantId }: ShelvedVariant, email = 'ade@example.com', { slug = 'tote', mode = 'live' as Mode } = {}) =>
      new AskForRestockAlert(fixture.shelf, new SignUps(fixture.work, { next: randomUUID }, clock)).execute({
        workspaceId,
        mode,
        slug,
        request: { variantRef: refOf('var', variantId!), email },
        source: 'storefront_api',
      });
    const notify = () => new NotifyRestocked(fixture.work, { next: randomUUID }, clock).execute();
    const notified = async () =>
      (await fixture.facts(workspaceId)).flatMap(({ type, data }) => (type === 'subscription.restocked.v1' ? [data.subscriptionId] : []));
    const sell = (remaining: number | null, slug = 'tote', takesAlerts = true) =>
      fixture.sell(workspaceId, slug, { remaining, takesAlerts });
    async function confirmed(variant: ShelvedVariant, email?: string): Promise<string> {
      await waitFor(variant, email);
      const id = (await requested()).at(-1)!;
      await answer(id, 'confirm');
      return id;
    }

    it('find their variants: of one shop, shown, by its own variants', async () => {
      const variant = await sell(0);
      expect(await fixture.shelf.find(workspaceId, 'tote', variant.variantId)).toMatchObject(variant);
      const { variantId, ...unknown } = (await fixture.shelf.find(workspaceId, 'tote', randomUUID()))!;
      expect([variantId, unknown.productId]).toEqual([undefined, variant.productId]);
      expect([
        await fixture.shelf.find(workspaceId, 'other', variant.variantId),
        await fixture.shelf.find(await newWorkspace(), 'tote', variant.variantId),
      ]).toEqual([undefined, undefined]);
      await sell(null);
      expect(await fixture.shelf.find(workspaceId, 'tote', variant.variantId)).toMatchObject({ remaining: null });
    });

    it('keep their variant, one for each address and variant', async () => {
      const [tote, cap] = [await sell(0), await sell(0, 'cap')];
      await waitFor(tote);
      await waitFor(tote, 'ADE@example.com');
      await waitFor(cap, 'ade@example.com', { slug: 'cap' });
      const stored = await Promise.all((await requested()).map(find));
      expect(stored).toEqual(
        [tote, cap].map(({ productId, variantId }) =>
          expect.objectContaining({ kind: 'restock', productId, variantId, state: 'pending', source: 'storefront_api' }),
        ),
      );
      await waitFor(tote, 'test@example.com', { mode: 'test' });
      expect(await requested()).toHaveLength(2);
    });

    it('ask for one mail each, also when all are requested at once; the limit of unanswered mails decides when they are sent', async () => {
      const slugs = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
      const variants = await Promise.all(slugs.map((slug) => sell(0, slug)));
      const askForAll = () => Promise.all(variants.map((variant, n) => waitFor(variant, 'ade@example.com', { slug: slugs[n]! })));
      expect(new Set((await askForAll()).map((each) => JSON.stringify(each))).size).toBe(1);
      expect(await requested()).toHaveLength(7);
      await askForAll();
      expect(await requested()).toHaveLength(7);
    });

    it('[D-153] start the count of unanswered mails to the address over once they are confirmed, not when they are ended', async () => {
      const counts = await fixture.unanswered(workspaceId, 'Ade@example.com');
      const id = await subscribed();
      expect(await counts()).toBe(true);
      await answer(id, 'end');
      expect(await counts()).toBe(true);
      later();
      await subscribe();
      await answer(id, 'confirm');
      expect(await counts()).toBe(false);
    });

    it('[D-153] ask for no second mail beside one that was withheld, for a day', async () => {
      await subscribe();
      const [id] = await requested();
      await fixture.withhold({ workspaceId, id: id!, at: now });
      later();
      await subscribe();
      expect(await requested()).toEqual([id]);
      now = new Date(now.getTime() + 86_400_000);
      await subscribe();
      expect(await requested()).toEqual([id, id]);
    });

    it('mail an answering address as often as it signs up, also for variants whose alerts it has ended since', async () => {
      const slugs = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
      const variants = await Promise.all(slugs.map((slug) => sell(0, slug)));
      for (const round of [1, 2]) {
        for (const [n, variant] of variants.entries()) {
          await waitFor(variant, 'ade@example.com', { slug: slugs[n]! });
          const id = (await requested()).at(-1)!;
          await answer(id, 'confirm');
          await answer(id, 'end');
        }
        expect(await requested()).toHaveLength(round * slugs.length);
        later();
      }
    });

    it('are sent once when it is back, to confirmed addresses', async () => {
      const tote = await sell(0);
      const [ade, bola, chi] = [await confirmed(tote), await confirmed(tote, 'bola@example.com'), await confirmed(tote, 'chi@example.com')];
      await waitFor(tote, 'dayo@example.com');
      await answer(chi, 'end');
      await notify();
      expect(await notified()).toEqual([]);
      await sell(3);
      later();
      await notify();
      await notify();
      expect((await notified()).sort()).toEqual([ade, bola].sort());
      expect(await find(ade)).toMatchObject({ state: 'told', endedAt: now });
      expect((await find(chi))!.state).toBe('ended');
    });

    it('are sent again only after another sign-up', async () => {
      const tote = await sell(0);
      const id = await confirmed(tote);
      await sell(1);
      await notify();
      await sell(0);
      later();
      expect(await confirmed(tote)).toBe(id);
      await sell(1);
      await notify();
      expect(await notified()).toEqual([id, id]);
    });

    it('are sent by one worker of several, and wait while the merchant takes none', async () => {
      const id = await confirmed(await sell(0));
      await sell(5, 'tote', false);
      await notify();
      expect(await notified()).toEqual([]);
      await sell(null);
      await Promise.all(Array.from({ length: 5 }, notify));
      expect(await notified()).toEqual([id]);
    });

    it('are deleted 90 days after they are over, and unconfirmed ones after 30', async () => {
      const id = await confirmed(await sell(0));
      const reader = await subscribed();
      const listed = await subscribe('bola@example.com').then(async () => (await requested()).at(-1)!);
      await answer(listed, 'confirm');
      await answer(listed, 'end');
      await sell(1);
      await notify();
      const purgeAfter = async (days: number) => {
        now = new Date(SIGNED_UP_AT.getTime() + days * 86_400_000);
        const before = (daysBefore: number) => new Date(now.getTime() - daysBefore * 86_400_000);
        await fixture.list.purge({ unansweredSince: before(30), overSince: before(90) }, 1_000);
        return Promise.all([id, reader, listed].map(async (each) => (await find(each))?.state));
      };
      expect(await purgeAfter(29)).toEqual(['told', 'pending', 'ended']);
      expect(await purgeAfter(31)).toEqual(['told', undefined, 'ended']);
      expect(await purgeAfter(91)).toEqual([undefined, undefined, 'ended']);
    });
  });
}
