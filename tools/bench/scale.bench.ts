import { openShop, startService, type RunningService, type Shop } from '@svc/testing';
import { type Figure, ratioAtMost } from './figures';
import { median } from './load/rounds';
import { copyProducts, documentOf } from './many-products';
import { peakMemory } from './memory';

const FEW = 1_000;
const MANY = 100_000;
const PAGE = 200;
const ROUNDS = 300;
const WARM_UP = 30;
const IN_ONE_DOCUMENT = 10_000;
const TIMEOUT_MS = 300_000;

interface Row {
  ref: string;
  updatedAt: string;
}

/** Measures what grows with the size of a workspace: the delta page, applying a document, memory. */
export async function scale(): Promise<Figure[]> {
  return [...(await withService(applyLargeDocument)), await withService(compareDeltaPages)];
}

async function withService<T>(measure: (service: RunningService) => Promise<T>): Promise<T> {
  const service = await startService({ env: { LOG_LEVEL: 'warn' } });
  try {
    return await measure(service);
  } finally {
    await service.stop();
  }
}

/** A document of 10,000 products: made, applied again without a change, and with a change of each. */
async function applyLargeDocument(service: RunningService): Promise<Figure[]> {
  const shop = await openShop(service, 'large');
  const document = documentOf(IN_ONE_DOCUMENT);
  const dearer = { ...document, products: document.products.map((product) => ({ ...product, feeMode: 'absorb' })) };
  const figures: Figure[] = [];
  for (const [name, wanted] of Object.entries({ made: document, unchanged: document, 'all changed': dearer })) {
    const started = performance.now();
    await shop.apply(wanted);
    figures.push({ name: `document of ${IN_ONE_DOCUMENT} products, ${name}`, value: (performance.now() - started) / 1_000, unit: 's' });
  }
  return [
    ...figures,
    { name: 'memory of an api that has applied them, at most', value: peakMemory(service.processes[0]!.pid), unit: 'MB' },
  ];
}

/** A delta page of 200 with 1,000 and with 100,000 products in the workspace, one beside the other, each page asked for once. */
async function compareDeltaPages(service: RunningService): Promise<Figure> {
  const few = await openShop(service, 'few', documentOf(FEW));
  const many = await openShop(service, 'many');
  await copyProducts(service.databaseUrl, { from: 'few', to: 'many', times: MANY / FEW });
  const pages = { few: await cursorsOf(service, few, FEW), many: await cursorsOf(service, many, MANY) };

  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const figures = { few: await timePage(service, few, pages.few, round), many: await timePage(service, many, pages.many, round) };
    if (round < WARM_UP) continue;
    times.few.push(figures.few);
    times.many.push(figures.many);
  }
  const [fewMs, manyMs] = [median(times.few), median(times.many)];
  return {
    name: `delta page of ${PAGE} of ${MANY} products, beside ${FEW}`,
    value: manyMs,
    unit: 'ms',
    floor: fewMs,
    ratio: manyMs / fewMs,
    goal: ratioAtMost(1.15),
  };
}

/** Follows the feed to its end, until every product has been stamped; answers the times of change, a full page before the last. */
async function cursorsOf(service: RunningService, shop: Shop, expected: number): Promise<string[]> {
  const deadline = performance.now() + TIMEOUT_MS;
  const seen = new Map<string, string>();
  for (let cursor = '1970-01-01T00:00:00Z'; ; ) {
    const rows = await page(service, shop, cursor);
    for (const { ref, updatedAt } of rows) seen.set(ref, updatedAt);
    cursor = rows.at(-1)?.updatedAt ?? cursor;
    if (seen.size === expected && rows.length < PAGE) break;
    if (performance.now() > deadline)
      throw new Error(`The feed showed ${seen.size} of ${expected} products within ${TIMEOUT_MS / 1_000} s.`);
  }
  return [...seen.values()].sort().slice(0, -PAGE);
}

async function timePage(service: RunningService, shop: Shop, cursors: string[], round: number): Promise<number> {
  const cursor = cursors[Math.floor((round / (WARM_UP + ROUNDS)) * cursors.length)]!;
  const started = performance.now();
  const rows = await page(service, shop, cursor);
  const elapsed = performance.now() - started;
  if (rows.length !== PAGE) throw new Error(`A page had ${rows.length} rows.`);
  return elapsed;
}

async function page(service: RunningService, shop: Shop, cursor: string): Promise<Row[]> {
  const answer = await fetch(`${service.urls[0]}/v1/store/products?updatedSince=${cursor}&limit=${PAGE}`, {
    headers: { authorization: `Bearer ${shop.keys.secretLive}` },
  });
  if (answer.status !== 200) throw new Error(`A page was answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Row[];
}
