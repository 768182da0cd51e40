import { createDataSource } from '@svc/adapters/postgres';
import type { Shop } from '@svc/testing';
import { Client } from 'pg';
import type { ShopSize } from '../large-shop/seed-shops';
import { planWorld, take } from '../plans/plan-world';
import { sellingPaths } from '../plans/selling-paths';
import { openSeeded, shopOf } from './bench-shops';
import type { Effort } from './compare';
import { type Figure, ratioAtMost } from './figures';
import { median } from './load/rounds';
import { MeasuredService } from './measured-service';

const ORDERS = { small: 1_000, large: 1_000_000 } as const;

const sizeOf = (orders: number): ShopSize => ({ ...shopOf(100), orders, checkouts: 100, contacts: Math.max(100, orders / 10) });

/** Searches by what they find of a shop: nothing, one order, one in ten, one in ten of which all are old. */
const SEARCHES: Readonly<Record<string, string>> = {
  'an absent word': 'zzyzx',
  'an absent pair of words': 'ada zzyzx',
  'a rare word with accents left out': 'angstrom',
  'two rare words in another order': 'oneil zoe',
  'two letters that none has': 'zq',
  'two letters that many have': 'da',
  'a word that one in ten has': 'paid',
  'a word that only the oldest tenth has': 'veteran',
  'a phone number, national': '0151 12345678',
  'a phone number, international': '+49 151 12345678',
  'a street': 'nowhere lane',
  'a buyer and what was bought': 'zoe cloth',
  'a number': '#1500',
  'a reference of a provider that none has': 'pi_no_such_payment',
};

/** Gives the oldest orders of each shop names and addresses, as no seed has them. */
const NAMES = [
  'delete from customer_link',
  `insert into order_number (workspace_id, mode, last) select workspace_id, mode, max(number) from store_order group by 1, 2
     on conflict (workspace_id, mode) do update set last = excluded.last`,
  `update store_order set contact = contact || jsonb_build_object('name', 'Zoë Ångström-O’Neil', 'phone', '+4915112345678'),
          delivery_address = '{"line1": "7 Nowhere Lane", "city": "Lagos", "country": "NG"}'
    where number = 1005`,
  `update store_order o set contact = contact || jsonb_build_object('name', 'Veteran ' || number)
     from (select workspace_id, max(number) - 1000 as orders from store_order group by 1) shop
    where o.workspace_id = shop.workspace_id and o.number <= 1000 + shop.orders / 10 and o.number > 1010`,
];

const NEW_INDEXES = [
  'store_order_search_ranges',
  'order_item_search_ranges',
  ...['store_order_placed', 'order_item_product', 'order_item_search'],
  ...['store_order_search_more', 'contact_search_more', 'attendee_search_more'],
];

/** Searches in a shop of a million orders beside one of a thousand, and the cost of the indexes for the writing of an order (D-161). */
export async function search(effort: Effort, say: (text: string) => void): Promise<Figure[]> {
  const written = effort.only && !'writing'.includes(effort.only) ? [] : [await writing(effort)];
  for (const figure of written) say(JSON.stringify(figure));
  return effort.only === 'writing' ? written : [...(await searching(effort, say)), ...written];
}

async function searching(effort: Effort, say: (text: string) => void): Promise<Figure[]> {
  const service = await MeasuredService.start({ env: { RATE_LIMIT_SCALE: '100000' } });
  try {
    const shops = await openSeeded(service, { small: sizeOf(ORDERS.small), large: sizeOf(ORDERS.large) });
    await rename(service);
    say('The shops are filled.');
    const figures: Figure[] = [];
    for (const [name, text] of Object.entries(SEARCHES)) {
      if (effort.only && !name.includes(effort.only)) continue;
      for (const path of ['orders?limit=20&search=', 'search?q=']) {
        const figure = await compareShops(service, shops, effort, `/v1/admin/${path}${encodeURIComponent(text)}`);
        figures.push({ name: `${path.split('?')[0]!}: ${name}, of ${ORDERS.large.toLocaleString('en')} orders`, ...figure });
        say(JSON.stringify(figures.at(-1)));
      }
    }
    return figures;
  } finally {
    await service.stop();
  }
}

async function rename(service: MeasuredService): Promise<void> {
  const client = new Client({ connectionString: service.running.databaseUrl });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('alter table store_order disable trigger user');
    for (const statement of NAMES) await client.query(statement);
    await client.query('alter table store_order enable trigger user');
  } finally {
    await client.end();
  }
  await service.vacuum();
}

/** Reads an address of both shops in turn; the figure is the median of the large one beside that of the small one, ms. */
async function compareShops(
  { running }: MeasuredService,
  shops: Record<string, Shop>,
  { rounds }: Effort,
  path: string,
): Promise<Omit<Figure, 'name'>> {
  const read = async (shop: Shop): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(running.urls[0]! + path, { headers: { authorization: `Bearer ${shop.adminToken}` } });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    return performance.now() - began;
  };
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < 2 + rounds * 6; round += 1)
    for (const side of ['small', 'large'] as const) {
      const time = await read(shops[side]!);
      if (round >= 2) times[side].push(time);
    }
  const [floor, value] = [median(times.small), median(times.large)];
  const further = { 'p95, ms': p95Of(times.large), 'p95 of the small shop, ms': p95Of(times.small) };
  return { value, unit: 'ms', floor, ratio: value / floor, further, goal: ratioAtMost(1.5) };
}

const p95Of = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;

const SETTLED = 'settling a checkout of products';

/** Opens and settles checkouts, by which orders are written, with the indexes of D-161 and D-162 and without them, in turn. */
async function writing({ rounds, seconds }: Effort): Promise<Figure> {
  const service = await MeasuredService.start();
  await openSeeded(service, { small: sizeOf(ORDERS.small) });
  const url = service.running.databaseUrl;
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const source = await createDataSource({ url, poolSize: 1, applicationName: 'bench', isTenantScoped: true }).initialize();
  try {
    const { rows: shops } = await owner.query<{ id: string }>('select id from workspace');
    const { rows: definitions } = await owner.query<{ definition: string }>(
      'select indexdef as definition from pg_indexes where indexname = any ($1)',
      [NEW_INDEXES],
    );
    const world = planWorld(source, shops[0]!.id);
    const path = sellingPaths.find(({ name }) => name === SETTLED)!;
    const settle = async () => {
      const began = performance.now();
      let settled = 0;
      for (; performance.now() - began < seconds * 1_000; settled += 1) await take(path, world);
      return (1_000 * (performance.now() - began)) / settled;
    };
    await settle();
    const times: { floor: number; value: number }[] = [];
    for (let round = 0; round < 2 * rounds; round += 1) {
      const value = await settle();
      for (const name of NEW_INDEXES) await owner.query(`drop index ${name}`);
      times.push({ value, floor: await settle() });
      for (const { definition } of definitions) await owner.query(definition);
    }
    return {
      name: 'writing an order, with the indexes of searches and lists',
      value: median(times.map(({ value }) => value)),
      unit: 'µs',
      floor: median(times.map(({ floor }) => floor)),
      ratio: median(times.map(({ value, floor }) => value / floor)),
      goal: ratioAtMost(1.1),
    };
  } finally {
    await source.destroy();
    await owner.end();
    await service.stop();
  }
}
