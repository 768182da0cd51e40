import { createTestDatabase, type TestDatabase } from '@svc/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../connection/data-source';

/** Tables that no workspace owns. */
const GLOBAL_TABLES = [
  'workspace',
  'access_key_hash',
  'provider_reference',
  'rate_bucket',
  'service_clock',
  'service_code_send',
  'refused_job',
  'removed_workspace',
  'recurring_task',
  'outbox',
  'migration',
  'sql_function',
  'secret_key_fingerprint',
  // People of the staff, their sessions and factors belong to the installation (ADR 0171).
  'person',
  'passkey',
  'sign_in_link',
  'staff_challenge',
  'staff_mail',
  'staff_session',
  'staff_totp',
];

/**
 * SQL of every primary key, unique index and foreign key of the other tables that begins with another column than
 * workspace_id; also a primary key that is missing.
 */
const MISLED_KEYS = `
  with tenant as (
    select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all ($1)
  ),
  led as (
    select tenant.oid, relname, 'primary key' as part, indkey[0] as leader
      from tenant left join pg_index on indrelid = tenant.oid and indisprimary
    union all
    select tenant.oid, relname, indexrelid::regclass::text, indkey[0]
      from tenant join pg_index on indrelid = tenant.oid and indisunique and not indisprimary
    union all
    select tenant.oid, relname, conname, conkey[1]
      from tenant join pg_constraint on conrelid = tenant.oid and contype = 'f'
  )
  select relname || ': ' || part as misled
    from led left join pg_attribute on attrelid = led.oid and attnum = leader
   where attname is distinct from 'workspace_id'
   order by 1`;

/** SQL of tables with rows of workspaces that row security does not hide from svc_app (ADR 0040). */
const OPEN_TABLES = `
  select relname as name
    from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'workspace_id' and not attisdropped
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all ($1)
     and not exists (
       select from pg_policies
        where schemaname = 'public' and tablename = relname and relrowsecurity and roles = '{svc_app}' and permissive = 'RESTRICTIVE' and cmd = 'ALL'
          and qual = '(workspace_id = current_workspace())' and with_check is null)
   order by 1`;

/**
 * Foreign keys of rows of workspaces without an index that finds the referring rows of one row: whoever deletes it would read the whole table.
 * The columns of the key are the first of the index; a partial one may leave out rows whose column is null.
 */
const UNINDEXED_REFERENCES = `
  select conrelid::regclass::text || ' to ' || confrelid::regclass::text as reference
    from pg_constraint c
   where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
     and not exists (
       select from pg_index i
        where i.indrelid = c.conrelid
          and (i.indkey::int2[])[0:array_length(c.conkey, 1) - 1] <@ c.conkey and (i.indkey::int2[])[0:array_length(c.conkey, 1) - 1] @> c.conkey
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) in (
            select format('(%I IS NOT NULL)', a.attname) from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey))))
   order by 1`;

/** Such keys whose rows are read by another part of the key, or all at once. */
const READ_OTHERWISE = [
  'access_key to access_key', // A workspace has few keys.
  'attendee to ticket_type', // By the event, whose seats they are.
  'outbox to workspace', // Once, when a workspace is removed.
  'provider_reference to workspace', // As the former.
];

describe('the tables of the service', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource({ url: database.url, poolSize: 1, applicationName: 'tenant keys' }).initialize();
  });

  afterAll(async () => {
    await dataSource?.destroy();
    await database?.drop();
  });

  async function misledKeys(): Promise<string[]> {
    const rows = await dataSource.query<{ misled: string }[]>(MISLED_KEYS, [GLOBAL_TABLES]);
    return rows.map(({ misled }) => misled);
  }

  it('[D-5] have keys that begin with the workspace, but for the few global ones', async () => {
    expect(await misledKeys()).toEqual([]);
  });

  it('[D-5] keep workspaces apart by row security, but for the few global ones', async () => {
    const open = await dataSource.query<{ name: string }[]>(OPEN_TABLES, [GLOBAL_TABLES]);
    expect(open).toEqual([]);
  });

  it('[ADR 0143 r4] find the rows that refer to a deleted one by an index', async () => {
    const rows = await dataSource.query<{ reference: string }[]>(UNINDEXED_REFERENCES);
    expect(rows.map(({ reference }) => reference)).toEqual(READ_OTHERWISE);
  });

  it('[D-5] are named when they break that', async () => {
    await dataSource.query(
      'create table stray (id uuid primary key, workspace_id uuid not null, code text unique, owner uuid references workspace (id))',
    );
    await dataSource.query('create table keyless (workspace_id uuid not null references workspace (id))');
    expect(await misledKeys()).toEqual(['keyless: primary key', 'stray: primary key', 'stray: stray_code_key', 'stray: stray_owner_fkey']);
    expect(await dataSource.query(OPEN_TABLES, [GLOBAL_TABLES])).toEqual([{ name: 'keyless' }, { name: 'stray' }]);
  });
});
