import { openShop, type RunningService, type Shop } from '@svc/testing';
import { BareServer } from './bare-server';
import { LARGE_SHOP, openSeeded, shopOf } from './bench-shops';
import { compare, type Effort } from './compare';
import { atLeast, type Figure, ratioAtLeast } from './figures';
import { runWrk, type Load, type Request } from './load/wrk';
import { MeasuredService } from './measured-service';

const CONNECTIONS = 64;
const PRODUCTS = 1_000;
const PAGE = 20;

/** Reads of one api process, keys checked and limits on (raised), beside a bare `node:http` server that answers with the same bytes. */
export async function reads(effort: Effort): Promise<Figure[]> {
  const service = await MeasuredService.start({ env: { RATE_LIMIT_SCALE: '100000' } });
  const bare = await BareServer.start();
  try {
    const { shop } = await openSeeded(service, { shop: shopOf(PRODUCTS) });
    const demo = await openDemo(service.running);
    const bench = new ReadBench(service, bare, effort);
    const details = Array.from({ length: PRODUCTS }, (_, index) => ({ path: `/v1/store/products/product-${index + 1}` }));
    return [
      await bench.besideBare('product detail, 1,000 at random', shop!, details),
      await bench.besideBare('collection of 20 products', shop!, [{ path: '/v1/store/collections/collection-1' }]),
      await bench.besideBare('storefront of the demo', demo, [{ path: '/v1/store/storefront' }]),
      await bench.besideBare('delta page of products at the head', shop!, [{ path: await headOf(service.running, shop!) }], 0.5),
    ];
  } finally {
    await bare.stop();
    await service.stop();
  }
}

/** Pages of 20 of the delta feed that nobody asked for before, in a shop of 100,000 products. */
export async function delta(effort: Effort): Promise<Figure[]> {
  const service = await MeasuredService.start();
  const bare = await BareServer.start();
  try {
    const { large } = await openSeeded(service, { large: LARGE_SHOP });
    return [
      await new ReadBench(service, bare, effort).alone(
        'delta page of 20 never asked before, 100,000 products',
        large!,
        await pagesOf(service.running, large!),
        atLeast(2_000),
      ),
    ];
  } finally {
    await bare.stop();
    await service.stop();
  }
}

class ReadBench {
  constructor(
    private readonly service: MeasuredService,
    private readonly bare: BareServer,
    private readonly effort: Effort,
  ) {}

  async besideBare(name: string, shop: Shop, requests: readonly Request[], atLeastOfBare = 0.6): Promise<Figure> {
    const load = this.loadOf(shop, requests);
    await this.bare.imitate(await fetch(load.url + requests[0]!.path, { headers: load.headers }));
    const { seconds } = this.effort;
    const figure = await compare(
      this.effort,
      async () => (await runWrk({ ...load, url: this.bare.url }, seconds)).perSecond,
      () => this.service.measure(() => runWrk(load, seconds)),
    );
    return { name, ...figure, goal: ratioAtLeast(atLeastOfBare) };
  }

  async alone(name: string, shop: Shop, requests: readonly Request[], goal: Figure['goal']): Promise<Figure> {
    const load = this.loadOf(shop, requests);
    const run = () => this.service.measure(() => runWrk(load, this.effort.seconds));
    const { floor: _, ratio: __, ...figure } = await compare(this.effort, async () => 1, run);
    return { name, ...figure, goal };
  }

  private loadOf({ keys }: Shop, requests: readonly Request[]): Load {
    return {
      url: this.service.running.urls[0]!,
      headers: { authorization: `Bearer ${keys.secretLive}`, 'accept-encoding': 'identity' },
      requests,
      connections: CONNECTIONS,
    };
  }
}

async function openDemo(service: RunningService): Promise<Shop> {
  const { demoDocument } = (await import('../demo/demo-document.mjs')) as { demoDocument(options: object): object };
  return openShop(service, 'adire-house', demoDocument({ storefrontUrl: 'http://127.0.0.1:3001', today: new Date() }));
}

const pageAfter = (updatedSince: string) => `/v1/store/products?updatedSince=${updatedSince}&limit=${PAGE}`;

async function pageOf({ urls }: RunningService, { keys }: Shop, updatedSince: string): Promise<{ updatedAt: string }[]> {
  const response = await fetch(urls[0] + pageAfter(updatedSince), { headers: { authorization: `Bearer ${keys.secretLive}` } });
  if (response.status !== 200) throw new Error(`A page was answered with ${response.status}: ${await response.text()}`);
  return (await response.json()) as { updatedAt: string }[];
}

/** Returns the page of a client that has followed the feed to its end. */
async function headOf(service: RunningService, shop: Shop): Promise<string> {
  for (let cursor = '1970-01-01T00:00:00Z'; ; ) {
    const rows = await pageOf(service, shop, cursor);
    const next = rows.at(-1)?.updatedAt ?? cursor;
    if (rows.length < PAGE || next === cursor) return pageAfter(next);
    cursor = next;
  }
}

/** Pages from any second of the time in which products of the seed were changed, one a second; each is asked for with another fraction of it. */
async function pagesOf(service: RunningService, shop: Shop): Promise<Request[]> {
  const [first] = await pageOf(service, shop, '1970-01-01T00:00:00Z');
  const begin = Math.ceil(Date.parse(first!.updatedAt) / 1_000) * 1_000;
  return Array.from({ length: LARGE_SHOP.products - 2 * PAGE }, (_, second) => ({
    path: pageAfter(new Date(begin + second * 1_000).toISOString().replace(/\.000Z$/, '.{f}Z')),
  }));
}
