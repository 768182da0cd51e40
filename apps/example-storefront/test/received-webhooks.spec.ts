import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReceivedWebhooks } from '../webhooks/received-webhooks.mjs';

interface Entry {
  verified: boolean;
  event?: { id: string };
  text?: string;
}

const eventOf = (number: number) => ({ id: `wev_${String(number).padStart(26, '0')}`, type: 'ping' });

describe('the webhooks that the example storefront has received', () => {
  let folder: string;

  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'webhooks-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const shown = (received: ReceivedWebhooks) => {
    const entries: Entry[] = [];
    received.watch((entry: Entry) => entries.push(entry))();
    return entries;
  };
  const ids = (received: ReceivedWebhooks) => shown(received).map(({ event }) => event?.id);

  it('[§6 r2] hold an event once, however often it comes', () => {
    const received = new ReceivedWebhooks(folder);
    received.keep(eventOf(1));
    received.keep(eventOf(1));
    expect(ids(received)).toEqual([eventOf(1).id]);
  });

  it('[§6 r2] hold it once over a restart too', () => {
    new ReceivedWebhooks(folder).keep(eventOf(1));
    const restarted = new ReceivedWebhooks(folder);
    restarted.keep(eventOf(1));
    restarted.keep(eventOf(2));
    expect(ids(restarted)).toEqual([eventOf(1).id, eventOf(2).id]);
  });

  it('are sent to watchers, as they come, until they stop', () => {
    const received = new ReceivedWebhooks(folder);
    const seen: Entry[] = [];
    const stop = received.watch((entry: Entry) => seen.push(entry));
    received.keep(eventOf(1));
    stop();
    received.keep(eventOf(2));
    expect(seen).toMatchObject([{ verified: true, event: eventOf(1) }]);
  });

  it('show what is not signed, but do not keep it', () => {
    const received = new ReceivedWebhooks(folder);
    received.refuse('{"id":"wev_forged"}');
    expect(shown(received)).toMatchObject([{ verified: false, text: '{"id":"wev_forged"}' }]);
    expect(shown(new ReceivedWebhooks(folder))).toEqual([]);
  });

  it('show the latest hundred', () => {
    const received = new ReceivedWebhooks(folder);
    for (let number = 1; number <= 101; number += 1) received.keep(eventOf(number));
    expect(ids(received)).toEqual(Array.from({ length: 100 }, (_, at) => eventOf(at + 2).id));
    expect(ids(new ReceivedWebhooks(folder))).toHaveLength(100);
  });

  it('never lead to a file elsewhere, and survive what a crash has left', () => {
    writeFileSync(join(folder, `${eventOf(1).id}.json.4711`), '{"half":');
    const received = new ReceivedWebhooks(folder);
    received.keep({ id: '../../wev_1', type: 'ping' });
    expect(shown(received)).toEqual([]);
  });
});
