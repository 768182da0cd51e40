import { aProductItem } from '@svc/catalogue/testing';
import type { ProductSummarySource } from '@svc/storefront';
import { DeltaClient, type DeltaRow, describeWithOneServer, isWholeWalk } from '@svc/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { createDataSource } from '../connection/data-source';
import { PostgresOrderReader } from '../orders/postgres-order-reader';
import { PostgresProductStore } from '../catalogue';
import { sqlBy } from '../testing/sql-by';
import { PostgresProductReader } from '../storefront/catalogue-readers';
import { put, randomIds } from '../testing';
import { useSequencedDatabase } from '../testing/use-sequenced-database';
import { sqlOf } from '../work/sql';

const WRITERS = 16;
const LONG_MS = isWholeWalk ? 10_000 : 2_500;
const PAUSES_MS = [0, 0, 1, 5, 20, 100, 500, 2_000];
const LARGE_STORE = isWholeWalk ? 100_000 : 20_000;

const { database, settled } = useSequencedDatabase({ poolSize: 24, processes: 2 });
let workspaceId: string;

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
});

type Row = DeltaRow & { name: string };
const rowOf = ({ id, name, updatedAt }: ProductSummarySource): Row => ({ ref: id, name, updatedAt });

async function readDelta(updatedSince: string, limit: number): Promise<Row[]> {
  return (await new PostgresProductReader(database.sql).changedSince(workspaceId, updatedSince, limit)).map(rowOf);
}

/** Reads the feed as if it went by the time that each row was written. */
function readByTimeOfWriting(updatedSince: string, limit: number): Promise<Row[]> {
  return database.source.query<Row[]>(
    `select id as ref, name, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "updatedAt" from product
      where workspace_id = $1 and updated_at >= $2::timestamptz order by updated_at limit $3`,
    [workspaceId, updatedSince, limit],
  );
}

const namesOf = (client: DeltaClient<Row>) => new Map([...client.mirror.values()].map(({ ref, name }) => [ref, name]));

async function stored(): Promise<Map<string, string>> {
  const sources = await new PostgresProductReader(database.sql).list(workspaceId);
  return new Map(sources.map(({ id, name }) => [id, name]));
}

/** Makes a product and renames an earlier one of this writer, in a transaction that stays open for a while. */
function write(writer: number, turn: number, openMs: number): Promise<void> {
  return database.sql.transaction(async (sql) => {
    const earlier = Math.floor(Math.random() * turn);
    const items = [...new Set([turn, earlier])].map((index) =>
      aProductItem({ slug: `p-${writer}-${index}`, name: `${writer}/${index} in turn ${turn}` }),
    );
    await put(new PostgresProductStore(sql, workspaceId, randomIds), items);
    await wait(openMs);
  });
}

describe('the delta of products', () => {
  it(`[ADR 0015 r1] [§4.1 r2] loses no row and holds nobody up while 16 writers commit transactions of all lengths, the longest of ${LONG_MS} ms`, async () => {
    let longIsOpen = true;
    const long = write(0, 0, LONG_MS).finally(() => (longIsOpen = false));
    const others = Array.from({ length: WRITERS - 1 }, async (_, index) => {
      for (let turn = 0; longIsOpen; turn += 1) await write(index + 1, turn, PAUSES_MS[Math.floor(Math.random() * PAUSES_MS.length)]!);
    });
    let writing = true;
    const writers = Promise.all([long, ...others]).finally(() => (writing = false));

    const clients = {
      hundred: new DeltaClient(readDelta, { limit: 100 }),
      twoHundred: new DeltaClient(readDelta, { limit: 200 }),
      milliseconds: new DeltaClient(readDelta, { limit: 100, inMilliseconds: true }),
    };
    const misled = new DeltaClient(readByTimeOfWriting, { limit: 200 });
    const polling = [...Object.values(clients), misled].map(async (client) => {
      while (writing) {
        await client.poll();
        await wait(5);
      }
    });
    await writers;
    await Promise.all(polling);
    await settled();

    const all = await stored();
    expect(all.size).toBeGreaterThan(WRITERS);
    for (const [name, client] of Object.entries(clients)) {
      await client.catchUp();
      expect([name, namesOf(client)]).toEqual([name, all]);
    }
    await misled.catchUp();
    expect(namesOf(misled).size).toBeLessThan(all.size);
  });

  it('[ADR 0015 r1] [§4.1 r2] brings 5,000 products that change in one transaction, page by page', async () => {
    const clients = [{ limit: 100 }, { limit: 200 }, { limit: 100, inMilliseconds: true }].map(
      (options) => new DeltaClient(readDelta, options),
    );
    for (const round of ['made', 'changed']) {
      const items = Array.from({ length: 5_000 }, (_, index) =>
        aProductItem({ slug: `p-${index}`, name: `${index} ${round}`, position: index }),
      );
      await database.sql.transaction((sql) => put(new PostgresProductStore(sql, workspaceId, randomIds), items));
      await settled();
      const all = await stored();
      for (const client of clients) {
        await client.catchUp();
        expect(namesOf(client)).toEqual(all);
      }
    }
  });

  it('[§4.1 r2] gives each concurrent reader their own page, eight pages by one statement', async () => {
    await fill(100);
    const all = await readDelta('1970-01-01T00:00:00Z', 200);
    const sent: object[] = [];
    const counting = sqlBy(async ({ text, values }) => {
      sent.push({ text });
      return { rows: await database.source.query<object[]>(text, values) };
    });
    const reader = new PostgresProductReader(counting);
    const pages = await Promise.all(
      all.slice(0, 64).map(({ updatedAt }, index) => reader.changedSince(workspaceId, updatedAt, 1 + (index % 30))),
    );
    expect(pages.map((page) => page.map(rowOf))).toEqual(all.slice(0, 64).map((_, index) => all.slice(index, index + 1 + (index % 30))));
    expect(sent).toHaveLength(8);
  });

  describeWithOneServer('one server', () => {
    it('[§4.1 r2] [§4.1 r5] keeps the plan of a page of products, and of orders, whatever page that is', async () => {
      await fill(1_000);
      await database.source.query('analyze');
      const connection = await createDataSource({ url: database.url, poolSize: 1, applicationName: 'plans of pages' }).initialize();
      try {
        for (let page = 0; page < 12; page += 1) {
          const since = `2026-03-0${1 + (page % 9)}T00:00:00.000000Z`;
          await new PostgresProductReader(sqlOf(connection)).changedSince(workspaceId, since, 20);
          await new PostgresOrderReader(sqlOf(connection)).changedSince(workspaceId, 'live', since, 20);
        }
        const plans = await connection.query<object[]>(
          `select name, custom_plans::integer as custom, generic_plans::integer as kept from pg_prepared_statements where name like '%_changed' order by name`,
        );
        expect(plans).toEqual([
          { name: 'orders_changed', custom: 5, kept: 7 },
          { name: 'products_changed', custom: 5, kept: 7 },
        ]);
      } finally {
        await connection.destroy();
      }
    });

    it(`[§4.1 r2] costs a page of 200 the same in a store of ${LARGE_STORE} products as in one of 1000`, async () => {
      const costs: number[] = [];
      for (const products of [1_000, LARGE_STORE - 1_000]) {
        await fill(products);
        costs.push(await pagesTouched());
      }
      expect(costs[1]! / costs[0]!).toBeLessThan(1.5);
    });
  });
});

/** Adds plain products with one variant each, already stamped. */
async function fill(count: number): Promise<void> {
  await database.source.query(
    `with latest as materialized (select greatest(clock_timestamp(), max(updated_at)) as stamp from sync_stamp where workspace_id = $1),
     made as (
       insert into product (workspace_id, id, slug, name, is_package, published, position, details)
       select $1, gen_random_uuid(), gen_random_uuid()::text, 'Product', false, true, n, '{}' from generate_series(1, $2::int) as n returning id),
     offered as (
       insert into variant (workspace_id, id, product_id, key, name, position, prices, details)
       select $1, gen_random_uuid(), id, 'only', 'Only', 0, '[]', '{"pricingMode": "free"}' from made)
     insert into sync_stamp (workspace_id, kind, id, updated_at)
     select $1, 'product', id, stamp + row_number() over () * interval '20 microseconds' from made, latest`,
    [workspaceId, count],
  );
}

/** Returns the blocks that Postgres reads for one page of the delta, from the middle of the feed on. */
async function pagesTouched(): Promise<number> {
  let plan: unknown;
  const explaining = sqlBy(async ({ text, values }) => {
    [plan] = await database.source.query(`explain (analyze, buffers, format json) ${text}`, values);
    return { rows: [] };
  });
  const [{ middle }] = await database.source.query<[{ middle: string }]>(
    `select (percentile_disc(0.5) within group (order by updated_at))::text as middle from sync_stamp where workspace_id = $1`,
    [workspaceId],
  );
  await new PostgresProductReader(explaining).changedSince(workspaceId, middle, 200);
  const [{ Plan }] = (plan as { 'QUERY PLAN': [{ Plan: Record<string, number> }] })['QUERY PLAN'];
  expect(Plan['Actual Rows']).toBe(200);
  return Plan['Shared Hit Blocks']! + Plan['Shared Read Blocks']!;
}
