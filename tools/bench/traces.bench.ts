import { freePort, type Shop, TraceCollector } from '@svc/testing';
import { openSeeded, shopOf } from './bench-shops';
import { compare, type Effort } from './compare';
import { type Figure, ratioAtLeast } from './figures';
import { type Load, type Request, runWrk } from './load/wrk';
import { MeasuredService } from './measured-service';

const CONNECTIONS = 64;
const PRODUCTS = 1_000;
/** Share of the throughput without traces that an api keeps which records nothing (X 2). */
const UNRECORDED_AT_LEAST = 0.95;

/** Reads of two apis on the same database that have a collector, one that records nothing and one that records each, beside one without. */
export async function traces(effort: Effort): Promise<Figure[]> {
  const collector = await TraceCollector.open();
  // The collector is in the process of the bench: it reads bodies, and parses none.
  collector.manner = 'ignores';
  const service = await MeasuredService.start({ env: { RATE_LIMIT_SCALE: '100000' } });
  try {
    const { shop } = await openSeeded(service, { shop: shopOf(PRODUCTS) });
    const without = service.running.urls[0]!;
    const [unrecorded, recorded] = await Promise.all(['always_off', 'always_on'].map((sampler) => startApi(service, collector, sampler)));
    const reads: [string, Request[]][] = [
      ['product detail', Array.from({ length: PRODUCTS }, (_, index) => ({ path: `/v1/store/products/product-${index + 1}` }))],
      ['orders, from the database', [{ path: '/v1/store/orders?limit=20' }]],
    ];
    const figures: Figure[] = [];
    for (const [name, requests] of reads) {
      const figure = (url: string) =>
        compare(
          effort,
          async () => (await runWrk(loadOf(without, shop!, requests), effort.seconds)).perSecond,
          () => service.measure(() => runWrk(loadOf(url, shop!, requests), effort.seconds)),
        );
      figures.push({ name: `${name}, not recorded`, ...(await figure(unrecorded!)), goal: ratioAtLeast(UNRECORDED_AT_LEAST) });
      figures.push({ name: `${name}, each recorded`, ...(await figure(recorded!)) });
    }
    return figures;
  } finally {
    await service.stop();
    await collector.close();
  }
}

/** Starts an api with a collector and a sampler. Returns its address. */
async function startApi({ running }: MeasuredService, collector: TraceCollector, sampler: string): Promise<string> {
  const url = `http://127.0.0.1:${await freePort()}`;
  await running.startApi(url, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER: sampler });
  return url;
}

function loadOf(url: string, { keys }: Shop, requests: readonly Request[]): Load {
  const headers = { authorization: `Bearer ${keys.secretLive}`, 'accept-encoding': 'identity' };
  return { url, headers, requests, connections: CONNECTIONS };
}
