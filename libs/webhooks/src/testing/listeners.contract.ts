import { randomUUID } from 'node:crypto';
import { uuidAt } from '@svc/kernel';
import { LISTENER_KEPT_MINUTES, LISTENER_OPEN_SECONDS, type Listener, MOST_LISTENERS } from '../domain/listener';
import type { ListenerQueue } from '../ports/listener-queue';
import type { WebhookUnitOfWork } from '../ports/webhook-tx';
import { anEvent } from './webhook.builder';

export interface ListenerFixture {
  unitOfWork: WebhookUnitOfWork;
  listeners: ListenerQueue;
  /** Makes a workspace and returns its id. */
  makeWorkspace(): Promise<string>;
  /** Sets the moment a listener was last seen to so many seconds ago. */
  seenAgo(listener: Listener, seconds: number): Promise<void>;
}

/** Describes the storage of events for listeners, in whatever adapter. */
export function listenersContract(open: () => ListenerFixture): void {
  let fixture: ListenerFixture;
  let workspaceId: string;

  beforeEach(async () => {
    fixture = open();
    workspaceId = await fixture.makeWorkspace();
  });

  async function listening(facts: Partial<Listener> = {}): Promise<Listener> {
    const listener: Listener = { workspaceId, id: randomUUID(), mode: 'test', events: ['*'], epoch: 1, ...facts };
    expect(await fixture.listeners.open(listener)).toBe(true);
    return listener;
  }

  /** Records an event dated so many ms ago, whenever it is written. */
  async function recordEvent(
    { id: listenerId }: Listener,
    agoMs = 0,
    id = `${uuidAt(new Date(Date.now() - agoMs)).slice(0, 19)}${randomUUID().slice(19)}`,
  ) {
    const event = anEvent({ id, workspaceId });
    const delivery = { id: randomUUID(), workspaceId, eventId: event.id, listenerId };
    await fixture.unitOfWork.run(({ plan }) => plan.record([event], [], [delivery]));
    return event;
  }

  const taken = async (listener: Listener, after = 0, most = 100) =>
    (await fixture.listeners.take(listener, after, most))?.map(({ number, eventId }) => [number, eventId]);
  const subscribers = async () => (await fixture.unitOfWork.run(({ plan }) => plan.subscribersOf([workspaceId]))).listeners;

  it('[ADR 0074 r1] receive each event that is recorded for them once, by a number that is never lower than those before', async () => {
    const listener = await listening();
    const first = await recordEvent(listener, 1_000);
    expect(await taken(listener)).toEqual([[1, first.id]]);
    const late = await recordEvent(listener, 60_000);
    const last = await recordEvent(listener);
    expect(await taken(listener, 1)).toEqual([
      [2, late.id],
      [3, last.id],
    ]);
    expect(await taken(listener, 3)).toEqual([]);
    await recordEvent(listener, 0, last.id);
    expect(await taken(listener, 3)).toEqual([]);
  });

  it('[ADR 0074 r1] receive unacknowledged events again, in the same order and as the same delivery', async () => {
    const listener = await listening();
    for (let count = 0; count < 5; count += 1) await recordEvent(listener);
    const before = await fixture.listeners.take(listener, 0, 100);
    const resumed = await fixture.listeners.resume(workspaceId, { listenerId: listener.id, number: 2 });
    expect(resumed).toEqual({ ...listener, epoch: 2 });
    expect(await fixture.listeners.take(resumed!, 2, 2)).toEqual(before!.slice(2, 4));
    expect(await fixture.listeners.take(resumed!, 4, 2)).toEqual(before!.slice(4));
    expect(await taken(resumed!)).toHaveLength(3);
  });

  it('[ADR 0074 r1] have one stream: an earlier one receives nothing more', async () => {
    const listener = await listening();
    const resumed = await fixture.listeners.resume(workspaceId, { listenerId: listener.id, number: 0 });
    await recordEvent(listener);
    expect(await taken(listener)).toBeUndefined();
    expect(await taken(resumed!)).toHaveLength(1);
  });

  it('are those of their own workspace', async () => {
    const listener = await listening();
    const yours = await fixture.makeWorkspace();
    expect(await fixture.listeners.resume(yours, { listenerId: listener.id, number: 0 })).toBeUndefined();
    expect(await fixture.listeners.resume(workspaceId, { listenerId: randomUUID(), number: 0 })).toBeUndefined();
    expect(await taken({ ...listener, workspaceId: yours })).toBeUndefined();
  });

  it('[ADR 0074 r2] are listed only when there is something new for them', async () => {
    const [one, other] = [await listening(), await listening()];
    await recordEvent(other);
    expect(await fixture.listeners.withNews([one, other])).toEqual(new Set([other.id]));
    await taken(other);
    expect(await fixture.listeners.withNews([one, other])).toEqual(new Set());
  });

  it('[ADR 0074 r2] are planned for while their stream is open, and for a while after it', async () => {
    const listener = await listening({ mode: 'live', events: ['order.updated'] });
    expect(await subscribers()).toEqual([{ workspaceId, id: listener.id, mode: 'live', events: ['order.updated'], isOpen: true }]);
    await fixture.seenAgo(listener, LISTENER_OPEN_SECONDS + 1);
    expect(await subscribers()).toMatchObject([{ id: listener.id, isOpen: false }]);
    await fixture.seenAgo(listener, LISTENER_KEPT_MINUTES * 60 + 1);
    expect(await subscribers()).toEqual([]);
    await fixture.listeners.noteOpen([listener]);
    expect(await subscribers()).toHaveLength(1);
  });

  it('[ADR 0074 r2] are a few of each workspace: one without a stream gives way to a new one, and one with a stream does not', async () => {
    const all: Listener[] = [];
    for (let count = 0; count < MOST_LISTENERS; count += 1) all.push(await listening());
    const one = { workspaceId, id: randomUUID(), mode: 'test' as const, events: ['*'], epoch: 1 };
    expect(await fixture.listeners.open(one)).toBe(false);
    await fixture.seenAgo(all[1]!, LISTENER_OPEN_SECONDS + 1);
    expect(await fixture.listeners.open(one)).toBe(true);
    expect(await fixture.listeners.resume(workspaceId, { listenerId: all[1]!.id, number: 0 })).toBeUndefined();
    expect(await subscribers()).toHaveLength(MOST_LISTENERS);
  });

  it('are deleted with their stored events', async () => {
    const [one, other] = [await listening(), await listening()];
    await recordEvent(one);
    await fixture.seenAgo(one, 7_200);
    await fixture.listeners.purge(new Date(Date.now() - 3_600_000), 1_000);
    expect(await taken(one)).toBeUndefined();
    expect(await taken(other)).toEqual([]);
  });
}
