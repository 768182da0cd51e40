import { EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import { DomainError, refOf } from '@svc/kernel';
import { ListenToEvents } from '@svc/webhooks';
import { anEvent, InMemoryWebhooks, WORKSPACE_ID } from '@svc/webhooks/testing';
import { EventStream, type StreamResponse } from './event-stream';
import { EventStreams, NoMoreStreams } from './event-streams';

const DELIVERY_ID = '01890000-0000-7000-8000-0000000000f1';

/** Response that records its text, and accepts it at a set pace. */
class WrittenResponse extends EventEmitter {
  text = '';
  ended = false;
  writableNeedDrain = false;

  write(text: string): boolean {
    this.text += text;
    return !this.writableNeedDrain;
  }

  end(): void {
    this.ended = true;
    this.emit('close');
  }

  destroy(): void {
    this.end();
  }

  get ids(): string[] {
    return [...this.text.matchAll(/^id: \w+\.(\d+)\nevent: webhook$/gm)].map(([, number]) => number!);
  }
}

describe('a stream of events', () => {
  let webhooks: InMemoryWebhooks;
  let response: WrittenResponse;
  let elapsed: number;
  let admitted: () => Promise<unknown>;

  beforeEach(() => {
    webhooks = new InMemoryWebhooks();
    response = new WrittenResponse();
    elapsed = 0;
    admitted = async () => undefined;
  });

  async function open(lastEventId?: string): Promise<EventStream> {
    const begun = await new ListenToEvents(webhooks.listeners, { next: randomUUID }).execute({
      workspaceId: WORKSPACE_ID,
      subscription: { mode: 'test', events: ['*'] },
      lastEventId,
    });
    return new EventStream(
      begun,
      response as unknown as StreamResponse,
      webhooks.listeners,
      () => admitted(),
      () => elapsed,
    );
  }
  const hears = ({ listener }: EventStream, count: number) =>
    webhooks.unitOfWork.run(async ({ plan }) => {
      for (let index = 0; index < count; index += 1) {
        const event = anEvent({ id: randomUUID() });
        await plan.record([event], [], [{ id: DELIVERY_ID, workspaceId: WORKSPACE_ID, eventId: event.id, listenerId: listener.id }]);
      }
    });

  it('[ADR 0074 r1] begins with its position, and sends the body as stored', async () => {
    const stream = await open();
    await hears(stream, 1);
    await stream.look(true);
    const position = refOf('lsn', stream.listener.id);
    const [event] = webhooks.events.values();
    const message = { deliveryRef: refOf('whd', DELIVERY_ID), eventRef: refOf('wev', event!.id), type: event!.type, body: event!.body };
    expect(response.text).toBe(
      `retry: 1000\n\nid: ${position}.0\nevent: listening\ndata: {"workspaceRef":"${refOf('wks', WORKSPACE_ID)}","mode":"test","resumed":false}\n\n` +
        `id: ${position}.1\nevent: webhook\ndata: ${JSON.stringify(message)}\n\n`,
    );
  });

  it('gives more than one reading has, each once, and nothing where there is nothing', async () => {
    const stream = await open();
    await hears(stream, 250);
    await stream.look(true);
    await stream.look(false);
    expect(response.ids).toEqual(Array.from({ length: 250 }, (_, index) => `${index + 1}`));
  });

  it('[ADR 0074 r1] goes on after what was acknowledged, and the stream before ends', async () => {
    const before = await open();
    const beforeResponse = response;
    await hears(before, 3);
    await before.look(true);
    response = new WrittenResponse();
    const stream = await open(`${refOf('lsn', before.listener.id)}.2`);
    await stream.look(false);
    expect(response.ids).toEqual(['3']);
    await before.look(true);
    expect([beforeResponse.ended, response.ended]).toEqual([true, false]);
  });

  it('says now and then that it is there', async () => {
    const stream = await open();
    await stream.look(false);
    elapsed = 15_000;
    await stream.look(false);
    await stream.look(false);
    expect(response.text.split('\n:\n')).toHaveLength(2);
  });

  it('[ADR 0074 r3] ends when the token does not admit any more, and says why; not while nobody can be asked', async () => {
    const stream = await open();
    admitted = async () => {
      throw new Error('The database is away.');
    };
    await stream.look(false);
    expect(stream.isOver).toBe(false);
    admitted = async () => {
      throw new DomainError('KEY_PAUSED', 'This admin token is paused.');
    };
    await stream.look(false);
    expect([stream.isOver, response.ended]).toEqual([true, true]);
    expect(response.text).toContain('event: ended\ndata: {"code":"KEY_PAUSED","message":"This admin token is paused."}');
  });

  it('[ADR 0074 r3] ends for a revoked token though its client reads nothing', async () => {
    const stream = await open();
    await hears(stream, 5);
    response.writableNeedDrain = true;
    const giving = stream.look(true);
    await new Promise((resolve) => setImmediate(resolve));
    expect(response.ids).toEqual(['1']);
    admitted = async () => {
      throw new DomainError('UNAUTHORIZED', 'Revoked.');
    };
    await stream.look(false);
    await giving;
    expect([response.ended, response.ids]).toEqual([true, ['1']]);
  });

  it('tries again what could not be read', async () => {
    const stream = await open();
    await hears(stream, 1);
    const { take } = webhooks.listeners;
    webhooks.listeners.take = async () => {
      throw new Error('away');
    };
    await expect(stream.look(true)).rejects.toThrow('away');
    webhooks.listeners.take = take;
    await stream.look(false);
    expect(response.ids).toEqual(['1']);
  });

  it('[ADR 0074 r2] a process has a bounded number of them, ends them all at once at shutdown, and accepts none after', async () => {
    const streams = new EventStreams(webhooks.listeners, { warn: () => undefined });
    const first = await open();
    for (let count = 0; count < 100; count += 1) {
      streams.checkRoom();
      streams.add(
        new EventStream(
          { listener: first.listener, after: 0, isResumed: true },
          new WrittenResponse() as unknown as StreamResponse,
          webhooks.listeners,
          admitted,
        ),
      );
    }
    expect(() => streams.checkRoom()).toThrow(NoMoreStreams);
    streams.onModuleDestroy();
    expect(() => streams.checkRoom()).toThrow(NoMoreStreams);
    streams.add(first);
    expect(response.ended).toBe(true);
  });
});
