import { randomUUID } from 'node:crypto';
import { eventually } from '@svc/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../connection/data-source';
import { settleMigration } from '../connection/settle-connection';
import { useDatabase } from '../testing';
import { migrate } from './migrate';
import { gatherMissingStatistics } from './missing-statistics';

const database = useDatabase(2);
const query = <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> => database.source.query<Row[]>(sql, values);
const COUNT = 500;
let migrating: DataSource;

beforeAll(async () => {
  migrating = await createDataSource({
    url: database.url,
    poolSize: 2,
    applicationName: 'second migration',
    settle: settleMigration,
  }).initialize();
});
afterAll(() => migrating?.destroy());

/** Makes a filled table that only the migration analyzes. */
async function makeTable(name: string): Promise<void> {
  await query(`
    begin;
    create table ${name} (id integer, label text);
    insert into ${name} select id, 'Label ' || id from generate_series(1, ${COUNT}) as id;
    create index ${name}_label on ${name} (label);
    alter table ${name} set (autovacuum_enabled = off);
    commit`);
}

/** Returns the columns, of a table or an index, of which the planner has statistics. */
async function columnsWithStatistics(relation: string): Promise<string[]> {
  const rows = await query<{ attname: string }>('select distinct attname from pg_stats where tablename = $1 order by 1', [relation]);
  return rows.map(({ attname }) => attname);
}

describe('the migration', () => {
  it('analyzes a restored table, whose number of rows the planner knows from an index build', async () => {
    await makeTable('restored');
    expect(await query(`select reltuples from pg_class where relname = 'restored'`)).toEqual([{ reltuples: COUNT }]);
    expect((await migrate(migrating)).analyzed).toEqual(['restored']);
    expect(await columnsWithStatistics('restored')).toEqual(['id', 'label']);
    expect(await migrate(migrating)).toMatchObject({ analyzed: [], unanalyzed: [] });
  });

  it('analyzes a table with a column, or an index on an expression, that is newer than its statistics', async () => {
    for (const name of ['with_column', 'with_index']) {
      await makeTable(name);
      await query(`analyze ${name}`);
    }
    await query('alter table with_column alter column label type varchar(100) using upper(label)');
    await query('create index with_index_upper on with_index (id, upper(label))');
    expect((await migrate(migrating)).analyzed).toEqual(['with_column', 'with_index']);
    expect(await columnsWithStatistics('with_column')).toEqual(['id', 'label']);
    expect(await columnsWithStatistics('with_index_upper')).toEqual(['upper']);
  });

  it('analyzes a partitioned table with its partitions', async () => {
    await query('create table parted (id integer, label text) partition by range (id)');
    await query(`create table parted_first partition of parted for values from (0) to (10000) with (autovacuum_enabled = off)`);
    await query(`insert into parted select id, 'Label ' || id from generate_series(1, ${COUNT}) as id`);
    expect((await migrate(migrating)).analyzed).toEqual(['parted']);
    expect([await columnsWithStatistics('parted'), await columnsWithStatistics('parted_first')]).toEqual([
      ['id', 'label'],
      ['id', 'label'],
    ]);
  });

  it('leaves tables of another owner alone', async () => {
    const login = `login_${randomUUID().replaceAll('-', '')}`;
    await makeTable('of_another');
    await query(`create role ${login} login password '${login}'; grant ${login} to current_user; grant select on of_another to ${login}`);
    const url = new URL(database.url);
    url.username = url.password = login;
    const source = await createDataSource({ url: url.href, poolSize: 1, applicationName: 'login' }).initialize();
    try {
      const runner = source.createQueryRunner();
      expect(await gatherMissingStatistics(runner)).toEqual({ analyzed: [], unanalyzed: [] });
      await runner.release();
    } finally {
      await source.destroy();
      await query(`drop owned by ${login}; drop role ${login}`);
    }
    expect((await migrate(migrating)).analyzed).toEqual(['of_another']);
  });

  it('goes on without a table that another session has locked, and names it', async () => {
    await makeTable('locked');
    const other = database.source.createQueryRunner();
    await other.startTransaction();
    await other.query('lock table locked in share update exclusive mode');
    expect(await migrate(migrating)).toMatchObject({ analyzed: [], unanalyzed: ['locked'] });
    await other.rollbackTransaction();
    await other.release();
    expect(await migrating.query('show lock_timeout')).toEqual([{ lock_timeout: '30s' }]);
    expect((await migrate(migrating)).analyzed).toEqual(['locked']);
  });

  it('does not hold up an index that the migration before it builds concurrently', async () => {
    await makeTable('to_index');
    const first = database.source.createQueryRunner();
    await first.query('select pg_advisory_lock(7305001)');
    const second = migrate(migrating);
    await eventually('the second one asks for its turn', async () => {
      const [row] = await query<{ asks: boolean }>(
        `select exists (select from pg_stat_activity where application_name = 'second migration' and query like '%advisory_lock%') as asks`,
      );
      return row!.asks;
    });
    await first.query(`create index concurrently to_index_id on to_index (id)`);
    await first.query('select pg_advisory_unlock(7305001)');
    await first.release();
    expect((await second).analyzed).toEqual(['to_index']);
  });

  it('[ADR 0170 r2] opens a restored dump of a distributed database to the role of row-level security', async () => {
    const policy = `select pg_get_expr(polqual, polrelid) as "rows" from pg_policy where polrelid = 'product'::regclass and polname = 'every_row'`;
    await query(`alter policy every_row on product using (current_user <> 'svc_app')`);
    const [closed] = await query<{ rows: string }>(policy);
    await migrate(migrating);
    const [{ hasCitus }] = (await query(`select to_regclass('pg_catalog.pg_dist_partition') is not null as "hasCitus"`)) as [
      { hasCitus: boolean },
    ];
    expect(await query(policy)).toEqual([{ rows: hasCitus ? closed!.rows : 'true' }]);
  });

  it('[D-161] refuses a database that is not encoded in UTF-8, and says what to make', async () => {
    const name = `other_encoding_${randomUUID().slice(0, 8)}`;
    await query(`create database ${name} encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`);
    const url = new URL(database.url);
    url.pathname = `/${name}`;
    const other = await createDataSource({ url: url.href, poolSize: 1, applicationName: 'other encoding' }).initialize();
    try {
      await expect(migrate(other)).rejects.toThrow(/SQL_ASCII.*needs UTF8.*createdb --encoding=UTF8/s);
    } finally {
      await other.destroy();
      await query(`drop database ${name}`);
    }
  });
});
