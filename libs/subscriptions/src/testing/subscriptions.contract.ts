import { randomUUID } from 'node:crypto';
import type { KnownFact } from '@svc/contracts';
import { refOf, type Mode } from '@svc/kernel';
import type { ShelvedVariant } from '../domain/decide-restock-alert';
import type { Subscription, SubscriptionName } from '../domain/subscription';
import type { RestockShelf, SubscriptionList } from '../ports/subscription-list';
import type { SubscriptionUnitOfWork } from '../ports/subscription-tx';
import { AnswerSignUp, type MailAnswer } from '../use-cases/change-subscription';
import { AskForRestockAlert, SignUps, SubscribeToNewsletter } from '../use-cases/sign-ups';
import { TellRestocked } from '../use-cases/tell-restocked';
import { SIGNED_UP_AT } from './sign-up.builder';

/** One place where subscriptions are kept. */
export interface SubscriptionsPlace {
  work: SubscriptionUnitOfWork;
  list: Pick<SubscriptionList, 'find' | 'purge'>;
  shelf: RestockShelf;
  /** Has so much left of the one variant of a product, which is shown and takes alerts by default. Answers its ids. */
  sell(workspaceId: string, slug: string, stock: { remaining: number | null; takesAlerts?: boolean }): Promise<ShelvedVariant>;
  find(name: SubscriptionName): Promise<Subscription | undefined>;
  facts(workspaceId: string): Promise<KnownFact[]>;
}

const LATER_MS = 10 * 60_000;

/** What keeping subscriptions comes to, wherever they are kept. `newWorkspace` makes one and answers its id. */
export function subscriptionsContract(open: () => SubscriptionsPlace, newWorkspace: () => Promise<string>): void {
  let place: SubscriptionsPlace;
  let workspaceId: string;
  let now: Date;

  beforeEach(async () => {
    place = open();
    workspaceId = await newWorkspace();
    now = SIGNED_UP_AT;
  });

  const clock = { now: () => now };
  const subscribe = (email = 'ade@example.com', { mode = 'live' as Mode, of = workspaceId, name = undefined as string | undefined } = {}) =>
    new SubscribeToNewsletter(new SignUps(place.work, { next: randomUUID }, clock)).execute({
      workspaceId: of,
      mode,
      request: { email, name },
      source: 'hosted',
    });
  const asked = async (of = workspaceId) =>
    (await place.facts(of)).flatMap(({ type, data }) => (type === 'subscription.asked.v1' ? [data.subscriptionId] : []));
  const answer = (id: string, what: MailAnswer, of = workspaceId) =>
    new AnswerSignUp(place.work, clock).execute({ workspaceId: of, mode: 'live', id }, what);
  const find = (id: string) => place.find({ workspaceId, mode: 'live', id });
  const later = () => {
    now = new Date(now.getTime() + LATER_MS);
  };
  async function subscribed(): Promise<string> {
    await subscribe();
    return (await asked()).at(-1)!;
  }

  it('keeps a wish for the newsletter until it is confirmed, and asks for that by mail', async () => {
    expect(await subscribe(' Ade@Example.COM ', { name: 'Adé' })).toEqual({ received: true, test: false });
    const [id] = await asked();
    const kept = {
      workspaceId,
      mode: 'live',
      id,
      kind: 'newsletter',
      email: 'ade@example.com',
      name: 'Adé',
      source: 'hosted',
      createdAt: SIGNED_UP_AT,
      askedAt: SIGNED_UP_AT,
      mails: 1,
    };
    expect(await find(id!)).toEqual({ ...kept, state: 'pending' });
    later();
    expect(await answer(id!, 'confirm')).toEqual({ ...kept, state: 'confirmed', confirmedAt: now });
    expect(await find(id!)).toEqual({ ...kept, state: 'confirmed', confirmedAt: now });
  });

  it('is one for each address of a workspace, whatever its case, and mails no more than once in ten minutes', async () => {
    const id = await subscribed();
    await subscribe('ADE@example.com');
    expect(await asked()).toEqual([id]);
    later();
    await subscribe();
    expect(await asked()).toEqual([id, id]);
    expect((await find(id))!.askedAt).toEqual(now);
  });

  it('makes one of fifty wishes at once, and mails once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => subscribe()));
    expect(await asked()).toHaveLength(1);
  });

  it('mails nothing to who is confirmed, and answers the same', async () => {
    const id = await subscribed();
    await answer(id, 'confirm');
    later();
    expect(await subscribe()).toEqual({ received: true, test: false });
    expect([await asked(), (await find(id))!.state]).toEqual([[id], 'confirmed']);
  });

  it('ends when it is unsubscribed from, confirmed or not, and has to be confirmed anew', async () => {
    const id = await subscribed();
    await answer(id, 'confirm');
    expect(await answer(id, 'end')).toMatchObject({ state: 'ended', endedAt: now });
    expect((await answer(id, 'confirm'))!.state).toBe('ended');
    later();
    await subscribe();
    expect(await asked()).toEqual([id, id]);
    expect(await find(id)).toEqual(expect.objectContaining({ state: 'pending' }));
    expect((await find(id))!.endedAt).toBeUndefined();
    expect((await answer(id, 'end'))!.state).toBe('ended');
  });

  it('keeps nothing and mails nothing in test mode', async () => {
    expect(await subscribe('ade@example.com', { mode: 'test' })).toEqual({ received: true, test: true });
    expect(await place.facts(workspaceId)).toEqual([]);
  });

  it('[D-5] is of one workspace alone', async () => {
    const other = await newWorkspace();
    const id = await subscribed();
    await subscribe('ade@example.com', { of: other });
    expect((await asked(other))[0]).not.toBe(id);
    expect(await answer(id, 'confirm', other)).toBeUndefined();
    expect((await find(id))!.state).toBe('pending');
  });

  it('is forgotten when it is deleted', async () => {
    const name = { workspaceId, mode: 'live' as const, id: await subscribed() };
    await place.work.run(async ({ subscriptions }) => {
      await subscriptions.lock(name);
      await subscriptions.delete(name);
    });
    expect([await place.find(name), await answer(name.id, 'confirm')]).toEqual([undefined, undefined]);
  });

  describe('restock alerts', () => {
    const waitFor = ({ variantId }: ShelvedVariant, email = 'ade@example.com', { slug = 'tote', mode = 'live' as Mode } = {}) =>
      new AskForRestockAlert(place.shelf, new SignUps(place.work, { next: randomUUID }, clock)).execute({
        workspaceId,
        mode,
        slug,
        request: { variantRef: refOf('var', variantId!), email },
        source: 'storefront_api',
      });
    const tell = () => new TellRestocked(place.work, { next: randomUUID }, clock).execute();
    const told = async () =>
      (await place.facts(workspaceId)).flatMap(({ type, data }) => (type === 'subscription.restocked.v1' ? [data.subscriptionId] : []));
    const sell = (remaining: number | null, slug = 'tote', takesAlerts = true) => place.sell(workspaceId, slug, { remaining, takesAlerts });
    async function confirmed(variant: ShelvedVariant, email?: string): Promise<string> {
      await waitFor(variant, email);
      const id = (await asked()).at(-1)!;
      await answer(id, 'confirm');
      return id;
    }

    it('knows what can be waited for: of one shop, shown, by its own variants', async () => {
      const variant = await sell(0);
      expect(await place.shelf.find(workspaceId, 'tote', variant.variantId)).toMatchObject(variant);
      const { variantId, ...unknown } = (await place.shelf.find(workspaceId, 'tote', randomUUID()))!;
      expect([variantId, unknown.productId]).toEqual([undefined, variant.productId]);
      expect([
        await place.shelf.find(workspaceId, 'other', variant.variantId),
        await place.shelf.find(await newWorkspace(), 'tote', variant.variantId),
      ]).toEqual([undefined, undefined]);
      await sell(null);
      expect(await place.shelf.find(workspaceId, 'tote', variant.variantId)).toMatchObject({ remaining: null });
    });

    it('keep what is waited for, one for each address and variant', async () => {
      const [tote, cap] = [await sell(0), await sell(0, 'cap')];
      await waitFor(tote);
      await waitFor(tote, 'ADE@example.com');
      await waitFor(cap, 'ade@example.com', { slug: 'cap' });
      const kept = await Promise.all((await asked()).map(find));
      expect(kept).toEqual(
        [tote, cap].map(({ productId, variantId }) =>
          expect.objectContaining({ kind: 'restock', productId, variantId, state: 'pending', source: 'storefront_api' }),
        ),
      );
      await waitFor(tote, 'test@example.com', { mode: 'test' });
      expect(await asked()).toHaveLength(2);
    });

    it('mail an address that answers none of them five times a day, also when all are asked for at once; the answer is the same', async () => {
      const slugs = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
      const variants = await Promise.all(slugs.map((slug) => sell(0, slug)));
      const askForAll = () => Promise.all(variants.map((variant, n) => waitFor(variant, 'ade@example.com', { slug: slugs[n]! })));
      expect(new Set((await askForAll()).map((each) => JSON.stringify(each))).size).toBe(1);
      later();
      await askForAll();
      await subscribe();
      expect(await asked()).toHaveLength(5);
      await subscribe('bola@example.com');
      await subscribe('ade@example.com', { of: await newWorkspace() });
      expect(await asked()).toHaveLength(6);
      now = new Date(SIGNED_UP_AT.getTime() + 86_400_000);
      await subscribe();
      expect(await asked()).toHaveLength(7);
    });

    it('mail whoever answers them as often as they ask, also for what they have ended since', async () => {
      const slugs = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
      const variants = await Promise.all(slugs.map((slug) => sell(0, slug)));
      for (const round of [1, 2]) {
        for (const [n, variant] of variants.entries()) {
          await waitFor(variant, 'ade@example.com', { slug: slugs[n]! });
          const id = (await asked()).at(-1)!;
          await answer(id, 'confirm');
          await answer(id, 'end');
        }
        expect(await asked()).toHaveLength(round * slugs.length);
        later();
      }
    });

    it('are sent once when it is back, to those who have confirmed', async () => {
      const tote = await sell(0);
      const [ade, bola, chi] = [await confirmed(tote), await confirmed(tote, 'bola@example.com'), await confirmed(tote, 'chi@example.com')];
      await waitFor(tote, 'dayo@example.com');
      await answer(chi, 'end');
      await tell();
      expect(await told()).toEqual([]);
      await sell(3);
      later();
      await tell();
      await tell();
      expect((await told()).sort()).toEqual([ade, bola].sort());
      expect(await find(ade)).toMatchObject({ state: 'told', endedAt: now });
      expect((await find(chi))!.state).toBe('ended');
    });

    it('are sent again only to who asks again', async () => {
      const tote = await sell(0);
      const id = await confirmed(tote);
      await sell(1);
      await tell();
      await sell(0);
      later();
      expect(await confirmed(tote)).toBe(id);
      await sell(1);
      await tell();
      expect(await told()).toEqual([id, id]);
    });

    it('are sent by one worker of several, and wait while the merchant takes none', async () => {
      const id = await confirmed(await sell(0));
      await sell(5, 'tote', false);
      await tell();
      expect(await told()).toEqual([]);
      await sell(null);
      await Promise.all(Array.from({ length: 5 }, tell));
      expect(await told()).toEqual([id]);
    });

    it('are forgotten 90 days after they are over, and whoever never confirms after 30', async () => {
      const id = await confirmed(await sell(0));
      const reader = await subscribed();
      const listed = await subscribe('bola@example.com').then(async () => (await asked()).at(-1)!);
      await answer(listed, 'confirm');
      await answer(listed, 'end');
      await sell(1);
      await tell();
      const purgeAfter = async (days: number) => {
        now = new Date(SIGNED_UP_AT.getTime() + days * 86_400_000);
        const before = (kept: number) => new Date(now.getTime() - kept * 86_400_000);
        await place.list.purge({ unansweredSince: before(30), overSince: before(90) }, 1_000);
        return Promise.all([id, reader, listed].map(async (each) => (await find(each))?.state));
      };
      expect(await purgeAfter(29)).toEqual(['told', 'pending', 'ended']);
      expect(await purgeAfter(31)).toEqual(['told', undefined, 'ended']);
      expect(await purgeAfter(91)).toEqual([undefined, undefined, 'ended']);
    });
  });
}
