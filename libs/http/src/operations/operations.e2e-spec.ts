import { get } from 'node:http';
import { openShop, startService, type RunningService } from '@svc/testing';
import { Client } from 'pg';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
});

afterAll(() => service?.stop());

describe('the operator of the service', () => {
  it('sees that the process is alive', async () => {
    const answer = await service.client.get('/healthz');
    expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }]);
  });

  it('sees that database, queue and schema are ready', async () => {
    const answer = await service.client.get('/readyz');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'ok',
      parts: { database: 'ok', queue: 'ok', migrations: 'ok', stamps: 'ok', outbox: 'ok', recurring: 'ok' },
      stampLagMs: expect.any(Number),
      outboxLagMs: 0,
    });
  });

  it.each([
    '/metrics/',
    '/METRICS',
    '/metrics/.',
    '/metrics/./',
    '//metrics',
    '/%6detrics',
    '/x/../metrics',
    '/readyz/',
    '/Readyz',
    '/readyz/.',
    '/readyz//',
  ])('answers nothing at %s, which the rule of a proxy for /metrics and /readyz lets pass', async (path) =>
    expect(await statusOf(service.urls[0]!, path)).toBe(404),
  );

  it('counts requests by route, never by address, as Prometheus text', async () => {
    const { keys } = await openShop(service, 'measured');
    await service.client.get('/v1/store/products/nobody-sells-this', { key: keys.secretLive });
    const { headers, text } = await service.client.get('/metrics');
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/v1\/store\/products\/:slug",status="404"\} 1/);
    expect(text).not.toContain('nobody-sells-this');
  });

  it('counts the facts that wait to be published, and for how long, before a worker takes them', async () => {
    const { adminToken } = await openShop(service, 'gone');
    const tote = {
      slug: 'tote-bag',
      name: 'Tote bag',
      variants: [{ key: 'standard', name: 'Standard', prices: [{ currency: 'NGN', priceMinor: 850_000 }] }],
    };
    const { body } = await service.client.post<{ ref: string }>('/v1/admin/products', tote, { key: adminToken });
    expect((await service.client.get('/metrics')).text).toContain('outbox_waiting_facts 0');
    await service.client.send(`/v1/admin/products/${body.ref}`, { method: 'DELETE', key: adminToken });
    const { text } = await service.client.get('/metrics');
    expect(text).toContain('\noutbox_waiting_facts 1\n');
    expect(text).toContain('\noutbox_failing_facts 0\n');
    expect(text).toMatch(/^outbox_oldest_seconds \d/m);
  });

  it('[ADR 0008 r1] sees how many counters of stock and seats were wrong when they were compared last', async () => {
    expect((await service.client.get('/metrics')).text).toContain('\ninventory_drift 0\n');
  });

  it('[D-142] sees which recurring tasks are not done any more, and stays ready', async () => {
    const database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
    await database.query(`insert into recurring_task (name, every_ms, known_since, named_at, done_at) values
      ('tell-restocked', 5000, now() - interval '1 day', now(), now() - interval '1 minute'), ('keep-partitions', 3600000, now() - interval '1 day', now(), now() - interval '1 minute')`);
    const { status, body } = await service.client.get('/readyz');
    const { text } = await service.client.get('/metrics');
    await database.query('delete from recurring_task');
    const { text: after } = await service.client.get('/metrics');
    await database.end();
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ status: 'ok', parts: expect.objectContaining({ recurring: 'late' }), lateTasks: ['tell-restocked'] }),
    ]);
    expect([text, after].map((each) => each.match(/^recurring_task_late.*$/gm))).toEqual([
      ['recurring_task_late{task="tell-restocked"} 1'],
      null,
    ]);
  });

  it('finds no key, token or query in the log', async () => {
    const { keys, adminToken } = await openShop(service, 'logged');
    await service.client.get('/v1/store/availability?variantRefs=secret-looking-query', { key: keys.secretLive });
    const log = await service.processes[0]!.logWith('"path":"/v1/store/availability"');
    for (const secret of [...Object.values(keys), adminToken, service.operatorToken, 'secret-looking-query']) {
      expect(log).not.toContain(secret);
    }
  });
});

/** Returns the status for this exact path, which `fetch` would normalise. */
function statusOf(url: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

describe('a process that cannot work', () => {
  it('[ADR 0160 r4] is not ready while its database is away, and says which part; metrics of the database are absent', async () => {
    const admin = new URL(service.databaseUrl);
    const name = admin.pathname.slice(1);
    admin.pathname = '/postgres';
    const client = new Client({ connectionString: admin.href });
    await client.connect();
    await client.query(`alter database ${name} with allow_connections false`);
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    const answer = await service.client.get<{ status: string; parts: Record<string, string> }>('/readyz');
    expect(answer.status).toBe(503);
    expect(answer.body.parts['database']).toBe('failed');
    expect((await service.client.get('/healthz')).status).toBe(200);
    const { text } = await service.client.get('/metrics');
    expect(text).toContain('\nmetrics_source_up{source="database"} 0\n');
    expect(text).not.toMatch(/^outbox_oldest_seconds/m);
    await client.query(`alter database ${name} with allow_connections true`);
    await client.end();
    expect(await becomesReady()).toBe(true);
  });

  async function becomesReady(): Promise<boolean> {
    const end = Date.now() + 60_000;
    while (Date.now() < end) {
      if ((await service.client.get('/readyz')).status === 200) return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
  }
});
