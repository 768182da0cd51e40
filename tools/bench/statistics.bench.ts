import { createDataSource } from '@svc/adapters/postgres';
import type { Shop } from '@svc/testing';
import { Client } from 'pg';
import type { ShopSize } from '../large-shop/seed-shops';
import { type HotPath, planWorld, take } from '../plans/plan-world';
import { readingPaths } from '../plans/reading-paths';
import { sellingPaths } from '../plans/selling-paths';
import { openUnanalyzed } from './bench-shops';
import { compare, type Effort } from './compare';
import { type Figure, ratioAtLeast } from './figures';
import { median } from './load/rounds';
import { runWrk, type Load, type Request } from './load/wrk';
import { MeasuredService } from './measured-service';
import { eventOpenings, loadOf, productOpenings } from './openings.bench';
import { register, registrationsAt } from './registrations.bench';

/** Tables of some ten thousand rows, where the planner without statistics takes a workspace for one row. */
const SIZE: ShopSize = {
  products: 10_000,
  events: 1_000,
  orders: 50_000,
  checkouts: 10_000,
  guests: 50_000,
  contacts: 20_000,
  destinations: 0,
  logged: 0,
  waiting: 0,
};
const CONNECTIONS = 64;
const LOOPS = 4;
const GOAL = ratioAtLeast(0.6);

/** Work of adapters, which no single request does. */
const BY_ADAPTERS = [
  'settling a checkout of products',
  'settling a checkout of tickets',
  'a guest at the door',
  'a ticket by its short code',
  'a guest who comes in, and goes',
] as const;

/** A service and its one shop; the tables of its database are analyzed, or never were. */
interface Side {
  service: MeasuredService;
  shop: Shop;
  workspaceId: string;
}

/**
 * Frequent paths of a shop whose tables PostgreSQL never analyzed, as right after an import or a restore, beside the same shop, analyzed,
 * in turn.
 */
export async function statistics(effort: Effort): Promise<Figure[]> {
  const analyzed = await openSide();
  const unanalyzed = await openSide();
  try {
    await query(analyzed, 'analyze');
    await requireNoStatistics(unanalyzed);
    const figures = [...(await throughHttp(effort, analyzed, unanalyzed)), ...(await byAdapters(effort, analyzed, unanalyzed))];
    await requireNoStatistics(unanalyzed);
    return figures;
  } finally {
    await analyzed.service.stop();
    await unanalyzed.service.stop();
  }
}

async function openSide(): Promise<Side> {
  const service = await MeasuredService.start({ env: { RATE_LIMIT_SCALE: '100000' } });
  return { service, ...(await openUnanalyzed(service, 'shop', SIZE)) };
}

async function throughHttp(effort: Effort, analyzed: Side, unanalyzed: Side): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, requestsOf] of Object.entries(REQUESTS)) {
    const [floor, load] = [await requestsOf(analyzed), await requestsOf(unanalyzed)];
    const figure = await compare(
      effort,
      async () => (await floor(effort.seconds)).perSecond,
      () => unanalyzed.service.measure(() => load(effort.seconds)),
    );
    figures.push({ name: `${name}, never analyzed beside analyzed`, ...figure, goal: GOAL });
  }
  return figures;
}

type Loading = (seconds: number) => ReturnType<typeof runWrk>;

const REQUESTS: Record<string, (side: Side) => Promise<Loading>> = {
  'product detail': async (side) => reading(side, { path: '/v1/store/products/product-{few}' }),
  'collection of 20 products': async (side) => reading(side, { path: '/v1/store/collections/collection-{few}' }),
  'event detail': async (side) => reading(side, { path: '/v1/store/events/event-{few}' }),
  'opening of a checkout of two products': async (side) =>
    loading(loadOf(side.service.running, side.shop, await productOpenings(side.service.running, side.shop))),
  'opening of a checkout of two seats': async (side) =>
    loading(loadOf(side.service.running, side.shop, await eventOpenings(side.service.running, side.shop))),
  registration: async ({ service, shop }) => {
    const { request } = await registrationsAt(service, shop, 'event-9');
    return (seconds) => register(service, shop, [request], seconds);
  },
};

const FEW = 20;

function reading({ service, shop }: Side, { path }: Request): Loading {
  return loading({
    url: service.running.urls[0]!,
    headers: { authorization: `Bearer ${shop.keys.secretLive}` },
    requests: Array.from({ length: FEW }, (_, index) => ({ path: path.replace('{few}', String(index + 1)) })),
    connections: CONNECTIONS,
  });
}

const loading =
  (load: Load): Loading =>
  (seconds) =>
    runWrk(load, seconds);

async function byAdapters({ rounds, seconds }: Effort, analyzed: Side, unanalyzed: Side): Promise<Figure[]> {
  const [floor, measured] = [await adaptersOf(analyzed), await adaptersOf(unanalyzed)];
  try {
    const figures: Figure[] = [];
    for (const name of BY_ADAPTERS) {
      const path = [...sellingPaths, ...readingPaths].find((each) => each.name === name)!;
      const made: { floor: number; value: number }[] = [];
      for (let round = 0; round <= rounds; round += 1)
        made.push({ floor: await floor.perSecond(path, seconds), value: await measured.perSecond(path, seconds) });
      const counted = made.slice(1);
      figures.push({
        name: `${name}, never analyzed beside analyzed`,
        value: median(counted.map(({ value }) => value)),
        unit: '/s',
        floor: median(counted.map((each) => each.floor)),
        ratio: median(counted.map((each) => each.value / each.floor)),
        goal: GOAL,
      });
    }
    return figures;
  } finally {
    await floor.close();
    await measured.close();
  }
}

/** Adapters on the database of a service, as a worker has them. */
async function adaptersOf({ service, workspaceId }: Side) {
  const url = service.running.databaseUrl;
  const source = await createDataSource({ url, poolSize: LOOPS, applicationName: 'bench', isTenantScoped: true }).initialize();
  const world = planWorld(source, workspaceId);
  return {
    /** Takes the path in loops for so long, and returns how often in a second. */
    perSecond: async (path: HotPath, seconds: number): Promise<number> => {
      const started = performance.now();
      let taken = 0;
      const loop = async () => {
        for (; performance.now() - started < seconds * 1_000; taken += 1) await take(path, world);
      };
      await Promise.all(Array.from({ length: path.name === 'a guest who comes in, and goes' ? 1 : LOOPS }, loop));
      return (taken * 1_000) / (performance.now() - started);
    },
    close: () => source.destroy(),
  };
}

/** Throws when the database knows something of its tables after all: then nothing was measured. */
async function requireNoStatistics(side: Side): Promise<void> {
  const rows = await query(
    side,
    `select distinct tablename from pg_stats where tablename in ('product', 'variant', 'event', 'checkout', 'store_order', 'registration', 'attendee')`,
  );
  if (rows.length > 0) throw new Error(`PostgreSQL has analyzed ${rows.map(({ tablename }) => tablename).join(', ')}.`);
}

async function query({ service }: Side, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: service.running.databaseUrl });
  await client.connect();
  return client
    .query<Record<string, unknown>>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
