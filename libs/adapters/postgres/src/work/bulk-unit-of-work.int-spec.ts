import { randomUUID } from 'node:crypto';
import { describeWithOneServer } from '@svc/testing';
import { aProduct, applying } from '@svc/workspace-document/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../connection/data-source';
import { asTenant } from '../row-level-security/tenant-scope';
import { randomIds, useDatabase } from '../testing';
import { bindDocumentTx } from '../workspace-document/document-tx';
import { BulkUnitOfWork } from './bulk-unit-of-work';
import { Sql, sqlOf } from './sql';
import { composed, type NoRow } from './statement';

const MANY = 1_200;
const database = useDatabase(2);
const query = <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> => database.source.query<Row[]>(sql, values);
const connect = (url: string) => createDataSource({ url, poolSize: 1, applicationName: 'documents', isTenantScoped: true }).initialize();
const failures: unknown[] = [];
let service: DataSource;

beforeAll(async () => {
  service = await connect(database.url);
  for (const name of ['product', 'variant', 'workspace']) await query(`alter table ${name} set (autovacuum_enabled = off)`);
  for (const name of ['line', 'line_of_another']) {
    await query(`create table ${name} (id integer, label text) with (autovacuum_enabled = off)`);
    await query(`grant select, insert on ${name} to public`);
  }
});
afterAll(() => service?.destroy());

/** Returns those of these tables that have statistics. */
async function withStatistics(...tables: string[]): Promise<string[]> {
  const rows = await query<{ tablename: string }>('select distinct tablename from pg_stats where tablename = any ($1) order by 1', [
    tables,
  ]);
  return rows.map(({ tablename }) => tablename);
}

const workOf = <Tx>(source: DataSource, bind: (sql: Sql) => Tx) =>
  new BulkUnitOfWork(sqlOf(source), bind, undefined, (error) => failures.push(error));

const INSERT_LINES = composed<NoRow, [table: string]>(
  'insert_lines',
  [['line']],
  (table) => `insert into ${table} select id, 'Label ' || id from generate_series(1, $1::integer) as id`,
);

/** Writes so many rows in one transaction, and waits for what follows. */
async function addLines(count: number, source = service, table = 'line'): Promise<void> {
  const lines = workOf(source, (sql) => sql);
  await lines.run((sql) => sql.execute(INSERT_LINES(table), [count]));
  await lines.settled();
}

describe('work that fills tables', () => {
  describeWithOneServer('one server', () => {
    it('has them analyzed after its commit, although it was work of one workspace', async () => {
      const workspaceId = await database.makeWorkspace();
      const products = Array.from({ length: MANY }, (_, index) => aProduct({ slug: `product-${index}` }));
      const documents = workOf(service, (sql) => bindDocumentTx(sql, randomIds));
      await asTenant(workspaceId, () => applying(documents).execute({ workspaceId, document: { version: 1, products }, dryRun: false }));
      await documents.settled();
      expect(await withStatistics('product', 'variant', 'workspace')).toEqual(['product', 'variant']);
      const counted = `select reltuples::integer as rows from pg_class where relname = 'product'`;
      expect(await query(counted)).toEqual([{ rows: MANY }]);
      expect(failures).toEqual([]);
    });
  });

  it('leaves tables alone into which it has written little, or little beside what they had', async () => {
    await addLines(MANY / 2);
    expect(await withStatistics('line')).toEqual([]);
    await addLines(20 * MANY);
    expect(await withStatistics('line')).toEqual(['line']);
    await service.query('select pg_stat_force_next_flush()'); // The rows of the last second count otherwise.
    await addLines(MANY);
    expect(await query(`select reltuples::integer as rows from pg_class where relname = 'line'`)).toEqual([{ rows: 20.5 * MANY }]);
    expect(failures).toEqual([]);
  });

  it('leaves tables of another owner to a worker, and succeeds', async () => {
    const login = `login_${randomUUID().replaceAll('-', '')}`;
    await query(`create role ${login} login password '${login}'`);
    await query(`grant ${login} to current_user`);
    const url = new URL(database.url);
    url.username = url.password = login;
    const source = await connect(url.href);
    try {
      await addLines(3 * MANY, source, 'line_of_another');
      expect([failures, await withStatistics('line_of_another')]).toEqual([[], []]);
    } finally {
      await source.destroy();
      await query(`drop owned by ${login}`);
      await query(`drop role ${login}`);
    }
  });
});
