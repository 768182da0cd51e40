import { randomUUID } from 'node:crypto';
import type { KnownFact } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { Subscription, SubscriptionName } from '../domain/subscription';
import type { SubscriptionUnitOfWork } from '../ports/subscription-tx';
import { AnswerSignUp, type MailAnswer } from '../use-cases/answer-sign-up';
import { SignUpDesk } from '../use-cases/sign-up-desk';
import { SubscribeToNewsletter } from '../use-cases/subscribe-to-newsletter';
import { SIGNED_UP_AT } from './sign-up.builder';

/** One place where subscriptions are kept. */
export interface SubscriptionsPlace {
  work: SubscriptionUnitOfWork;
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
    new SubscribeToNewsletter(new SignUpDesk(place.work, { next: randomUUID }, clock)).execute({ workspaceId: of, mode, request: { email, name }, source: 'hosted' });
  const asked = async (of = workspaceId) => (await place.facts(of)).flatMap(({ type, data }) => (type === 'subscription.asked.v1' ? [data.subscriptionId] : []));
  const answer = (id: string, what: MailAnswer, of = workspaceId) => new AnswerSignUp(place.work, clock).execute({ workspaceId: of, mode: 'live', id }, what);
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
    const kept = { workspaceId, mode: 'live', id, kind: 'newsletter', email: 'ade@example.com', name: 'Adé', source: 'hosted', createdAt: SIGNED_UP_AT, askedAt: SIGNED_UP_AT };
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
    expect(await find(id)).not.toHaveProperty('endedAt');
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
}
