import { randomUUID } from 'node:crypto';
import { OPERATOR, RecordingJobQueue } from '@svc/kernel/testing';
import { LISTENER_OPEN_SECONDS } from '../domain/listener';
import type { DestinationMode } from '../domain/is-subscribed';
import { aDestination, DESTINATION_ID, InMemoryWebhooks, MOMENT, WORKSPACE_ID } from '../testing';
import { SendSample } from './send-sample';

const workspaceId = WORKSPACE_ID;
const about = { workspaceId, by: OPERATOR, type: 'attendee.registered' } as const;

describe('a sample of an event', () => {
  let webhooks: InMemoryWebhooks;
  let queue: RecordingJobQueue;
  let samples: SendSample;

  beforeEach(() => {
    webhooks = new InMemoryWebhooks();
    queue = new RecordingJobQueue();
    samples = new SendSample(webhooks.unitOfWork, queue, { next: randomUUID }, { now: () => MOMENT });
    webhooks.destinations.set(DESTINATION_ID, aDestination());
  });

  async function listener({ mode = 'test' as DestinationMode, events = ['*'] }: { mode?: DestinationMode; events?: string[] } = {}) {
    const one = { workspaceId, id: randomUUID(), mode, events, epoch: 1 };
    await webhooks.listeners.open(one);
    return one;
  }
  const bodies = async (one: Awaited<ReturnType<typeof listener>>) =>
    (await webhooks.listeners.take(one, 0, 10))!.map(({ body }) => JSON.parse(body) as object);

  it('[ADR 0124 r1] goes to the open listeners of test mode that subscribe to it, and to no destination', async () => {
    const [first, second] = [await listener(), await listener({ events: ['attendee.registered'] })];
    const [live, others] = [await listener({ mode: 'live' }), await listener({ events: ['order.updated'] })];
    const { listeners, deliveryId } = await samples.execute(about);
    expect([listeners, deliveryId]).toEqual([2, undefined]);
    for (const one of [first, second]) {
      expect(await bodies(one)).toMatchObject([{ type: 'attendee.registered', mode: 'test', sample: true, data: { attendeeCount: 2 } }]);
    }
    expect([await bodies(live), await bodies(others), webhooks.deliveries.size, queue.jobs]).toEqual([[], [], 0, []]);
  });

  it('[ADR 0124 r1] is refused where nobody listens, and writes nothing then', async () => {
    const gone = await listener();
    webhooks.listeners.seeAt(gone.id, Date.now() - (LISTENER_OPEN_SECONDS + 1) * 1_000);
    await listener({ mode: 'live' });
    await expect(samples.execute(about)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('listen') as string });
    expect(webhooks.events.size).toBe(0);
  });

  it('[ADR 0124 r1] goes to one destination, once, whatever that subscribes to, and to nobody else', async () => {
    const [other, one] = [aDestination({ id: randomUUID() }), await listener()];
    webhooks.destinations.set(other.id, other);
    webhooks.destinations.set(DESTINATION_ID, aDestination({ mode: 'live', events: ['order.updated'] }));
    const { event, deliveryId } = await samples.execute({ ...about, destinationId: DESTINATION_ID });
    expect([...webhooks.deliveries.values()]).toMatchObject([{ id: deliveryId, destinationId: DESTINATION_ID, state: 'due', tries: 9 }]);
    expect(JSON.parse(event.body)).toMatchObject({ sample: true, createdAt: MOMENT.toISOString() });
    expect(await bodies(one)).toEqual([]);
    expect(queue.jobs).toMatchObject([{ payload: { workspaceId, destinationId: DESTINATION_ID } }]);
    expect(webhooks.audit.entries).toMatchObject([{ action: 'change', details: { sent: 'sample of attendee.registered' } }]);
  });

  it('is refused for a destination that is disabled, gone or of another workspace', async () => {
    webhooks.destinations.set(DESTINATION_ID, aDestination({ disabled: { at: MOMENT, reason: 'manual' } }));
    await expect(samples.execute({ ...about, destinationId: DESTINATION_ID })).rejects.toMatchObject({ code: 'CONFLICT' });
    for (const each of [{ destinationId: randomUUID() }, { destinationId: DESTINATION_ID, workspaceId: randomUUID() }])
      await expect(samples.execute({ ...about, ...each })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([webhooks.events.size, queue.jobs]).toEqual([0, []]);
  });
});
