import { openShop, startService, type RunningService } from '@svc/testing';
import { BareServer } from './bare-server';
import { load, medianRound, type Round, type Target } from './load';

const ROUNDS = 5;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;

const READS: Record<string, (products: { slug: string }[]) => string> = {
  'product detail': (products) => `/v1/store/products/${products[0]!.slug}`,
  'whole product list': () => '/v1/store/products',
  storefront: () => '/v1/store/storefront',
};

/** The three reads of the demo from one api process, keys checked and limits on (raised), beside a bare server with the same bytes. */
export async function reads(): Promise<object> {
  const service = await startService({ env: { RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'warn' } });
  const bare = await BareServer.start();
  try {
    const key = await openDemo(service);
    const headers = { authorization: `Bearer ${key}`, 'accept-encoding': 'identity' };
    const products = (await (await fetch(`${service.urls[0]}/v1/store/products`, { headers })).json()) as { slug: string }[];
    const results: Record<string, object> = {};
    for (const [name, path] of Object.entries(READS)) {
      results[name] = await compare(name, { url: service.urls[0] + path(products), headers, pid: service.processes[0]!.pid }, bare);
    }
    return { connections: 64, rounds: ROUNDS, secondsPerRound: SECONDS, results };
  } finally {
    await bare.stop();
    await service.stop();
  }
}

async function openDemo(service: RunningService): Promise<string> {
  const { demoDocument } = (await import('../demo/demo-document.mjs')) as { demoDocument(options: object): object };
  const shop = await openShop(service, 'adire-house', demoDocument({ storefrontUrl: 'http://127.0.0.1:3001', today: new Date() }));
  return shop.keys.secretLive;
}

async function compare(name: string, target: Target, bare: BareServer): Promise<object> {
  const sample = await fetch(target.url, { headers: target.headers });
  const bytes = Number(sample.headers.get('content-length'));
  await bare.imitate(sample);
  const floorTarget = { url: `${bare.url}${new URL(target.url).pathname}`, headers: target.headers, pid: bare.pid };
  await load(floorTarget, WARM_UP_SECONDS);
  await load(target, WARM_UP_SECONDS);
  const floors: Round[] = [];
  const ours: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push(await load(floorTarget, SECONDS));
    ours.push(await load(target, SECONDS));
  }
  const [floor, api] = [medianRound(floors), medianRound(ours)];
  const ratio = round2(api.requestsPerSecond / floor.requestsPerSecond);
  const cpuRatio = round2(floor.cpuMicrosPerRequest / api.cpuMicrosPerRequest);
  console.log(
    `${name.padEnd(20)} ${String(bytes).padStart(7)} B   bare ${floor.requestsPerSecond}/s   api ${api.requestsPerSecond}/s   ratio ${ratio} (by processor time ${cpuRatio})`,
  );
  return { bytes, floor, api, ratio, cpuRatio, rounds: { floors, ours } };
}

function round2(figure: number): number {
  return Math.round(figure * 100) / 100;
}
