import { createTestDatabase, type TestDatabase } from '@svc/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../data-source';
import { migrations } from '.';

/** Tables that are of no one tenant, or that find the tenant of what was presented (D-5). */
const GLOBAL = ['workspace', 'access_key_hash', 'migration', 'rate_bucket', 'service_clock'];

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource({ url: database.url, poolSize: 2, applicationName: 'migrations' }).initialize();
});

afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

describe('the migrated schema', () => {
  it('[D-5] has the workspace first in every primary key, unique index and foreign key of a tenant’s table', async () => {
    const strays = await dataSource.query<{ name: string }[]>(
      `select t.relname || ': ' || i.relname as name
         from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
        where t.relnamespace = 'public'::regnamespace and x.indisunique and not t.relname = any($1)
          and (select attname from pg_attribute where attrelid = t.oid and attnum = x.indkey[0]) is distinct from 'workspace_id'
       union all
       select t.relname || ': ' || c.conname
         from pg_constraint c join pg_class t on t.oid = c.conrelid
        where t.relnamespace = 'public'::regnamespace and c.contype = 'f' and not t.relname = any($1)
          and (select attname from pg_attribute where attrelid = t.oid and attnum = c.conkey[1]) is distinct from 'workspace_id'
       union all
       select t.relname || ': no primary key'
         from pg_class t
        where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and not t.relname = any($1)
          and not exists (select from pg_index x where x.indrelid = t.oid and x.indisprimary)`,
      [GLOBAL],
    );
    expect(strays).toEqual([]);
  });

  it('can be taken back, migration by migration, and made again', async () => {
    for (let count = 0; count < migrations.length; count += 1) await dataSource.undoLastMigration();
    const applied = await dataSource.runMigrations();
    expect(applied).toHaveLength(migrations.length);
  });
});
