import { createTestDatabase, freePort, openShop, RunningProcess, SHOP_ORIGIN, startService, type RunningService } from '@svc/testing';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const secretKey = randomBytes(32).toString('base64');

describe('an api process', () => {
  let service: RunningService;

  beforeAll(async () => {
    service = await startService({ apis: 2, env: { SECRET_KEY: secretKey, INSECURE_DEVELOPMENT: 'yes' } });
  });

  afterAll(() => service.stop());

  it('logs each request with its id on a line of JSON, and no secret anywhere', async () => {
    const shop = await openShop(service, 'logged');
    const key = shop.keys.publishableLive;
    const answered = await service.client.get('/v1/store/products?secret=in-the-query', {
      key,
      origin: SHOP_ORIGIN,
      headers: { 'x-request-id': 'mine' },
    });
    await service.client.get('/v1/store/products', { key: 'svc_sk_live_guessed' });
    await service.client.put('/v1/admin/document', { version: 1, notes: 'secret in the body' }, { key: shop.adminToken });

    const [api] = service.processes as [RunningProcess];
    await until(async () => api.log.includes('"path":"/v1/admin/document","status":400'));
    const lines = api.log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.find(({ requestId }) => requestId === answered.headers.get('x-request-id'))).toMatchObject({
      name: 'api',
      level: 'info',
      method: 'GET',
      path: '/v1/store/products',
      status: 200,
      workspace: 'logged',
      clientRequestId: 'mine',
      ms: expect.any(Number),
    });
    const secrets = [
      ...Object.values(shop.keys),
      shop.adminToken,
      service.operatorToken,
      secretKey,
      service.databaseUrl,
      'svc_sk_live_guessed',
      'in-the-query',
      'secret in the body',
    ];
    expect(secrets.filter((secret) => api.log.includes(secret))).toEqual([]);
  });

  it('[D-108] warns at its start that development may be reached by others', () => {
    for (const { log } of service.processes) expect(log).toMatch(/"level":"warn".*INSECURE_DEVELOPMENT=yes/);
  });

  it('[D-7] goes by one clock with the others, which development may advance', async () => {
    const read = async (url: string) => Date.parse(((await (await fetch(`${url}/dev/clock`)).json()) as { now: string }).now);
    const before = await read(service.urls[0]!);
    await fetch(`${service.urls[0]}/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"advanceSeconds":86400}',
    });
    for (const url of service.urls) expect((await read(url)) - before).toBeGreaterThanOrEqual(86_400_000);
  });

  it('answers running requests when it is asked to end, accepts no new ones and ends with 0', async () => {
    const shop = await openShop(service, 'drained');
    const [staying, leaving] = service.processes;
    const release = await holdBack(service.databaseUrl);
    const underWay = fetch(`${service.urls[1]}/v1/admin/document`, { headers: { authorization: `Bearer ${shop.adminToken}` } });
    await until(async () => (await waitingFor(service.databaseUrl)) > 0);

    const gone = leaving!.stop();
    await until(async () => !(await answers(service.urls[1]!)));
    expect(leaving!.exitCode).toBeUndefined();
    await release();

    expect((await underWay).status).toBe(200);
    await gone;
    expect(leaving!.exitCode).toBe(0);
    expect(staying!.exitCode).toBeUndefined();
    expect(await answers(service.urls[0]!)).toBe(true);
  });
});

describe.each(['api/main.cjs', 'worker/main.cjs'])('%s', (bundle) => {
  it.each([
    [
      'a schema that is behind',
      'delete from migration where id = (select max(id) from migration)',
      'The database schema is behind this build.',
    ],
    [
      'SQL functions that are behind',
      `update sql_function set hash = 'before' where name = 'take_holds'`,
      'The SQL functions of the database are behind this build (take_holds).',
    ],
  ])('[decisions 3.16 migrations] [ADR 0162 r2] refuses to start on %s', async (_what, change, says) => {
    const database = await createTestDatabase();
    await withClient(database.url, (client) => client.query(change));
    const env = { DATABASE_URL: database.url, SECRET_KEY: secretKey, NODE_ENV: 'development', PORT: String(await freePort()) };
    const refused: unknown = await RunningProcess.start(bundle, env).catch((error: unknown) => error);
    expect(String(refused)).toContain(`\n${says} Run npm run migrate`);
    expect(String(refused)).toContain('ended with code 78.');
    expect(String(refused)).not.toMatch(/^\{/m);
    await database.drop();
  });
});

describe.each(['api/main.cjs', 'worker/main.cjs', 'api/migrate.cjs'])('%s', (bundle) => {
  it('[D-135] refuses to start where its database is not, and says what to check in production', async () => {
    const env = {
      DATABASE_URL: `postgres://svc@127.0.0.1:${await freePort()}/svc`,
      SECRET_KEY: secretKey,
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      PUBLIC_URL: 'https://shop.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'tickets@shop.example',
    };
    const refused: unknown = await RunningProcess.start(bundle, env).catch((error: unknown) => error);
    expect(String(refused)).toMatch(/^The database does not answer: .* Check DATABASE_URL\.$/m);
    expect(String(refused)).not.toMatch(/^\{/m);
  });
});

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Blocks the reading of notes until it is released. */
async function holdBack(url: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin; lock table note in access exclusive mode');
  return async () => {
    await client.query('commit');
    await client.end();
  };
}

const waitingFor = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_locks where relation = 'note'::regclass and not granted`,
    );
    return rows[0]!.waiting;
  });

const answers = (url: string) =>
  fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );

async function until(reached: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (await reached()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It did not happen within 500 looks.');
}
