import {
  ApiClient,
  DeltaClient,
  openShop,
  stampsSettled,
  startService,
  type RunningProcess,
  type RunningService,
  type Shop,
} from '@svc/testing';
import { Client } from 'pg';

interface Summary {
  ref: string;
  name: string;
  updatedAt: string;
}

const PRODUCTS = 250;
const prices = [{ currency: 'NGN', priceMinor: 500_000 }];
const documentOf = (round: number) => ({
  version: 1,
  products: Array.from({ length: PRODUCTS }, (_, index) => ({
    slug: `p-${index}`,
    name: `${index} in round ${index % 2 === 0 ? round : 0}`,
    variants: [{ key: 'standard', name: 'Standard', prices }],
  })),
});

describe('the delta of products over HTTP', () => {
  let service: RunningService;
  let shop: Shop;
  let database: Client;

  beforeAll(async () => {
    service = await startService({ apis: 3 });
    await service.startWorker();
    shop = await openShop(service, 'delta', documentOf(0));
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
  });

  afterAll(async () => {
    await database?.end();
    await service?.stop();
  });

  /** Returns the process that assigns the stamps, once it is not `before`. */
  async function sequencer(before?: RunningProcess): Promise<RunningProcess> {
    for (let looks = 0; looks < 2_000; looks += 1) {
      const { rows } = await database.query<{ name: string }>(
        `select application_name as name from pg_locks join pg_stat_activity using (pid)
          where locktype = 'advisory' and granted and datname = current_database() and application_name like '% stamps'`,
      );
      const current = service.processes.find(({ pid }) => rows[0]?.name.split(' ').includes(String(pid)));
      if (current && current !== before) return current;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('Nobody gives stamps.');
  }

  it('[D-30a] shows the delay of the stamps in the readiness of each process', async () => {
    const { client } = service;
    expect((await client.get('/readyz')).body).toMatchObject({ parts: { stamps: 'ok' }, stampLagMs: expect.any(Number) });
  });

  it('[D-30a] goes on when the process that gives the stamps freezes, and when it comes back', async () => {
    const frozen = await sequencer();
    process.kill(frozen.pid, 'SIGSTOP');
    const next = await sequencer(frozen);
    process.kill(frozen.pid, 'SIGCONT');
    await shop.apply(documentOf(3));
    expect(await sequencer(frozen)).toBe(next);
  });

  it('[D-30a] loses nothing when the process that gives the stamps is killed, and the next one, too', async () => {
    const key = shop.keys.secretLive;
    const apis = service.urls.map((url, index) => ({ client: new ApiClient(url), process: service.processes[index] }));
    const killed = new Set<RunningProcess | undefined>();
    const api = () => apis.find(({ process }) => !killed.has(process))!.client;
    const read = async (updatedSince: string, limit: number) =>
      (await api().get<Summary[]>(`/v1/store/products?updatedSince=${updatedSince}&limit=${limit}`, { key })).body;
    const mirror = new DeltaClient<Summary>(read, { limit: 100 });
    await mirror.catchUp();

    for (const round of [1, 2]) {
      const victim = await sequencer();
      killed.add(victim);
      const applied = api().put('/v1/admin/document', documentOf(round), { key: shop.adminToken });
      await victim.stop('SIGKILL');
      expect((await applied).status).toBe(200);
      await stampsSettled(service.databaseUrl);
      await mirror.catchUp();
      const all = await api().get<Summary[]>('/v1/store/products', { key });
      expect(all.body).toHaveLength(PRODUCTS);
      expect(mirror.mirror).toEqual(new Map(all.body.map((product) => [product.ref, product])));
    }
  });
});
