import type { Shop } from '@svc/testing';
import { openSeeded, shopOf } from './bench-shops';
import type { Effort } from './compare';
import { type Figure, ratioAtMost } from './figures';
import { median } from './load/rounds';
import { runWrk, type Load, type Request } from './load/wrk';
import { type Measured, MeasuredService } from './measured-service';
import { loadOf, productOpenings } from './openings.bench';
import { registrationsAt } from './registrations.bench';
import { WebhookBench } from './webhook-bench';

/**
 * Numbers of api and worker processes that share one PostgreSQL and one Redis; the first is the floor of the others. All run at once, and
 * PostgreSQL as it comes takes a hundred connections.
 */
const SETTINGS = [
  { apis: 1, workers: 1 },
  { apis: 4, workers: 2 },
] as const;
type Setting = (typeof SETTINGS)[number];

const TIERS = 100;
const CONNECTIONS_OF_AN_API = 16;
/** Rounds for each api until its code is compiled and it has prepared a thousand answers of its own. */
const WARM_UP_ROUNDS = 5;

/**
 * Measures the cost of an operation over all processes, the database included, with 4 apis and 2 workers beside one of each: since a machine of two
 * processors cannot show more by the clock. All settings are measured in turn, each process after as many operations of its own: a ratio of
 * minutes far apart, or of processes whose code is not yet compiled, would show the machine and the warm-up.
 */
export async function processes(effort: Effort): Promise<Figure[]> {
  return [...(await webhookCosts(effort)), ...(await requestCosts(effort))];
}

/** Costs of requests, with settings beside one another whose workers are not started. */
async function requestCosts({ rounds, seconds }: Effort): Promise<Figure[]> {
  const fleets: Fleet[] = [];
  try {
    for (const setting of SETTINGS) fleets.push(await Fleet.start(setting));
    const figures: Figure[] = [];
    for (const name of Object.keys(fleets[0]!.operations)) {
      for (const fleet of fleets) await fleet.warmUp(name, seconds);
      figures.push(
        ...(await inTurn(
          name,
          rounds,
          fleets.map((fleet) => () => fleet.load(name, seconds)),
        )),
      );
    }
    return figures;
  } finally {
    for (const fleet of fleets) await fleet.stop();
  }
}

/** Costs of deliveries, on services without other work for their workers. */
async function webhookCosts({ rounds }: Effort): Promise<Figure[]> {
  const services: MeasuredService[] = [];
  const benches: WebhookBench[] = [];
  try {
    for (const { workers } of SETTINGS) {
      const service = await MeasuredService.start({ env: { REDIS_URL: process.env['TEST_REDIS_URL']! } });
      services.push(service);
      benches.push(await WebhookBench.open(service));
      await benches.at(-1)!.start(workers);
    }
    const bursts = benches.map((bench) => () => bench.burst());
    for (const burst of bursts) for (let round = 0; round < 2; round += 1) await burst();
    return await inTurn('webhook', rounds, bursts);
  } finally {
    for (const bench of benches) await bench.close();
    for (const service of services) await service.stop();
  }
}

/** Measures all settings in turn. Returns the cost of each but the first, beside that of the first in the same round. */
async function inTurn(name: string, rounds: number, measures: readonly (() => Promise<Measured>)[]): Promise<Figure[]> {
  const costs: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    costs.push([]);
    for (const measure of measures) costs.at(-1)!.push(costOf(await measure()));
  }
  return SETTINGS.slice(1).map(({ apis, workers }, index) => ({
    name: `${name}, ${apis} apis and ${workers} workers, beside 1 and 1`,
    value: median(costs.map((round) => round[index + 1]!)),
    unit: 'µs',
    floor: median(costs.map(([floor]) => floor!)),
    ratio: median(costs.map((round) => round[index + 1]! / round[0]!)),
    goal: ratioAtMost(1.3),
  }));
}

const costOf = ({ serviceMicros, databaseMicros }: Measured) => serviceMicros + databaseMicros;

interface Operation {
  requests: Request[];
  keyed: boolean;
}

/** Apis of one setting with a shop of their own, and the requests to them. */
class Fleet {
  private constructor(
    private readonly service: MeasuredService,
    private readonly shop: Shop,
    readonly operations: Readonly<Record<string, Operation>>,
  ) {}

  static async start({ apis }: Setting): Promise<Fleet> {
    const service = await MeasuredService.start({ apis, env: { REDIS_URL: process.env['TEST_REDIS_URL']! } });
    const { shop } = await openSeeded(service, { shop: shopOf(1_000) });
    return new Fleet(service, shop!, await operationsOn(service, shop!));
  }

  /** Loads the apis until each has done as much as the one of the first setting, and has the tables analysed as a worker would. */
  async warmUp(name: string, seconds: number): Promise<void> {
    for (let round = 0; round < WARM_UP_ROUNDS * this.service.running.urls.length; round += 1) await this.load(name, seconds);
    await this.service.vacuum();
    await this.load(name, seconds);
  }

  /** Loads all apis at once. */
  load(name: string, seconds: number): Promise<Measured> {
    const { requests, keyed } = this.operations[name]!;
    const load: Load = { ...loadOf(this.service.running, this.shop, requests), keyed, connections: CONNECTIONS_OF_AN_API };
    return this.service.measure(async () => {
      const results = await Promise.all(this.service.running.urls.map((url) => runWrk({ ...load, url }, seconds)));
      const sum = (figure: 'answered' | 'perSecond') => results.reduce((total, result) => total + result[figure], 0);
      return { answered: sum('answered'), perSecond: sum('perSecond') };
    });
  }

  /** Ends its processes. */
  async stop(): Promise<void> {
    await this.service.stop();
  }
}

async function operationsOn(service: MeasuredService, shop: Shop): Promise<Record<string, Operation>> {
  const tiers = await Promise.all(Array.from({ length: TIERS }, (_, index) => registrationsAt(service, shop, `event-${index + 1}`)));
  const registrations = tiers.map(({ request }) => request);
  return {
    'product detail': {
      requests: Array.from({ length: 1_000 }, (_, index) => ({ path: `/v1/store/products/product-${index + 1}` })),
      keyed: false,
    },
    opening: { requests: await productOpenings(service.running, shop), keyed: true },
    'registration, one hot ticket type': { requests: registrations.slice(0, 1), keyed: false },
    'registration, 100 ticket types': { requests: registrations, keyed: false },
  };
}
