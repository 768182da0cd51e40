import { randomUUID } from 'node:crypto';
import { eventually, startService, WebhookSink, type RunningService } from '@svc/testing';
import { audit, comeToRest } from '../crashes/audit';
import { Buyer, type Fate } from '../crashes/buyer';
import { Chance } from '../crashes/chance';
import { LoadRun } from '../crashes/load-run';
import { tier } from '../test/tiers.mjs';
import { DistributedDatabase } from './distributed-database';
import { KillableNode } from './killable-node';

const RUNS = Number(process.env['CRASH_RUNS'] ?? tier.nodeSeeds);
const FIRST_SEED = Number(process.env['CRASH_SEED'] ?? 1);
const SEEDS = Array.from({ length: RUNS }, (_, run) => FIRST_SEED + run);
const BUYERS = 3;
const CHECKOUTS_EACH = 3;
const ADDRESSES = 6;
/** Deeds of all buyers between two deaths. */
const CALM = { least: 15, most: 40 };
const MOST_SHOPS = 30;
/** Ends a run that hangs; a busy machine takes minutes for one. */
const LONG_MS = 1_800_000;

let sink: WebhookSink;
let database: DistributedDatabase;
let service: RunningService;
let node: KillableNode;

beforeAll(async () => {
  sink = await WebhookSink.open();
  database = await DistributedDatabase.start();
  await database.distribute();
  await database.recoverSoon();
  node = new KillableNode(database);
  const started = await startService({ env: { DATABASE_URL: database.url } });
  await started.startWorker();
  service = { ...started, databaseUrl: database.url };
}, LONG_MS);

afterAll(async () => {
  await service?.stop();
  await database?.stop();
  await sink?.close();
}, LONG_MS);

describe('shops on two nodes, of which one is killed however often,', () => {
  it.each(SEEDS)(
    'sell nothing twice, charge nothing twice and leave nothing paid without an order: seed %i',
    async (seed) => {
      const loads = await openOnBothNodes();
      try {
        const deaths = node.deaths;
        await buyAndDie(loads, new Chance(seed));
        await node.alive();
        for (const load of loads) await comeToRest(load);
        expect((await Promise.all(loads.map((load) => audit(load, sink)))).flat()).toEqual([]);
        for (const one of database.cluster.nodes)
          await eventually('what was prepared is ended', async () => (await database.prepared(one)) === 0);
        expect(node.deaths).toBeGreaterThan(deaths);
      } finally {
        await Promise.all(loads.map((load) => load.close()));
      }
    },
    LONG_MS,
  );
});

describe('a node that is away', () => {
  let here: LoadRun;
  let there: LoadRun;

  beforeAll(async () => {
    [here, there] = (await openOnBothNodes()) as [LoadRun, LoadRun];
  }, LONG_MS);
  afterAll(() => Promise.all([here, there].map((load) => load?.close())));

  /** Opens a checkout. The sandbox is left out: it finds a charge by its reference alone, on every node. */
  const open = ({ shop, goods }: LoadRun) =>
    service.client.send<{ ref: string }>('/v1/store/checkouts', {
      method: 'POST',
      key: shop.keys.secretLive,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        items: [{ variantRef: goods.variants[0], quantity: 1 }],
        contact: { name: 'Ada Obi', email: 'ada@example.com' },
        returnUrl: 'https://shop.example/thanks',
      },
    });

  it(
    'answers 503 for its shops, which buyers may try again; others open checkouts, and all is well when it is back',
    async () => {
      await database.second.kill();
      const [opened, refused] = [await open(here), await open(there)];
      expect(opened.status).toBeLessThan(300);
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      await database.second.start();
      await eventually('its shops open checkouts', async () => (await open(there)).status < 300);
    },
    LONG_MS,
  );

  it(
    'ends what it had prepared for a commit when it is back, as the other node did',
    async () => {
      const slug = `prepared-${randomUUID().slice(0, 8)}`;
      await database.holdCommits(true);
      const making = service.client.post(
        '/v1/admin/workspaces',
        { slug, displayName: 'Prepared', timezone: 'Africa/Lagos', currencies: ['NGN'] },
        { key: service.operatorToken },
      );
      await eventually('the node has prepared its part', async () => (await database.prepared()) > 0);
      await database.second.kill();
      await database.holdCommits(false);
      await database.second.start();
      expect([201, 503]).toContain((await making).status);
      await eventually('what was prepared is ended', async () => (await database.prepared()) === 0);
      const [first, ...others] = await Promise.all(
        database.cluster.nodes.map((one) => database.query(`select display_name from workspace where slug = '${slug}'`, one)),
      );
      for (const rows of others) expect(rows).toEqual(first);
    },
    LONG_MS,
  );
});

/** Opens shops until each node has one, and returns these. */
async function openOnBothNodes(): Promise<LoadRun[]> {
  const loads: (LoadRun | undefined)[] = [undefined, undefined];
  for (let shop = 0; shop < MOST_SHOPS && loads.includes(undefined); shop += 1) {
    const load = await LoadRun.open(service, sink.url, { recovers: () => node.alive() });
    const place = await database.nodeOf(load.workspaceId);
    if (loads[place]) await load.close();
    else loads[place] = load;
  }
  return loads.map((load) => load!);
}

/** Crowds that buy what there is in each shop, and a node that dies in the middle of it. */
async function buyAndDie(loads: readonly LoadRun[], chance: Chance): Promise<void> {
  const addresses = Array.from({ length: ADDRESSES }, (_, index) => `buyer.${index}@example.com`);
  const fate = new NodeFate(chance.fork());
  const buyers = loads.flatMap((load) => Array.from({ length: BUYERS }, () => new Buyer(load, chance.fork(), fate, addresses)));
  await Promise.all(buyers.map((buyer) => buyer.buys(CHECKOUTS_EACH)));
}

/** Kills the second node after every so many deeds. */
class NodeFate implements Fate {
  private left: number;

  constructor(private readonly chance: Chance) {
    this.left = this.next();
  }

  acts(): void {
    this.left -= 1;
    if (this.left > 0) return;
    this.left = this.next();
    node.kill(this.chance);
  }

  answers(): Promise<void> {
    return node.alive();
  }

  private next(): number {
    return this.chance.between(CALM.least, CALM.most);
  }
}
