import type { ProductItem } from '@svc/catalogue';
import { aPackageItem, aProductItem } from '@svc/catalogue/testing';
import type { Mode } from '@svc/kernel';
import { InMemoryChangeFeed } from '@svc/kernel/testing';
import { createTestDatabase, type TestDatabase } from '@svc/testing';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { PostgresWorkspaceStore, workspaceOf } from '../access/workspace-stores';
import { PostgresPackageStore, PostgresProductStore } from '../catalogue';
import { createDataSource } from '../connection/data-source';
import { PostgresProductReader } from '../storefront/catalogue-readers';
import { stampBy } from '../testing/stamp-by';
import { StampSequencer } from './stamp-sequencer';
import { after } from '../work/database-clock';
import { Sql, sqlOf } from '../work/sql';
import { put } from '../testing/put-items';

const ids = { next: () => randomUUID() };
const EVER = '2000-01-01T00:00:00.000000Z';

let database: TestDatabase;
let dataSource: DataSource;
let workspaceId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource({ url: database.url, poolSize: 4, applicationName: 'stamps' }).initialize();
});

afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

beforeEach(async () => {
  workspaceId = await makeWorkspace();
});

async function makeWorkspace(): Promise<string> {
  const id = randomUUID();
  await dataSource.query(
    `insert into workspace (id, slug, display_name, timezone, currencies) values ($1, $2, 'Ile', 'Africa/Lagos', '{NGN,USD}')`,
    [id, `w-${id}`],
  );
  return id;
}

const products = (of = workspaceId) => new PostgresProductStore(sqlOf(dataSource), of, ids);
const sell = (...items: ProductItem[]) => put(products(), items);
const many = (count: number, prefix = 'p') =>
  Array.from({ length: count }, (_, index) => aProductItem({ slug: `${prefix}-${index}`, name: `${prefix} ${index}` }));

const aDayAfter = (moment: string) => after(moment, `interval '24 hours'`);

/** Runs one slice of the sequencer. */
const stampSlice = (changes?: number) => stampBy(dataSource, changes);

/** Returns the slugs that the delta lists from a moment on, with their stamps. */
async function delta(since = EVER, of = workspaceId): Promise<Map<string, string>> {
  const sources = await new PostgresProductReader(sqlOf(dataSource)).changedSince(of, since, 100_000);
  return new Map(sources.map(({ slug, updatedAt }) => [slug, updatedAt]));
}

/** Returns the slugs that the slice after a change has stamped. */
async function stampedBy(change: () => Promise<unknown>): Promise<string[]> {
  await stampSlice();
  const before = await delta();
  await change();
  await stampSlice();
  return [...(await delta())].filter(([slug, stamp]) => before.get(slug) !== stamp).map(([slug]) => slug);
}

const advanceClock = (seconds: number, mode?: Mode) =>
  dataSource.query('select move_clock($1, $2, $3)', [seconds, mode === undefined ? null : workspaceId, mode ?? null]);
const micros = (stamp: string) => BigInt(Date.parse(stamp)) * 1_000n + BigInt(stamp.slice(-4, -1));
const setStock = (change: string) =>
  dataSource.query(`update counter set ${change} where workspace_id = $1 and kind = 'variant'`, [workspaceId]);

describe('sync stamps', () => {
  it('[ADR 0015 r1] [§4.1 r2] are unique, in the order of the changes, at most 50 to a millisecond, also when 5,000 products change at once', async () => {
    await sqlOf(dataSource).transaction((sql) => put(new PostgresProductStore(sql, workspaceId, ids), many(5_000)));
    await stampSlice();
    const stamps = [...(await delta()).values()].map(micros);
    expect(stamps).toHaveLength(5_000);
    for (let index = 1; index < stamps.length; index += 1) expect(stamps[index]! - stamps[index - 1]!).toBe(20n);
    await sell(aProductItem({ slug: 'later' }));
    await stampSlice();
    expect(micros((await delta()).get('later')!)).toBeGreaterThan(stamps.at(-1)!);
  });

  it('[D-27] are given for the shown fields of a product, whether it is made, changed, hidden or shown again', async () => {
    expect(await stampedBy(() => sell(aProductItem(), aProductItem({ slug: 'mug' })))).toEqual(['tote-bag', 'mug']);
    expect(await stampedBy(() => sell(aProductItem({ description: 'In the detail only.' })))).toEqual(['tote-bag']);
    expect(await stampedBy(() => put(new PostgresPackageStore(sqlOf(dataSource), workspaceId, ids), [aPackageItem()]))).toEqual([
      'spa-day',
    ]);
    expect(await stampedBy(() => sell(aProductItem({ published: false })))).toEqual([]);
    expect([...(await delta()).keys()]).toEqual(['mug', 'spa-day']);
    expect(await stampedBy(() => sell(aProductItem()))).toEqual(['tote-bag']);
    expect(await stampedBy(() => products().remove(['mug']))).toEqual([]);
    expect([...(await delta()).keys()]).toEqual(['spa-day', 'tote-bag']);
  });

  it('[D-27] are not given for a tick of stock, but when it runs out or comes back', async () => {
    await sell(aProductItem({ variants: [{ key: 'one', name: 'One', pricingMode: 'free', stock: 3 }] }));
    expect(await stampedBy(() => setStock('sold = 2'))).toEqual([]);
    expect(await stampedBy(() => setStock('held = 1'))).toEqual(['tote-bag']);
    expect(await stampedBy(() => setStock('held = 0, sold = 3'))).toEqual([]);
    expect(await stampedBy(() => setStock('capacity = 5'))).toEqual(['tote-bag']);
    expect(await stampedBy(() => setStock('capacity = null'))).toEqual([]);
  });

  it('[D-27] are given when pre-orders close', async () => {
    await sell(aProductItem({ preorderable: true, preorderLimit: 2 }));
    const preorder = (sold: number) =>
      dataSource.query(`update counter set sold = $2 where workspace_id = $1 and kind = 'preorder'`, [workspaceId, sold]);
    expect(await stampedBy(() => preorder(1))).toEqual([]);
    expect(await stampedBy(() => preorder(2))).toEqual(['tote-bag']);
  });

  it('[D-27] are given when a day is fully booked, and when that day is over', async () => {
    await sell(aProductItem({ variants: [{ key: 'room', name: 'Room', pricingMode: 'free', schedulingType: 'date' }] }));
    const book = `insert into slot_counter (workspace_id, variant_id, start_at, sold) select workspace_id, id, service_now() + interval '1 day', 1 from variant where workspace_id = $1`;
    expect(await stampedBy(() => dataSource.query(book, [workspaceId]))).toEqual(['tote-bag']);
    expect(await stampedBy(() => advanceClock(2 * 86_400))).toEqual(['tote-bag']);
    expect(await stampedBy(() => advanceClock(86_400))).toEqual([]);
    await advanceClock(-3 * 86_400);
  });

  it('[D-27] are given when the last date to save up for a product has passed in the store’s zone, once', async () => {
    const [{ tomorrow }] = await dataSource.query<[{ tomorrow: string }]>(
      `select ((service_now() at time zone 'Africa/Lagos')::date + 1)::text as tomorrow`,
    );
    await sell(aProductItem({ saveForItEnabled: true, saveForItFixedDates: ['2026-01-01', tomorrow] }), aProductItem({ slug: 'mug' }));
    expect(await stampedBy(() => advanceClock(86_400))).toEqual([]);
    expect(await stampedBy(() => advanceClock(86_400))).toEqual(['tote-bag']);
    expect(await stampedBy(() => advanceClock(86_400))).toEqual([]);
    await advanceClock(-3 * 86_400);
  });

  it('[D-115] are given when a date has passed by each clock of the workspace, and go by the real one', async () => {
    const [{ tomorrow }] = await dataSource.query<[{ tomorrow: string }]>(
      `select ((clock_timestamp() at time zone 'Africa/Lagos')::date + 1)::text as tomorrow`,
    );
    await sell(aProductItem({ saveForItEnabled: true, saveForItFixedDates: [tomorrow] }));
    expect(await stampedBy(() => advanceClock(2 * 86_400, 'test'))).toEqual(['tote-bag']);
    expect(await stampedBy(() => advanceClock(86_400, 'test'))).toEqual([]);
    expect(await stampedBy(() => advanceClock(2 * 86_400, 'live'))).toEqual(['tote-bag']);
    expect(await stampedBy(() => advanceClock(86_400, 'live'))).toEqual([]);
    expect(Math.abs(Date.parse((await delta()).get('tote-bag')!) - Date.now())).toBeLessThan(3_600_000);
  });

  it('[D-27] are given to every product when the currencies of the store change, and to none when its switches do', async () => {
    await sell(...many(3), aProductItem({ slug: 'hidden', published: false }));
    const [row] = await dataSource.query<[{ settings: object }]>('select * from workspace where id = $1', [workspaceId]);
    const facts = {
      id: workspaceId,
      slug: `w-${workspaceId}`,
      displayName: 'Ile',
      apiEnabled: false,
      secretKeysEnabled: true,
      headlessEnabled: false,
    };
    const workspace = workspaceOf({
      ...facts,
      timezone: 'Africa/Lagos',
      currencies: ['NGN', 'USD'],
      settings: row.settings,
      createdAt: new Date(0),
      updatedAt: new Date(0),
    });
    const store = new PostgresWorkspaceStore(sqlOf(dataSource));
    expect(await stampedBy(() => store.update(workspace))).toEqual([]);
    expect(await stampedBy(() => store.update({ ...workspace, currencies: ['USD'] }))).toHaveLength(3);
    expect(await stampedBy(() => store.update({ ...workspace, currencies: ['USD'], timezone: 'Europe/London' }))).toHaveLength(3);
  });

  it('[D-7] go on upwards when the clock is set back, even below a stamp whose product is gone', async () => {
    await sell(aProductItem());
    await stampSlice();
    const high = micros((await delta()).get('tote-bag')!);
    await products().remove(['tote-bag']);
    await dataSource.query(`update sync_feed set last_stamp = ${aDayAfter('last_stamp')} where workspace_id = $1`, [workspaceId]);
    await sell(aProductItem({ slug: 'mug' }));
    await stampSlice();
    expect(micros((await delta()).get('mug')!)).toBe(high + 86_400_000_000n + 20n);
  });

  it('[D-30a] are not before the time that was shown until then, though the clock is set back', async () => {
    await sell(aProductItem());
    await dataSource.query(`update product set updated_at = ${aDayAfter('updated_at')} where workspace_id = $1`, [workspaceId]);
    await dataSource.query(`update sync_dirty set noted_at = ${aDayAfter('noted_at')} where workspace_id = $1`, [workspaceId]);
    const [shown] = await new PostgresProductReader(sqlOf(dataSource)).list(workspaceId);
    await stampSlice();
    const [stamped] = await new PostgresProductReader(sqlOf(dataSource)).list(workspaceId);
    expect(micros(stamped!.updatedAt)).toBeGreaterThan(micros(shown!.updatedAt));
    expect([...(await delta()).values()]).toEqual([stamped!.updatedAt]);
  });

  it('[ADR 0015 r1] are given to every workspace in turn: a large import holds up nobody', async () => {
    const small = await makeWorkspace();
    await sell(...many(300));
    await put(products(small), many(2, 's'));
    await stampSlice(100);
    expect([(await delta(EVER, small)).size, (await delta()).size]).toEqual([2, 50]);
    await stampSlice(100);
    await stampSlice(100);
    expect((await delta()).size).toBe(250);
  });

  it('do not reach into another workspace', async () => {
    const other = await makeWorkspace();
    await sell(aProductItem());
    await stampSlice();
    expect((await delta(EVER, other)).size).toBe(0);
  });
});

describe('the sequencer', () => {
  const running: StampSequencer[] = [];
  const lost: unknown[] = [];

  function start(applicationName: string): StampSequencer {
    const sequencer = new StampSequencer(
      { url: database.url, applicationName, onError: (error) => lost.push(error) },
      new InMemoryChangeFeed(),
    );
    running.push(sequencer);
    sequencer.start();
    return sequencer;
  }

  afterEach(async () => {
    await Promise.all(running.splice(0).map((sequencer) => sequencer.stop()));
  });

  it('[D-30a] stamps changes while it runs, without being notified', async () => {
    start('one');
    await sell(aProductItem());
    await until(async () => (await delta()).has('tote-bag'));
    await sell(aProductItem({ slug: 'mug' }));
    await until(async () => (await delta()).has('mug'));
  });

  it('[D-30a] is one of several processes; when it stops, or its connection is cut, another takes over', async () => {
    const sequencers = ['one', 'two', 'three'].map((name) => ({ name, sequencer: start(name) }));
    const holder = async () => {
      const rows = await dataSource.query<{ name: string }[]>(
        `select application_name as name from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and granted and datname = current_database()`,
      );
      return rows.map(({ name }) => name);
    };
    await until(async () => (await holder()).length === 1);
    const [first] = await holder();
    await sequencers.find(({ name }) => name === first)!.sequencer.stop();
    await until(async () => (await holder()).some((name) => name !== first));
    const [second] = await holder();
    await dataSource.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()`,
      [second],
    );
    await until(async () => lost.length > 0 && (await holder()).length === 1);
    await sell(aProductItem());
    await until(async () => (await delta()).has('tote-bag'));
  });

  it('[ADR 0015 r1] [D-28] gives one to each order that is written while it works', async () => {
    start('one');
    const write = async () => {
      for (let written = 0; written < 25; written += 1)
        await dataSource.transaction((manager) => manager.query(WRITE_ORDER, [workspaceId, randomUUID()]));
    };
    await Promise.all([write(), write(), write()]);
    await until(async () => (await dataSource.query('select 1 from sync_dirty limit 1')).length === 0);
    const [stamped] = await dataSource.query(
      `select count(*)::int as orders, count(s.updated_at)::int as stamps from store_order o
         left join sync_stamp s on s.workspace_id = o.workspace_id and s.mode = o.mode and s.kind = 'order' and s.id = o.id where o.workspace_id = $1`,
      [workspaceId],
    );
    expect(stamped).toEqual({ orders: 75, stamps: 75 });
  });

  it('[ADR 0015 r1] [§4.1 r2] waits for no merchant: locks of others do not hold up a stamp', async () => {
    await sell(aProductItem());
    await stampSlice();
    start('one');
    await dataSource.transaction(async (manager) => {
      await manager.query('select from workspace where id = $1 for update', [workspaceId]);
      await put(new PostgresProductStore(new Sql(manager), workspaceId, ids), [aProductItem({ name: 'Not yet' })]);
      const [before] = (await delta()).values();
      await dataSource.query(
        `insert into sync_dirty (workspace_id, kind, id) select workspace_id, 'product', id from product where workspace_id = $1`,
        [workspaceId],
      );
      await until(async () => [...(await delta()).values()][0] !== before);
    });
  });
});

const WRITE_ORDER = `
  insert into store_order (workspace_id, mode, id, number, source, status, fulfillment_status, totals, paid_minor, contact, placed_at, paid_at)
  values ($1, 'live', $2::uuid, ('x' || left($2::text, 7))::bit(28)::int, 'storefront_api', 'paid', 'not_required', '{}', 0, '{}', now(), now())`;

/** Polls the condition, for some 20 s at most. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let polls = 0; polls < 2_000; polls += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('It never came to be.');
}
