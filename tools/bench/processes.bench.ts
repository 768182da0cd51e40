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

/** Numbers of api and worker processes that share one PostgreSQL and one Redis. */
const SETTINGS = [
  { apis: 1, workers: 1 },
  { apis: 2, workers: 1 },
  { apis: 4, workers: 2 },
];
const TIERS = 100;
const CONNECTIONS_OF_AN_API = 16;
/** Each api prepares a thousand answers of its own first. */
const WARM_UP_ROUNDS = 3;

/**
 * Measures the cost of an operation over all processes, the database included, with 1, 2 and 4 apis and 1 and 2 workers: since a machine of two
 * processors cannot show more by the clock.
 */
export async function processes(effort: Effort): Promise<Figure[]> {
  const costs: Map<string, number>[] = [];
  for (const setting of SETTINGS) costs.push(await costsOf(setting, effort));
  return SETTINGS.slice(1).flatMap(({ apis, workers }, index) =>
    [...costs[index + 1]!].map(([name, value]) => {
      const floor = costs[0]!.get(name)!;
      return {
        name: `${name}, ${apis} apis and ${workers} ${workers === 1 ? 'worker' : 'workers'}, beside 1 and 1`,
        value,
        unit: 'µs',
        floor,
        ratio: value / floor,
        goal: ratioAtMost(1.2),
      };
    }),
  );
}

/** Processor time of each kind of operation in one setting, µs. */
async function costsOf({ apis, workers }: (typeof SETTINGS)[number], { rounds, seconds }: Effort): Promise<Map<string, number>> {
  const service = await MeasuredService.start({ apis, env: { REDIS_URL: process.env['TEST_REDIS_URL']! } });
  try {
    const { shop } = await openSeeded(service, { shop: shopOf(1_000) });
    const costs = new Map<string, number>();
    for (const [name, { requests, keyed }] of Object.entries(await operationsOn(service, shop!))) {
      const run = (forSeconds: number) =>
        service.measure(() => atAll(service, { ...loadOf(service.running, shop!, requests), keyed }, forSeconds));
      await run(WARM_UP_ROUNDS * seconds);
      await service.vacuum();
      const made: Measured[] = [];
      for (let round = 0; round < rounds; round += 1) made.push(await run(seconds));
      costs.set(name, median(made.map(costOf)));
    }
    const webhooks = await WebhookBench.open(service);
    await webhooks.backlog(workers);
    costs.set('webhook', costOf(await webhooks.backlog(workers)));
    await webhooks.close();
    return costs;
  } finally {
    await service.stop();
  }
}

const costOf = ({ serviceMicros, databaseMicros }: Measured) => serviceMicros + databaseMicros;

async function operationsOn(service: MeasuredService, shop: Shop): Promise<Record<string, { requests: Request[]; keyed: boolean }>> {
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

/** Loads all apis at once. */
async function atAll(
  { running: { urls } }: MeasuredService,
  load: Load,
  seconds: number,
): Promise<{ answered: number; perSecond: number }> {
  const results = await Promise.all(urls.map((url) => runWrk({ ...load, url, connections: CONNECTIONS_OF_AN_API }, seconds)));
  const sum = (figure: 'answered' | 'perSecond') => results.reduce((total, result) => total + result[figure], 0);
  return { answered: sum('answered'), perSecond: sum('perSecond') };
}
