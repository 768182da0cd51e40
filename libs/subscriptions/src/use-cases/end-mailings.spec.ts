import { randomUUID } from 'node:crypto';
import { aSubscription, SIGNED_UP_AT } from '../testing';
import { InMemorySubscriptions } from '../testing/in-memory-subscriptions';
import { EndMailings } from './end-mailings';

describe('[D-137] a guest who ends mails that are not about their event', () => {
  const { workspaceId, email } = aSubscription();
  const later = new Date(SIGNED_UP_AT.getTime() + 60_000);
  let memory: InMemorySubscriptions;
  let mailings: EndMailings;

  beforeEach(() => {
    memory = new InMemorySubscriptions();
    mailings = new EndMailings(memory.work, { now: () => later }, { next: randomUUID });
  });

  it('is recorded as an unsubscriber of the newsletter, once', async () => {
    const reader = { workspaceId, email: ` ${email.toUpperCase()} ` };
    expect(await mailings.isOff(reader)).toBe(false);
    await mailings.execute(reader);
    await mailings.execute(reader);
    expect(memory.subscriptions).toMatchObject([{ workspaceId, mode: 'live', kind: 'newsletter', email, state: 'ended', endedAt: later }]);
    expect(await mailings.isOff(reader)).toBe(true);
    expect(await mailings.isOff({ workspaceId: randomUUID(), email })).toBe(false);
  });

  it('does not get the newsletter any more either', async () => {
    const subscribed = aSubscription({ state: 'confirmed' });
    memory.subscriptions = [subscribed];
    await mailings.execute({ workspaceId, email });
    expect(memory.subscriptions).toEqual([{ ...subscribed, state: 'ended', endedAt: later }]);
  });
});
