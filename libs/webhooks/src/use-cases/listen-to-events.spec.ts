import { randomUUID } from 'node:crypto';
import { MOST_LISTENERS, positionFrom, positionText, TooManyListeners } from '../domain/listener';
import { InMemoryWebhooks, WORKSPACE_ID } from '../testing';
import { ListenToEvents } from './listen-to-events';

const subscription = { mode: 'test' as const, events: ['*'] };
const workspaceId = WORKSPACE_ID;

describe('listening to events', () => {
  let listen: ListenToEvents;
  beforeEach(() => {
    listen = new ListenToEvents(new InMemoryWebhooks().listeners, { next: randomUUID });
  });

  it('[ADR 0074 r1] begins with the events from then on', async () => {
    expect(await listen.execute({ workspaceId, subscription })).toMatchObject({
      listener: { workspaceId, ...subscription, epoch: 1 },
      after: 0,
      isResumed: false,
    });
  });

  it('[ADR 0074 r1] resumes after the acknowledged events, with its first subscription', async () => {
    const { listener } = await listen.execute({ workspaceId, subscription });
    const lastEventId = positionText({ listenerId: listener.id, number: 7 });
    const query = { workspaceId, subscription: { ...subscription, mode: 'live' as const }, lastEventId };
    expect(await listen.execute(query)).toEqual({ listener: { ...listener, epoch: 2 }, after: 7, isResumed: true });
  });

  it('starts over, and says so, where the stream to resume is gone or never existed', async () => {
    for (const lastEventId of ['lsn_nonsense.1', '17', positionText({ listenerId: randomUUID(), number: 1 })]) {
      expect(await listen.execute({ workspaceId, subscription, lastEventId })).toMatchObject({ after: 0, isResumed: false });
    }
  });

  it('[ADR 0074 r2] refuses one more than a workspace may have, and says when to try again', async () => {
    for (let count = 0; count < MOST_LISTENERS; count += 1) await listen.execute({ workspaceId, subscription });
    const refused = listen.execute({ workspaceId, subscription });
    await expect(refused).rejects.toThrow(TooManyListeners);
    await expect(refused).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 60 });
  });

  it.each(['', 'lsn_01h455vb4pex5vsknk084sn02q', 'lsn_01h455vb4pex5vsknk084sn02q.-1', 'wdn_01h455vb4pex5vsknk084sn02q.1'])(
    'takes no %p for a position',
    (text) => {
      expect(positionFrom(text)).toBeUndefined();
    },
  );
});
