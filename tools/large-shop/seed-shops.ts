import { Client } from 'pg';
import { catalogueRows } from './catalogue-rows';
import { logRows } from './log-rows';
import type { Filling } from './seed-sql';
import { peopleRows, soldRows } from './sold-rows';

/** Numbers of each thing in a shop. A product has three variants, an event two ticket types, an order one item, a guest one seat. */
export interface ShopSize {
  products: number;
  events: number;
  orders: number;
  /** Newest of the orders, which came by a checkout that is kept with its payment; besides there is a tenth as many open ones. */
  checkouts: number;
  guests: number;
  /** Buyers: each has an equal share of the orders. */
  contacts: number;
  destinations: number;
  /** Deliveries, messages, codes and audit entries that are done; a quarter as many of rarer things. */
  logged: number;
  /** Facts, deliveries and messages that wait to be relayed and sent: 0 where a worker runs. */
  waiting: number;
}

/** The large shop of issue K. */
export const LARGE: ShopSize = {
  products: 100_000,
  events: 10_000,
  orders: 1_000_000,
  checkouts: 100_000,
  guests: 1_000_000,
  contacts: 500_000,
  destinations: 20,
  logged: 200_000,
  waiting: 0,
};

/** One of the small shops beside it; of 500 of them the destinations are 50,000. */
export const SMALL: ShopSize = {
  products: 10,
  events: 2,
  orders: 20,
  checkouts: 20,
  guests: 20,
  contacts: 10,
  destinations: 100,
  logged: 100,
  waiting: 0,
};

export interface SeededShop {
  workspaceId: string;
  size: ShopSize;
}

/** The names and parts of a size are columns of `seeded_shop`. */
const PARTS = Object.keys(LARGE) as (keyof ShopSize)[];

/**
 * Fills workspaces that exist with what shops of such sizes have, by `insert … select` past all rules and triggers, two tables at a time,
 * and analyzes the tables. Ids, slugs (`product-7`, `event-7`) and addresses are the same in each run: a database is seeded once. Wants
 * a role that owns the tables, and nobody else at work in the database.
 */
export async function seedShops(databaseUrl: string, shops: readonly SeededShop[]): Promise<void> {
  await seedUnanalyzed(databaseUrl, shops);
  await analyzeTables(databaseUrl);
}

/** Gathers the statistics of all tables, however long that takes. Wants the role that owns them. */
export async function analyzeTables(databaseUrl: string): Promise<void> {
  await inSession(databaseUrl, (main) => main.query('analyze'));
}

/** Fills workspaces as `seedShops` does, and leaves the tables without statistics, as an import, a restore or an upgrade of the server does. */
export async function seedUnanalyzed(databaseUrl: string, shops: readonly SeededShop[]): Promise<void> {
  await inSession(databaseUrl, async (main) => {
    await main.query(
      `create unlogged table seeded_shop (shop integer primary key, workspace_id uuid not null, made_at timestamptz not null, ${PARTS.map((part) => `${part} integer not null`).join(', ')})`,
    );
    await main.query(
      `insert into seeded_shop select shop.place, shop."workspaceId", clock_timestamp(), ${PARTS.map((part) => `(shop.size ->> '${part}')::integer`).join(', ')}
         from rows from (jsonb_to_recordset($1) as ("workspaceId" uuid, size jsonb)) with ordinality as shop ("workspaceId", size, place)`,
      [JSON.stringify(shops)],
    );
    const fillings = [...soldRows, ...peopleRows, ...catalogueRows, ...logRows];
    const aside = await setAside(main, [...new Set(fillings.map(({ table }) => table))]);
    await inTurns(databaseUrl, byTable(fillings));
    await inTurns(databaseUrl, aside.indexes);
    for (const statement of aside.rules) await main.query(statement);
    await main.query('drop table seeded_shop');
  });
}

/** Keeps the server from analyzing tables by itself, for as long as the database lasts. Wants the role that owns them. */
export async function keepUnanalyzed(databaseUrl: string): Promise<void> {
  await inSession(databaseUrl, async (main) => {
    const { rows } = await main.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    for (const { name } of rows) await main.query(`alter table ${name} set (autovacuum_enabled = off)`);
  });
}

/**
 * Rebuilds primary keys, as an operator does with `reindex`: of indexes that cost the same PostgreSQL takes the newest. Wants the role
 * that owns the tables.
 */
export async function rebuildPrimaryKeys(databaseUrl: string): Promise<void> {
  await inSession(databaseUrl, async (main) => {
    const { rows } = await main.query<{ name: string }>(
      `select indexrelid::regclass::text as name from pg_index join pg_class t on t.oid = indrelid
        where indisprimary and t.relkind = 'r' and t.relnamespace = 'public'::regnamespace`,
    );
    for (const { name } of rows) await main.query(`reindex index concurrently ${name}`);
  });
}

/** Empty workspaces of these slugs, as the service makes them; answers their ids. */
export async function makeWorkspaces(databaseUrl: string, slugs: readonly string[]): Promise<string[]> {
  return inSession(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into workspace (id, slug, display_name, timezone, currencies) select gen_random_uuid(), slug, slug, 'Africa/Lagos', '{NGN,USD}' from unnest($1::text[]) as slug returning id`,
      [slugs],
    );
    return rows.map(({ id }) => id);
  });
}

/** Statements of one table follow one another. */
function byTable(fillings: readonly Filling[]): string[][] {
  return grouped(fillings.map(({ table, columns, rows }) => ({ table, statement: `insert into ${table} (${columns}) ${rows}` })));
}

function grouped(statements: readonly { table: string; statement: string }[]): string[][] {
  const tables = [...new Set(statements.map(({ table }) => table))];
  return tables.map((name) => statements.filter(({ table }) => table === name).map(({ statement }) => statement));
}

/** Runs lists of statements on two connections; whichever is free takes the next list. */
async function inTurns(databaseUrl: string, lists: readonly (readonly string[])[]): Promise<void> {
  const waiting = [...lists];
  await Promise.all(
    [1, 2].map(() =>
      inSession(databaseUrl, async (client) => {
        for (let list = waiting.shift(); list; list = waiting.shift()) {
          for (const statement of list) await client.query(statement);
        }
      }),
    ),
  );
}

interface Aside {
  /** Statements that make the indexes again, by table. */
  indexes: string[][];
  /** Statements that put foreign keys and triggers back, in their order. */
  rules: string[];
}

/** Takes triggers, foreign keys and indexes off the tables: to make an index of many rows is quicker than to fill it. */
async function setAside(client: Client, tables: readonly string[]): Promise<Aside> {
  const rules = await takeOff(client, FOREIGN_KEYS, tables);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  const indexes = await takeOff(client, INDEXES, tables);
  return {
    indexes: grouped(indexes),
    rules: [...rules.map(({ statement }) => statement), ...tables.map((table) => `alter table ${table} enable trigger user`)],
  };
}

async function takeOff(client: Client, query: string, tables: readonly string[]): Promise<{ table: string; statement: string }[]> {
  const { rows } = await client.query<{ table: string; drop: string; statement: string }>(query, [tables]);
  for (const { drop } of rows) await client.query(drop);
  return rows;
}

/** Partitions follow their table. */
const FOREIGN_KEYS = `
  select relname as table, format('alter table %I drop constraint %I', relname, conname) as drop, format('alter table %I add constraint %I %s', relname, conname, pg_get_constraintdef(c.oid)) as statement
    from pg_constraint c join pg_class t on t.oid = conrelid
   where contype = 'f' and relname = any ($1) and relnamespace = 'public'::regnamespace and conparentid = 0`;

const INDEXES = `
  select t.relname as table, format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as statement
    from pg_index i join pg_class t on t.oid = i.indrelid
   where t.relname = any ($1) and t.relkind = 'r' and not t.relispartition and t.relnamespace = 'public'::regnamespace
     and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;

async function inSession<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`set synchronous_commit = off; set jit = off; set maintenance_work_mem = '256MB'; set work_mem = '64MB'`);
    return await work(client);
  } finally {
    await client.end();
  }
}
