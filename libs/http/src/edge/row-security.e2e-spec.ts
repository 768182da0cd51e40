import { randomBytes } from 'node:crypto';
import { ApiClient, freePort, inDays, openShop, RunningProcess, startService, type RunningService, type Shop } from '@svc/testing';
import { Client } from 'pg';

const NGN = [{ currency: 'NGN', priceMinor: 5_000 }];
const document = {
  version: 1,
  products: [{ slug: 'bag', name: 'Bag', variants: [{ key: 'one', name: 'One', prices: NGN, stock: 9 }] }],
  events: [
    {
      slug: 'party',
      title: 'Party',
      startAt: inDays(10),
      endAt: inDays(11),
      ticketTypes: [{ key: 'free', name: 'Free', kind: 'free', capacity: 9 }],
    },
  ],
};

/** Returns the SQL of a role that sees no workspace's rows by itself: only keys, whose owners are looked up before anything is known. */
const BLIND = (login: string) => `
  create role ${login} login noinherit password '${login}';
  grant ${login} to current_user;
  grant svc_app to ${login};
  do $$
  declare
    name text;
  begin
    for name in select nspname from pg_namespace where nspname !~ '^(pg_|information_schema)' loop
      execute format('grant all on schema %1$I to ${login}; grant all on all tables in schema %1$I to ${login}; grant all on all sequences in schema %1$I to ${login}', name);
    end loop;
    for name in select polrelid::regclass::text from pg_policy where polname = 'every_row' and polrelid <> 'access_key'::regclass loop
      execute format($policy$alter policy every_row on %s using (current_user = 'svc_app')$policy$, name);
    end loop;
  end
  $$`;

describe('an api that by itself sees no row of any workspace', () => {
  const login = `blind_${randomBytes(6).toString('hex')}`;
  const secrets = { SECRET_KEY: randomBytes(32).toString('base64') };
  let service: RunningService;
  let shop: Shop;
  let database: Client;
  let blind: RunningProcess;
  let client: ApiClient;

  beforeAll(async () => {
    service = await startService({ env: secrets });
    shop = await openShop(service, 'walled', document);
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
    await database.query(BLIND(login));
    const [url, port] = [new URL(service.databaseUrl), await freePort()];
    url.username = url.password = login;
    blind = await RunningProcess.start('api/main.cjs', {
      DATABASE_URL: url.href,
      ...secrets,
      NODE_ENV: 'development',
      PORT: String(port),
      RATE_LIMIT_SCALE: '0',
    });
    client = new ApiClient(`http://127.0.0.1:${port}`);
  });

  afterAll(async () => {
    await blind?.stop();
    await database?.query(`drop owned by ${login}; drop role ${login}`);
    await database?.end();
    await service?.stop();
  });

  const key = () => shop.keys.secretLive;
  const bag = async () => (await client.get<{ ref: string; variants: { ref: string }[] }>('/v1/store/products/bag', { key: key() })).body;

  it('knows of no product itself', async () => {
    await database.query(`set role ${login}`);
    const { rows } = await database.query('select slug from product');
    await database.query('reset role');
    expect(rows).toEqual([]);
  });

  it('shows a shop its products, as each request sees those of its own workspace', async () => {
    const { body } = await client.get('/v1/store/products', { key: key() });
    expect(body).toMatchObject([{ slug: 'bag' }]);
  });

  it('registers guests and opens checkouts, whose rows are that workspace’s', async () => {
    const { body: event } = await client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/party', { key: key() });
    const guest = {
      contact: { name: 'Ada', email: 'ada@example.com' },
      tickets: [{ ticketTypeRef: event.ticketTypes[0]!.ref, quantity: 1 }],
    };
    expect(await client.post('/v1/store/events/party/register', guest, { key: key() })).toMatchObject({ status: 201 });

    const cart = { items: [{ variantRef: (await bag()).variants[0]!.ref, quantity: 1 }], returnUrl: 'https://shop.example/thanks' };
    expect(await client.post('/v1/store/checkouts', cart, { key: key(), headers: { 'idempotency-key': 'one' } })).toMatchObject({
      status: 201,
    });
  });

  it('lets its merchant manage it', async () => {
    expect(await client.patch(`/v1/admin/products/${(await bag()).ref}`, { name: 'Indigo bag' }, { key: shop.adminToken })).toMatchObject({
      status: 200,
      body: { name: 'Indigo bag' },
    });
  });

  it('shows visitors the pages below its name, and nothing below another', async () => {
    expect(await client.get('/walled/e/party')).toMatchObject({ status: 200 });
    expect(await client.get('/unwalled/e/party')).toMatchObject({ status: 404 });
  });
});
