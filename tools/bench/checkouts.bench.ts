import { randomUUID } from 'node:crypto';
import { inDays, openShop, startService, type RunningService, type Shop } from '@svc/testing';
import autocannon from 'autocannon';
import { Client } from 'pg';
import { median } from './load';
import { OpeningFloor } from './opening-floor';

/** Many and short: each is held against the one beside it, since what else the machine does changes. */
const ROUNDS = 9;
const CHECKOUTS = 1_200;
const WARM_UP = 2_000;
/** Of the floor to its database, and of shops to the api. */
const CONNECTIONS = 16;
/** What the middle round is to reach of the floor, at as many connections as checkouts are opened by; beside it stands what a single loop does. */
const TARGET = 0.3;
/** How long the even load lasts that latencies are measured at, seconds. */
const EVEN_LOAD_SECONDS = 10;

const EVENTS = 10;
const TIERS = ['early', 'entry', 'late'];

/**
 * Checkouts through HTTP and one api process, without rate limits, beside a loop of one small transaction on the same
 * database; commits wait for the disk. Latencies are those at half of the rate that it can do at most.
 */
export async function checkouts(): Promise<object> {
  const service = await startService({ env: { LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '0' } });
  let floor: OpeningFloor | undefined;
  try {
    const shop = await openShop(service, 'bench', { version: 1, events: Array.from({ length: EVENTS }, (_, index) => event(index)), products: Array.from({ length: EVENTS }, (_, index) => product(index)) });
    floor = await OpeningFloor.open(service.databaseUrl, CONNECTIONS);
    const openings = [await eventOpenings(service, shop), await productOpenings(service, shop)];
    await floor.round(WARM_UP);
    for (const opening of openings) await opening.top(WARM_UP);
    await takeStock(service.databaseUrl);
    const kinds: Record<string, object> = {};
    for (const opening of openings) kinds[opening.kind] = await measure(opening, floor);
    return { connections: CONNECTIONS, checkoutsPerRound: CHECKOUTS, rateLimits: 'off', target: TARGET, ...kinds };
  } finally {
    await floor?.close();
    await service.stop();
  }
}

/** What the database does by itself within a minute: until then it plans for tables as empty as they were. */
async function takeStock(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

/** Rounds in turn with the floor's, then an even load of half the rate. */
async function measure(opening: Openings, floor: OpeningFloor): Promise<object> {
  const rounds: { sql: number; http: number; ratio: number; loop: number; toLoop: number }[] = [];
  const share = (part: number, whole: number) => Math.round((part / whole) * 1_000) / 1_000;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [sql, http, loop] = [await floor.round(2 * CHECKOUTS), await opening.top(CHECKOUTS), await floor.round(CHECKOUTS, 1)];
    rounds.push({ sql, http, ratio: share(http, sql), loop, toLoop: share(http, loop) });
    console.log(`${opening.kind}   round ${round}   floor ${sql}/s   http ${http}/s   ratio ${share(http, sql)}   one loop ${loop}/s   ratio ${share(http, loop)}`);
  }
  const [sql, http, ratio, loop, toLoop] = (['sql', 'http', 'ratio', 'loop', 'toLoop'] as const).map((figure) => median(rounds.map((round) => round[figure]))) as [number, number, number, number, number];
  const worst = Math.min(...rounds.map((round) => round.ratio));
  const atHalf = await opening.even(Math.round(http / 2));
  console.log(`${opening.kind}   floor ${sql}/s   http ${http}/s   ratio ${ratio} (worst round ${worst}; target ${TARGET}: ${ratio >= TARGET ? 'met' : 'missed'})   one loop ${loop}/s   ratio ${toLoop}`);
  console.log(`${opening.kind}   at ${atHalf.perSecond}/s, half of that   p50 ${atHalf.p50Ms} ms   p99 ${atHalf.p99Ms} ms\n`);
  return { sql, http, ratio, worst, met: ratio >= TARGET, loop, toLoop, atHalf, rounds };
}

/** Openings of one kind, one after another: each with a key and a buyer of its own. */
class Openings {
  private count = 0;
  /** When the last answer came: a run only ends with a full second. */
  private answeredAt = 0;

  constructor(
    readonly kind: string,
    private readonly shop: Shop,
    private readonly url: (count: number) => string,
    private readonly body: (count: number) => object,
  ) {}

  /** Opens `amount` checkouts as fast as possible. Answers checkouts a second. */
  async top(amount: number): Promise<number> {
    const start = performance.now();
    await this.run({ amount });
    return Math.round((amount * 1_000) / (this.answeredAt - start));
  }

  /** Opens checkouts evenly, `perSecond` of them a second. */
  async even(perSecond: number): Promise<{ perSecond: number; p50Ms: number; p99Ms: number }> {
    const { requests, latency } = await this.run({ overallRate: perSecond, duration: EVEN_LOAD_SECONDS });
    return { perSecond: Math.round(requests.average), p50Ms: latency.p50, p99Ms: latency.p99 };
  }

  private async run(load: { amount: number } | { overallRate: number; duration: number }): Promise<autocannon.Result> {
    const result = await autocannon({
      url: new URL(this.url(0)).origin,
      method: 'POST',
      connections: CONNECTIONS,
      headers: { authorization: `Bearer ${this.shop.keys.secretLive}`, 'content-type': 'application/json' },
      requests: [{ setupRequest: (request) => this.next(request) }],
      setupClient: (client) => client.on('response', () => (this.answeredAt = performance.now())),
      ...load,
    });
    if (result.errors > 0 || result.non2xx > 0) throw new Error(`${this.kind}: ${result.errors} errors, ${result.non2xx} refusals of ${result.requests.total}`);
    return result;
  }

  private next(request: autocannon.Request): autocannon.Request {
    this.count += 1;
    return { ...request, path: new URL(this.url(this.count)).pathname, headers: { ...request.headers, 'idempotency-key': randomUUID() }, body: JSON.stringify(this.body(this.count)) };
  }
}

const MANY = 10_000_000;
const prices = [{ currency: 'NGN', priceMinor: 500_000 }, { currency: 'USD', priceMinor: 1_200 }];
const returnUrl = 'https://shop.example/thanks';

const event = (index: number) => ({
  slug: `event-${index}`, title: `Event ${index}`, startAt: inDays(10), endAt: inDays(11),
  ticketTypes: TIERS.map((key) => ({ key, name: key, kind: 'paid', capacity: MANY, prices })),
});

const product = (index: number) => ({
  slug: `product-${index}`, name: `Product ${index}`,
  variants: TIERS.map((key) => ({ key, name: key, stock: MANY, prices })),
});

/** Two seats at one of several events, by a new buyer each time. */
async function eventOpenings({ client, urls }: RunningService, shop: Shop): Promise<Openings> {
  const tiers = await Promise.all(
    Array.from({ length: EVENTS }, async (_, index) => {
      const { body } = await client.get<{ ticketTypes: { ref: string }[] }>(`/v1/store/events/event-${index}`, { key: shop.keys.secretLive });
      return body.ticketTypes.map(({ ref }) => ref);
    }),
  );
  return new Openings(
    'event',
    shop,
    (count) => `${urls[0]}/v1/store/events/event-${count % EVENTS}/checkout`,
    (count) => ({
      tickets: [{ ticketTypeRef: tiers[count % EVENTS]![Math.floor(count / EVENTS) % TIERS.length], quantity: 2 }],
      contact: { name: 'Ada Obi', email: `buyer.${count}@example.com` },
      returnUrl,
    }),
  );
}

/** One piece each of two products. */
async function productOpenings({ client, urls }: RunningService, shop: Shop): Promise<Openings> {
  const products = await Promise.all(
    Array.from({ length: EVENTS }, async (_, index) => {
      const { body } = await client.get<{ variants: { ref: string }[] }>(`/v1/store/products/product-${index}`, { key: shop.keys.secretLive });
      return body.variants.map(({ ref }) => ref);
    }),
  );
  const variants = products.flat();
  return new Openings(
    'products',
    shop,
    () => `${urls[0]}/v1/store/checkouts`,
    (count) => ({
      items: [{ variantRef: variants[count % variants.length], quantity: 1 }, { variantRef: variants[(count + TIERS.length) % variants.length], quantity: 1 }],
      contact: { name: 'Ada Obi', email: `buyer.${count}@example.com` },
      returnUrl,
    }),
  );
}
