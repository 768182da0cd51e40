import { createTestDatabase, eventually } from '@svc/testing';
import { createDataSource } from '../connection/data-source';
import { StatisticsKeeper } from './statistics-keeper';
import { useDatabase } from '../testing';
import { sqlOf } from '../work/sql';

/** One connection, whose plans are kept from first to last. */
const database = useDatabase(1);
const MANY = 2_000;
const query = <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> => database.source.query<Row[]>(sql, values);
const keeper = () => new StatisticsKeeper(database.sql);

beforeAll(async () => {
  await query('create table guest (shop integer, id integer, name text, primary key (shop, id))');
  await query('create index guest_name on guest (shop, name)');
  await query('create table seat (shop integer, guest integer, foreign key (shop, guest) references guest)');
  await query('vacuum analyze guest');
});

const addGuests = (from: number, to: number) =>
  query(`insert into guest select 1, id, 'Guest ' || id from generate_series($1::integer, $2::integer) as id`, [from, to]);

/** Returns the rows and index entries that the check of a new seat's guest reads. */
async function readByCheck(guest: number): Promise<number> {
  return database.source.transaction(async (manager) => {
    await manager.query('insert into seat values (1, $1)', [guest]);
    const [row] = await manager.query<{ read: string }[]>(
      `select pg_stat_get_xact_tuples_returned('guest'::regclass) + sum(pg_stat_get_xact_tuples_returned(indexrelid)) as read
         from pg_index where indrelid = 'guest'::regclass`,
    );
    return Number(row!.read);
  });
}

it('renews the plans for a table that was empty when its statements were planned', async () => {
  await addGuests(1, 10);
  for (let guest = 1; guest <= 10; guest += 1) await readByCheck(guest);
  await addGuests(11, MANY);
  expect(await readByCheck(MANY)).toBeGreaterThanOrEqual(MANY);

  await eventually('the server has counted the rows', async () => {
    await keeper().execute();
    const [row] = await query<{ isKnown: boolean }>(`select reltuples > 10 as "isKnown" from pg_class where relname = 'guest'`);
    return row!.isKnown;
  });
  expect(await readByCheck(MANY)).toBeLessThan(10);
  expect(await keeper().execute()).toBe(0);
});

/** Statements that make a filled table which only the keeper analyzes. */
const filledTable = (name: string) => `
  begin;
  create table ${name} (id integer primary key, label text);
  alter table ${name} set (autovacuum_enabled = off);
  insert into ${name} select id, 'Label ' || id from generate_series(1, ${MANY}) as id;
  commit`;

const hasStatistics = async (name: string, source = database.source) =>
  (await source.query<unknown[]>('select from pg_stats where tablename = $1', [name])).length > 0;

describe('the keeper of statistics', () => {
  it('gathers them for a database whose counters are lost as well, as after an upgrade of the server', async () => {
    const original = await createTestDatabase();
    const copy = new URL(original.url);
    copy.pathname += '_copy';
    const connect = (url: string) => createDataSource({ url, poolSize: 1, applicationName: 'upgraded' }).initialize();
    const before = await connect(original.url);
    await before.query(filledTable('upgraded'));
    await before.destroy();
    await query(`create database ${copy.pathname.replace('/', '')} template ${new URL(original.url).pathname.replace('/', '')}`);
    const upgraded = await connect(copy.href);
    try {
      expect(await upgraded.query(`select n_live_tup from pg_stat_user_tables where relname = 'upgraded'`)).toEqual([{ n_live_tup: '0' }]);
      expect(await new StatisticsKeeper(sqlOf(upgraded)).execute()).toBeGreaterThan(0);
      expect(await hasStatistics('upgraded', upgraded)).toBe(true);
      expect(await new StatisticsKeeper(sqlOf(upgraded)).execute()).toBe(0);
    } finally {
      await upgraded.destroy();
      await query(`drop database ${copy.pathname.replace('/', '')}`);
      await original.drop();
    }
  });

  it('gathers them for a table whose number of rows is known from an index build, as after a restore', async () => {
    await query(`
      begin;
      create table restored (id integer, label text);
      insert into restored select id, 'Label ' || id from generate_series(1, ${MANY}) as id;
      create index on restored (id);
      alter table restored set (autovacuum_enabled = off);
      commit`);
    expect(await query(`select reltuples from pg_class where relname = 'restored'`)).toEqual([{ reltuples: MANY }]);
    await keeper().execute();
    expect(await hasStatistics('restored')).toBe(true);
  });

  it('analyzes a table once that has pages, but no rows any more', async () => {
    await query(filledTable('emptied'));
    await query('delete from emptied');
    await query('select pg_stat_force_next_flush()');
    expect([await keeper().execute(), await keeper().execute(), await hasStatistics('emptied')]).toEqual([1, 0, false]);
  });

  it('gathers them for a partitioned table, which the server never analyzes', async () => {
    await query('create table parted (id integer, label text) partition by range (id)');
    await query(`create table parted_first partition of parted for values from (0) to (10000) with (autovacuum_enabled = off)`);
    await query(`insert into parted select id, 'Label ' || id from generate_series(1, ${MANY}) as id`);
    await eventually('both are analyzed', async () => {
      await keeper().execute();
      return (await hasStatistics('parted')) && (await hasStatistics('parted_first'));
    });
    expect(await keeper().execute()).toBe(0);
  });
});
