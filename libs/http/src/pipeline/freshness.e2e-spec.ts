import { answeredFast, ApiClient, advanceClock, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { Client } from 'pg';

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const product = (name: string) => ({ slug: 'bag', name, variants: [{ key: 'one', name: 'One', prices: naira(100) }] });

describe('prepared answers', () => {
  let service: SharedService;
  let here: ApiClient;
  let there: ApiClient;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService({ apis: 2 });
    here = service.client;
    there = new ApiClient(service.urls[1]!);
  });

  beforeEach(async () => {
    shop = await openShop(service, 'fresh', { version: 1, products: [product('v0')] });
  });

  const nameAt = async (client: ApiClient) =>
    (await client.get<{ name: string }>('/v1/store/products/bag', { key: shop.keys.secretLive })).body.name;
  const write = async (name: string) => {
    const written = await here.put('/v1/admin/document', { version: 1, products: [product(name)] }, { key: shop.adminToken });
    expect(written.status).toBe(200);
  };

  /** Reads until it is `wanted`; the suite's time limit is the bound. */
  async function until<T>(read: () => Promise<T>, wanted: T): Promise<void> {
    while ((await read()) !== wanted) await new Promise((resolve) => setImmediate(resolve));
  }

  it('[D-30] show a change in the next read of the process that wrote it, and soon in every other', async () => {
    for (let version = 1; version <= 10; version += 1) {
      await Promise.all([nameAt(here), nameAt(there)]);
      await write(`v${version}`);
      expect(await nameAt(here)).toBe(`v${version}`);
      await until(() => nameAt(there), `v${version}`);
      expect(await nameAt(there)).toBe(`v${version}`);
    }
  });

  it('[D-30] show changed settings of the workspace, too', async () => {
    const nameOfStore = async (client: ApiClient) =>
      (await client.get<{ displayName: string }>('/v1/store/storefront', { key: shop.keys.secretLive })).body.displayName;
    for (const displayName of ['Ile', 'Ile Aro', 'Ile Aro & Co']) {
      await Promise.all([nameOfStore(here), nameOfStore(there), nameOfStore(there)]);
      await here.patch('/v1/admin/workspace', { displayName }, { key: shop.adminToken });
      expect(await nameOfStore(here)).toBe(displayName);
      await until(() => nameOfStore(there), displayName);
      for (let time = 0; time < 5; time += 1) expect(await nameOfStore(there)).toBe(displayName);
    }
  });

  it('[D-30] never go back, however reads and writes cross', async () => {
    let latest = 0;
    let reading = true;
    const follow = async (client: ApiClient) => {
      let seen = 0;
      while (reading) {
        const least = client === here ? latest : 0;
        const version = Number((await nameAt(client)).slice(1));
        expect(version).toBeGreaterThanOrEqual(Math.max(seen, least));
        seen = version;
      }
    };
    const readers = [follow(here), follow(here), follow(here), follow(there)];
    for (let version = 1; version <= 25; version += 1) {
      await write(`v${version}`);
      latest = version;
    }
    reading = false;
    await Promise.all(readers);
    expect(await nameAt(here)).toBe('v25');
    await until(() => nameAt(there), 'v25');
  });

  it('[D-30] do not live on when the database has cut the feed of changes', async () => {
    await Promise.all([nameAt(here), nameAt(there)]);
    const admin = new Client({ connectionString: service.databaseUrl });
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike '%listen %' and pid <> pg_backend_pid()`,
    );
    await admin.end();
    await write('v1');
    expect(await nameAt(here)).toBe('v1');
    await until(() => nameAt(there), 'v1');
    await write('v2');
    await until(() => nameAt(there), 'v2');
  });

  it('[D-30] hold until the time that changes them: a price phase, a sale, the opening of a form, a publication', async () => {
    await shop.apply({
      version: 1,
      events: [
        {
          slug: 'night',
          title: 'Night',
          startAt: at(100),
          endAt: at(101),
          ticketTypes: [
            {
              key: 'entry',
              name: 'Entry',
              kind: 'paid',
              prices: naira(900),
              pricePhases: [{ key: 'early', prices: naira(500), endsAt: at(1) }],
            },
            { key: 'late', name: 'Late', kind: 'free', onSaleFrom: at(3) },
          ],
        },
        { slug: 'soon', title: 'Soon', startAt: at(100), endAt: at(101), publishedAt: at(2) },
        { slug: 'ending', title: 'Ending', startAt: at(-22), endAt: at(-19) },
      ],
      forms: [{ slug: 'apply', name: 'Apply', fields: [], opensAt: at(1), closesAt: at(3) }],
      notes: [{ slug: 'news', title: 'News', bodyHtml: '<p>New</p>', publishedAt: at(2) }],
    });
    const key = shop.keys.secretLive;
    const seen = async (client: ApiClient) => {
      const night = await client.get<{ ticketTypes: { name: string; priceMinor: number }[] }>('/v1/store/events/night', { key });
      const list = await client.get<{ slug: string }[]>('/v1/store/events', { key });
      const form = await client.get<{ status: string }>('/v1/store/forms/apply', { key });
      const note = await client.get('/v1/store/notes/news', { key });
      const tickets = night.body.ticketTypes.map(({ name, priceMinor }) => `${name} ${priceMinor}`);
      return [
        tickets.join(),
        list.body
          .map(({ slug }) => slug)
          .sort()
          .join(),
        form.body.status,
        note.status,
      ];
    };
    const twice = async () => {
      for (const client of [here, there]) await seen(client);
      const fast = await answeredFast(service);
      const [one, other] = [await seen(here), await seen(there)];
      expect(other).toEqual(one);
      expect(await answeredFast(service)).toBeGreaterThan(fast);
      return one;
    };
    const advance = (hours: number) => advanceClock(service, shop, hours * 3_600);

    expect(await twice()).toEqual(['Entry 500', 'ending,night', 'closed', 404]);
    await advance(1);
    expect(await twice()).toEqual(['Entry 900', 'ending,night', 'open', 404]);
    await advance(1);
    expect(await twice()).toEqual(['Entry 900', 'ending,night,soon', 'open', 200]);
    await advance(1);
    expect(await twice()).toEqual(['Entry 900,Late 0', 'ending,night,soon', 'closed', 200]);
    await advance(3);
    expect(await twice()).toEqual(['Entry 900,Late 0', 'night,soon', 'closed', 200]);
    await advance(-6);
    expect(await twice()).toEqual(['Entry 500', 'ending,night', 'closed', 404]);
  });

  it('[D-30] take no more memory than configured, and responses continue', async () => {
    const small = await sharedService({ env: { PREPARED_MEMORY_MB: '1' } });
    const products = Array.from({ length: 60 }, (_, index) => ({
      ...product(`Bag ${index}`),
      slug: `bag-${index}`,
      description: `${index} `.repeat(6_000),
    }));
    const crowded = await openShop(small, 'crowded', { version: 1, products });
    for (let round = 0; round < 2; round += 1) {
      for (const { slug, name } of products) {
        expect((await small.client.get<{ name: string }>(`/v1/store/products/${slug}`, { key: crowded.keys.secretLive })).body.name).toBe(
          name,
        );
      }
    }
    const metrics = await (await fetch(`${small.urls[0]}/metrics`)).text();
    const taken = Number(/^prepared_answers_bytes (\d+)$/m.exec(metrics)?.[1]);
    expect(taken).toBeGreaterThan(500_000);
    expect(taken).toBeLessThanOrEqual(1024 * 1024);
  });
});
