import { ApiClient, createTestDatabase, freePort, openShop, RunningProcess, startService, type RunningService } from '@svc/testing';
import { randomBytes } from 'node:crypto';

const BROWSER = { accept: 'text/html' };

describe('[ADR 0140 r3] an api process', () => {
  let service: RunningService;
  let key: string;
  let adminToken: string;
  beforeAll(async () => {
    service = await startService();
    const shop = await openShop(service, 'adire', { version: 1 });
    key = shop.keys.secretLive;
    adminToken = shop.adminToken;
  });
  afterAll(() => service?.stop());

  const started = new Map<string, Promise<string>>();

  /** Returns the address of an api with these faces, which runs beside the one with all. */
  const apiWith = (faces: string): Promise<string> => {
    const api = started.get(faces) ?? startWith(faces);
    started.set(faces, api);
    return api;
  };

  async function startWith(faces: string): Promise<string> {
    const url = `http://127.0.0.1:${await freePort()}`;
    await service.startApi(url, { FACES: faces });
    return url;
  }

  /** Returns the status of a read of each face, of the documents of each interface, and of what every process has. */
  async function statusesOf(url: string): Promise<Record<string, number>> {
    const statusOf = async (path: string, headers: Record<string, string> = {}) => (await fetch(url + path, { headers })).status;
    const statuses = {
      store: statusOf('/v1/store/products', { authorization: `Bearer ${key}` }),
      management: statusOf('/v1/admin/workspace', { authorization: `Bearer ${adminToken}` }),
      hosted: statusOf('/adire/newsletter', BROWSER),
      'store reference': statusOf('/docs', BROWSER),
      'store contract': statusOf('/v1/openapi.json'),
      'management reference': statusOf('/docs/management', BROWSER),
      'management contract': statusOf('/v1/admin/openapi.json'),
      health: statusOf('/healthz'),
      readiness: statusOf('/readyz'),
      metrics: statusOf('/metrics'),
    };
    return Object.fromEntries(await Promise.all(Object.entries(statuses).map(async ([name, status]) => [name, await status])));
  }

  const always = { health: 200, readiness: 200, metrics: 200 };
  const [on, off] = [200, 404];

  it.each([
    ['store,management,hosted', { store: on, management: on, hosted: on }],
    ['store', { store: on, management: off, hosted: off }],
    ['management', { store: off, management: on, hosted: off }],
    ['hosted', { store: off, management: off, hosted: on }],
    ['store,hosted', { store: on, management: off, hosted: on }],
  ])('serves the faces that it is given, their reference, health and metrics, and nothing else: %s', async (faces, served) => {
    expect(await statusesOf(await apiWith(faces))).toEqual({
      ...served,
      'store reference': served.store,
      'store contract': served.store,
      'management reference': served.management,
      'management contract': served.management,
      ...always,
    });
  });

  it('answers what it does not serve in the envelope of errors, to browsers as well where it serves no pages', async () => {
    const client = new ApiClient(await apiWith('store'));
    for (const path of ['/v1/admin/workspace', '/adire/newsletter', '/docs/management']) {
      const { status, body } = await client.get<{ error: { code: string } }>(path, { key: adminToken, headers: BROWSER });
      expect([path, status, body.error.code]).toEqual([path, 404, 'NOT_FOUND']);
    }
  });

  it.each(['store', 'management', 'hosted'])('takes callbacks of providers, whatever it serves: %s', async (faces) => {
    const client = new ApiClient(await apiWith(faces));
    const { body } = await client.post<{ error: { message: string } }>('/v1/payments/callbacks/paystack/wks_1/live', {});
    expect(body.error.message).toContain('address for callbacks');
  });

  it('does not start with a face that there is not, and names those that there are', async () => {
    const database = await createTestDatabase();
    const env = { DATABASE_URL: database.url, SECRET_KEY: randomBytes(32).toString('base64'), NODE_ENV: 'development', FACES: 'shop' };
    const output = await RunningProcess.start('api/main.cjs', env).catch(String);
    await database.drop();
    expect(output).toContain('ended with code 78.');
    expect(output).toContain('FACES is not valid: it takes one or more of store, management, hosted, separated by commas.');
  });
});
