import { createHmac, randomUUID } from 'node:crypto';
import { API_VERSION } from '@svc/contracts';
import { uuidAt } from '@svc/kernel';
import {
  advanceClock,
  openShop,
  sharedService,
  WebhookSink,
  type ErrorBody,
  type ReceivedWebhook,
  type SharedService,
  type Shop,
} from '@svc/testing';
import { Client } from 'pg';
import { Webhook } from 'standardwebhooks';
import { aProduct } from '@svc/workspace-document/testing';

interface Destination {
  ref: string;
  url: string;
  status: string;
  secret: string;
  nextSecret: string;
  events: string[];
  mode: string;
  hasNextSecret: boolean;
  disabledReason?: string;
  failures: number;
  description?: string;
}

interface Delivery {
  ref: string;
  destinationRef: string;
  eventRef: string;
  type: string;
  state: string;
  attempts: number;
  nextAttemptAt?: string;
  lastAttempt?: { status?: number; outcome: string };
  requestBody: string;
  log: { attempt: number; outcome: string; status?: number; responseBody?: string }[];
}

const DAY_SECONDS = 86_400;

describe('webhooks', () => {
  let service: SharedService;
  let sink: WebhookSink;
  let database: Client;
  let shop: Shop;
  let path: string;

  beforeAll(async () => {
    [service, sink] = await Promise.all([sharedService(), WebhookSink.open()]);
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
  });

  afterAll(async () => {
    await database.end();
    await sink.close();
  });

  beforeEach(async () => {
    shop = await openShop(service, 'shop');
    path = `/${shop.slug}`;
    sink.answer = () => ({ status: 200, body: 'ok' });
  });

  const call = <T>(method: string, where: string, body?: object, key = shop.adminToken) =>
    service.client.send<T & ErrorBody>(`/v1/admin/webhooks/${where}`, { method, body, key });
  const make = async (facts: object = {}) => (await call<Destination>('POST', 'destinations', { url: sink.url + path, ...facts })).body;
  const press = <T = Destination>(ref: string, action: string, body?: object) => call<T>('POST', `destinations/${ref}/${action}`, body);
  const deliveries = async (query = '') => (await call<{ data: Delivery[]; nextCursor?: string }>('GET', `deliveries${query}`)).body;
  const delivery = async (ref: string) => (await call<Delivery>('GET', `deliveries/${ref}`)).body;
  const advance = (seconds: number) => advanceClock(service, shop, seconds);

  /** Returns an id in the form of facts, whose time shows that the event is still stored. */
  const factId = () => uuidAt(new Date()).slice(0, 19) + randomUUID().slice(19);

  /** Creates events for webhooks. */
  async function happen(count = 1, mode: 'live' | 'test' | null = null): Promise<void> {
    for (let left = count; left > 0; left -= 1) {
      await database.query(
        `insert into outbox (id, workspace_id, mode, type, data) select $1, id, $3, 'product.deleted.v1', $4 from workspace where slug = $2`,
        [factId(), shop.slug, mode, { productId: randomUUID(), slug: 'tote-bag' }],
      );
    }
    await database.query('notify outbox');
  }

  async function settled(ref: string, state: string): Promise<Delivery> {
    for (let tries = 0; tries < 600; tries += 1) {
      const current = await delivery(ref);
      if (current.state === state) return current;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`The delivery never was ${state}: ${JSON.stringify(await delivery(ref))}`);
  }

  function verifies({ headers, body }: ReceivedWebhook, secret: string, header = 'x-svc-signature'): boolean {
    return (
      headers[header] ===
      `sha256=${createHmac('sha256', secret)
        .update(`${String(headers['x-svc-timestamp'])}.${body}`)
        .digest('hex')}`
    );
  }

  describe('destinations', () => {
    it('[§6 destinations] are made with a secret of their own, shown once', async () => {
      const made = await make({ description: 'ERP', events: ['product.deleted'], mode: 'live' });
      expect(made).toMatchObject({
        ref: expect.stringMatching(/^wdn_/),
        status: 'enabled',
        mode: 'live',
        events: ['product.deleted'],
        description: 'ERP',
      });
      expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      const { secret: _, ...view } = made;
      expect((await call('GET', `destinations/${made.ref}`)).body).toEqual(view);
      expect((await call('GET', 'destinations')).body).toEqual({ data: [view] });
    });

    it('[§6 destinations] [§8 r4] [D-77] are at most five, also when they are made at once', async () => {
      const answers = await Promise.all(Array.from({ length: 7 }, () => call('POST', 'destinations', { url: sink.url + path })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409]);
      for (const { headers, body } of answers.filter((answer) => answer.status === 409))
        expect([headers.get('retry-after'), body.error]).toMatchObject([null, { code: 'CONFLICT', retryable: false }]);
    });

    it.each<[string, object]>([
      ['url', {}],
      ['url', { url: 'shop.example/hooks' }],
      ['url', { url: 'http://shop.example/hooks' }],
      ['url', { url: 'ftp://shop.example/hooks' }],
      ['url', { url: 'https://user:pass@shop.example/' }],
      ['url', { url: 'https://shop.example/#top' }],
      ['url', { url: 'https://10.0.0.1/' }],
      ['url', { url: 'https://0x0a.1/' }],
      ['url', { url: 'https://[fd00::1]/' }],
      ['url', { url: 'https://intranet/' }],
      ['url', { url: 'https://db.internal/' }],
      ['url', { url: `https://shop.example/${'x'.repeat(2_100)}` }],
      ['events[0]', { url: 'https://shop.example/', events: ['order.exploded'] }],
      ['events', { url: 'https://shop.example/', events: [] }],
      ['mode', { url: 'https://shop.example/', mode: 'prod' }],
      ['maxPerSecond', { url: 'https://shop.example/', maxPerSecond: 0 }],
      ['secret', { url: 'https://shop.example/', secret: 'mine' }],
    ])('[D-77] are refused for their %s: %j', async (field, body) => {
      const refused = await call('POST', 'destinations', body);
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.error.details?.['fields'] ?? {})).toEqual([field]);
    });

    it('are changed, and forgotten when they are deleted', async () => {
      const { ref } = await make({ description: 'ERP', maxPerSecond: 5 });
      const changed = await call<Destination>('PATCH', `destinations/${ref}`, {
        description: null,
        events: ['*'],
        mode: 'test',
        maxPerSecond: null,
      });
      expect(changed.body).toMatchObject({ mode: 'test', events: ['*'] });
      expect(changed.body).not.toHaveProperty('description');
      expect(changed.body).not.toHaveProperty('maxPerSecond');
      expect((await call('PATCH', `destinations/${ref}`, { url: 'http://192.168.0.1/' })).status).toBe(400);
      expect((await call('DELETE', `destinations/${ref}`)).status).toBe(204);
      expect((await call('GET', `destinations/${ref}`)).status).toBe(404);
      expect((await press(ref, 'ping')).status).toBe(404);
    });

    it('[D-5] are each workspace’s own', async () => {
      const { ref } = await make();
      const other = await openShop(service, `${shop.slug}-other`);
      for (const [method, where] of [
        ['GET', ''],
        ['DELETE', ''],
        ['POST', '/ping'],
        ['POST', '/rotate-secret'],
        ['POST', '/replay'],
      ] as const) {
        expect((await call(method, `destinations/${ref}${where}`, undefined, other.adminToken)).status).toBe(404);
      }
    });

    it('leave every change in the audit log, and no secret', async () => {
      const { ref } = await make();
      await press(ref, 'rotate-secret');
      await press(ref, 'ping');
      const { text, body } = await service.client.get<{ data: { action: string; fields?: string[]; details?: object }[] }>(
        `/v1/admin/audit?subject=${ref}`,
        { key: shop.adminToken },
      );
      expect(body.data).toMatchObject([
        { action: 'change', details: { sent: 'ping' } },
        { action: 'change', fields: ['nextSecret'] },
        { action: 'create' },
      ]);
      expect(text).not.toContain('whsec_');
    });
  });

  describe('a delivery', () => {
    it('[§6 X-SVC-Signature] [§6 X-SVC-Timestamp] [§6 X-SVC-Webhook-Id] [§6 r4] [D-70] [D-71] carries the event, signed by the secret of its destination, verifiable by the library of Standard Webhooks', async () => {
      const { secret } = await make();
      await happen();
      const [received] = await sink.expect(1, path);
      const { headers, body } = received!;
      expect(JSON.parse(body)).toEqual({
        id: expect.stringMatching(/^wev_/),
        type: 'product.deleted',
        createdAt: expect.stringMatching(/Z$/),
        apiVersion: API_VERSION,
        mode: 'live',
        workspaceRef: shop.ref,
        data: { productRef: expect.stringMatching(/^prd_/), slug: 'tote-bag' },
      });
      expect(headers).toMatchObject({
        'x-svc-webhook-id': expect.stringMatching(/^whd_/),
        'x-svc-webhook-attempt': '1',
        'content-type': 'application/json',
      });
      expect(Math.abs(Number(headers['x-svc-timestamp']) - Date.now() / 1_000)).toBeLessThan(300);
      expect(verifies(received!, secret)).toBe(true);
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body));
    });

    it('[D-70] has the same body for all destinations, and an id and a signature of its own', async () => {
      const [one, other] = [await make(), await make()];
      await happen();
      const received = await sink.expect(2, path);
      expect(received[0]!.body).toBe(received[1]!.body);
      expect(received[0]!.headers['x-svc-webhook-id']).not.toBe(received[1]!.headers['x-svc-webhook-id']);
      expect([one, other].map(({ secret }) => received.filter((each) => verifies(each, secret)).length)).toEqual([1, 1]);
    });

    it('[§6 destinations] [D-77] goes where it was subscribed to', async () => {
      await make({ url: `${sink.url}${path}-orders`, events: ['order.updated'] });
      await make({ url: `${sink.url}${path}-test`, mode: 'test' });
      await make();
      await happen(1, 'live');
      await sink.expect(1, path);
      expect((await deliveries()).data).toHaveLength(1);
      await happen();
      await sink.expect(1, `${path}-test`);
    });

    it('[D-70] [D-71] [D-73] is tried again later with the same ids and body, and a new signature', async () => {
      const { ref, secret } = await make();
      sink.answer = ({ headers }) => ({ status: headers['x-svc-webhook-attempt'] === '1' ? 500 : 204 });
      await happen();
      const [first, second] = await sink.expect(2, path);
      expect(second!.body).toBe(first!.body);
      expect(second!.headers['x-svc-webhook-id']).toBe(first!.headers['x-svc-webhook-id']);
      expect(second!.headers['x-svc-webhook-attempt']).toBe('2');
      expect(second!.at - first!.at).toBeGreaterThanOrEqual(4_000);
      expect(second!.headers['x-svc-signature']).not.toBe(first!.headers['x-svc-signature']);
      expect(verifies(second!, secret)).toBe(true);
      const log = await settled(String(first!.headers['x-svc-webhook-id']), 'delivered');
      expect(log.log).toMatchObject([
        { attempt: 2, status: 204 },
        { attempt: 1, status: 500 },
      ]);
      expect((await call<Destination>('GET', `destinations/${ref}`)).body).toMatchObject({ failures: 0 });
    });

    it('[D-73] is not sent whither a redirect points', async () => {
      await make();
      sink.answer = () => ({ status: 302, headers: { location: `${sink.url}${path}-elsewhere` } });
      await happen();
      await sink.expect(1, path);
      const [{ ref } = { ref: '' }] = (await deliveries()).data;
      expect(await settled(ref, 'due')).toMatchObject({ lastAttempt: { status: 302 }, nextAttemptAt: expect.any(String) });
      expect(sink.received.filter((each) => each.path.endsWith('-elsewhere'))).toEqual([]);
    });

    it('[D-73] answered 410 disables its destination, which receives no more until it is enabled and events are replayed', async () => {
      const { ref } = await make();
      sink.answer = () => ({ status: 410 });
      await happen();
      await sink.expect(1, path);
      const [{ ref: first } = { ref: '' }] = (await deliveries()).data;
      await settled(first, 'held');
      expect((await call<Destination>('GET', `destinations/${ref}`)).body).toMatchObject({ status: 'disabled', disabledReason: 'gone' });
      sink.answer = () => ({ status: 200 });
      await happen();
      expect((await press(ref, 'ping')).status).toBe(409);
      expect((await press(ref, 'replay')).status).toBe(409);
      while ((await deliveries('?state=held')).data.length < 2) await new Promise((resolve) => setTimeout(resolve, 25));
      expect((await press(ref, 'enable')).body).toMatchObject({ status: 'enabled', failures: 0 });
      expect((await press<{ due: number }>(ref, 'replay')).body).toEqual({ due: 2, waiting: 0 });
      await sink.expect(3, path);
      await settled(first, 'delivered');
    });

    it('[D-73] is tried ten times in all, over days', async () => {
      await make();
      sink.answer = () => ({ status: 503 });
      await happen();
      await sink.expect(1, path);
      const [{ ref } = { ref: '' }] = (await deliveries()).data;
      for (let attempt = 2; attempt <= 10; attempt += 1) {
        await settled(ref, 'due');
        await advance(2 * DAY_SECONDS);
        await sink.expect(attempt, path);
      }
      const exhausted = await settled(ref, 'exhausted');
      expect(exhausted.log.map(({ attempt }) => attempt)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    });
  });

  describe('rotating the secret', () => {
    it('[D-71] signs with both until the next one is promoted', async () => {
      const { ref, secret } = await make();
      const rotated = await press(ref, 'rotate-secret');
      const { nextSecret } = rotated.body;
      expect(rotated.body.hasNextSecret).toBe(true);
      await press(ref, 'ping');
      const [during] = await sink.expect(1, path);
      expect(verifies(during!, secret)).toBe(true);
      expect(verifies(during!, nextSecret, 'x-svc-signature-next')).toBe(true);
      for (const each of [secret, nextSecret])
        expect(new Webhook(each).verify(during!.body, during!.headers as Record<string, string>)).toBeDefined();

      expect((await press(ref, 'promote-secret')).body.hasNextSecret).toBe(false);
      await press(ref, 'ping');
      const [, after] = await sink.expect(2, path);
      expect(verifies(after!, nextSecret)).toBe(true);
      expect(after!.headers).not.toHaveProperty('x-svc-signature-next');
      expect((await press(ref, 'promote-secret')).status).toBe(409);
    });
  });

  describe('the merchant', () => {
    it('[D-76] tests a destination with a ping, which is sent once', async () => {
      const { ref } = await make({ events: ['order.updated'] });
      sink.answer = () => ({ status: 500, body: 'not yet' });
      const pinged = await press<Delivery>(ref, 'ping');
      expect(pinged.status).toBe(202);
      const failed = await settled(pinged.body.ref, 'exhausted');
      expect(failed).toMatchObject({ type: 'ping', attempts: 1, log: [{ status: 500, responseBody: 'not yet' }] });
      expect(JSON.parse(failed.requestBody)).toMatchObject({ type: 'ping', data: { message: 'ping' } });
    });

    it('[D-75] reads what was sent and what was answered, by filters and page by page', async () => {
      const { ref } = await make();
      await happen(3);
      await sink.expect(3, path);
      const first = await deliveries(`?limit=2&destination=${ref}&type=product.deleted`);
      const second = await deliveries(`?limit=2&cursor=${first.nextCursor}`);
      expect(new Set([...first.data, ...second.data].map((each) => each.ref)).size).toBe(3);
      expect(second.nextCursor).toBeUndefined();
      const [one] = first.data;
      expect((await deliveries(`?event=${one!.eventRef}`)).data).toMatchObject([{ ref: one!.ref }]);
      expect((await deliveries('?type=order.updated')).data).toEqual([]);
      expect((await settled(one!.ref, 'delivered')).log).toMatchObject([{ attempt: 1, status: 200, responseBody: 'ok' }]);
      for (const query of ['?destination=nonsense', '?event=wdn_x', '?state=lost', '?tpye=ping', '?since=yesterday']) {
        expect((await call('GET', `deliveries${query}`)).status).toBe(400);
      }
      expect((await call('GET', `deliveries/${ref}`)).status).toBe(404);
    });

    it('sends a delivery again, with the same ids', async () => {
      await make();
      await happen();
      const [first] = await sink.expect(1, path);
      const ref = String(first!.headers['x-svc-webhook-id']);
      await settled(ref, 'delivered');
      expect((await call('POST', `deliveries/${ref}/resend`)).status).toBe(202);
      const [, again] = await sink.expect(2, path);
      expect(again!.body).toBe(first!.body);
      expect(again!.headers).toMatchObject({ 'x-svc-webhook-id': ref, 'x-svc-webhook-attempt': '2' });
    });

    it('[D-75] replays events: a single one, and all since a moment to a destination that is new', async () => {
      const { ref } = await make();
      await happen(2);
      await sink.expect(2, path);
      const { data } = await deliveries();
      await Promise.all(data.map((each) => settled(each.ref, 'delivered')));
      expect((await press<{ due: number }>(ref, 'replay', { events: [data[0]!.eventRef] })).body).toEqual({ due: 1, waiting: 0 });
      await sink.expect(3, path);

      const late = await make({ url: `${sink.url}${path}-late` });
      expect((await press(late.ref, 'replay')).body).toEqual({ due: 0, waiting: 0 });
      expect((await press<{ due: number }>(late.ref, 'replay', { since: '2020-01-01T00:00:00Z' })).body).toMatchObject({ due: 2 });
      await sink.expect(2, `${path}-late`);
      expect((await press(late.ref, 'replay', { events: ['evt_nonsense'] })).status).toBe(400);
    });
  });

  it('[D-74] is not delayed by a destination that never answers', async () => {
    await make({ url: `${sink.url}${path}-dead` });
    await make();
    sink.answer = (webhook) => (webhook.path.endsWith('-dead') ? undefined : { status: 200 });
    await happen(60);
    const sent = Date.now();
    await sink.expect(60, path);
    expect(sink.received.filter((each) => each.path === `${path}-dead`).length).toBeLessThanOrEqual(10);
    expect(Date.now() - sent).toBeLessThan(15_000);
  });

  it('[§6 product.deleted] reports a deleted product', async () => {
    await make({ events: ['product.deleted'] });
    await shop.apply({ version: 1, products: [aProduct()] });
    await shop.apply({ version: 1, products: [] });
    const [received] = await sink.expect(1, path);
    expect(JSON.parse(received!.body)).toMatchObject({ type: 'product.deleted', data: { slug: 'tote-bag' } });
  });
});
