import { randomUUID } from 'node:crypto';
import { describeWithOneServer } from '@svc/testing';
import type { DataSource, EntityMetadata } from 'typeorm';
import { createDataSource, entities } from '../connection/data-source';
import { useDatabase } from '../testing';
import { enterTenant, asNoTenant } from '../row-level-security/tenant-scope';
import { tableOf } from './statements';

/** Tables without an entity, since no row of theirs is mapped. */
const UNMAPPED: Readonly<Record<string, string>> = {
  counter: 'counters move in SQL alone',
  discount_use: 'counters move in SQL alone',
  former_slug: 'written and read by statements over tables of any kind',
  hold: 'counters move in SQL alone',
  inventory_finding: 'written and read by one statement that compares counters',
  linked_addon: 'written by a trigger, read by SQL functions',
  migration: 'TypeORM’s own',
  otp_key_hour: 'a counter',
  otp_stray_guess: 'a counter',
  rate_bucket: 'token buckets move in SQL alone',
  recurring_task: 'when tasks of no workspace were done',
  refused_job: 'a counter',
  secret_key_fingerprint: 'compared as a whole at the start of a process',
  service_clock: 'read by SQL functions',
  slot_counter: 'counters move in SQL alone',
  sql_function: 'written and read by statements that compare hashes',
  sync_dirty: 'a queue',
  sync_feed: 'a feed',
  sync_stamp: 'a feed',
  workspace_clock: 'read by SQL functions',
};
/** Columns that only processes of the release before use (ADR 0115). */
const OF_THE_RELEASE_BEFORE = ['form_file_usage.told_full_at'];
/** Books of the sandbox, which is an adapter of its own. */
const SANDBOX = /^sandbox_/;
/** People of the staff, their sessions and factors, which belong to the installation (ADR 0171). */
const OF_THE_INSTALLATION = ['person', 'passkey', 'sign_in_link', 'staff_challenge', 'staff_mail', 'staff_session', 'staff_totp'];
/** Global tables: their rows are looked up before a workspace is known, or for all of them (ADR 0040). */
const OUTSIDE_OF_TENANTS = [
  ...['workspace', 'access_key_hash', 'outbox', 'provider_reference', 'removed_workspace', 'service_code_send'],
  ...OF_THE_INSTALLATION,
];

const COLUMNS = `
  select table_class.relname as name,
         json_object_agg(a.attname, concat_ws(' ', format_type(a.atttypid, null), case when a.attnotnull then 'not null' end,
           case when a.attnum = any (key.indkey) then 'key' end, case when a.attgenerated <> '' then 'computed' end)) as columns
    from pg_class table_class
    join pg_attribute a on a.attrelid = table_class.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index key on key.indrelid = table_class.oid and key.indisprimary
   where table_class.relnamespace = 'public'::regnamespace and table_class.relkind in ('r', 'p') and not table_class.relispartition
     and table_class.relname || '.' || a.attname <> all ($1)
   group by 1`;

const database = useDatabase();
let service: DataSource;

beforeAll(async () => {
  service = await createDataSource({ url: database.url, poolSize: 1, applicationName: 'service', isTenantScoped: true }).initialize();
});

afterAll(() => service?.destroy());

describeWithOneServer('the entities', () => {
  it('have the columns of the migrated tables, with their types, keys and nulls', async () => {
    const tables = new Map(
      (await database.source.query<{ name: string; columns: object }[]>(COLUMNS, [OF_THE_RELEASE_BEFORE])).map(({ name, columns }) => [
        name,
        columns,
      ]),
    );
    const mapped = database.source.entityMetadatas.map((entity) => [entity.tableName, columnsOf(entity)]);
    expect(Object.fromEntries(mapped)).toEqual(Object.fromEntries(mapped.map(([name]) => [name, tables.get(name as string)])));
  });

  it('exist for every table but those whose rows are not mapped', async () => {
    const tables = await database.source.query<{ name: string }[]>(COLUMNS, [OF_THE_RELEASE_BEFORE]);
    const left = tables
      .map(({ name }) => name)
      .filter((name) => !SANDBOX.test(name) && !entities.some((entity) => tableOf(entity) === name));
    expect(left.sort()).toEqual(Object.keys(UNMAPPED));
  });
});

const TYPES: Readonly<Record<string, string>> = { timestamptz: 'timestamp with time zone' };

/** The columns of an entity in the form in which `COLUMNS` reads those of a table. */
function columnsOf(entity: EntityMetadata): Record<string, string> {
  return Object.fromEntries(
    entity.columns.map((column) => {
      const type = `${TYPES[String(column.type)] ?? String(column.type)}${column.isArray ? '[]' : ''}`;
      return [
        column.databaseName,
        [type, !column.isNullable && 'not null', column.isPrimary && 'key', !column.isInsert && 'computed'].filter(Boolean).join(' '),
      ];
    }),
  );
}

describe.each(entities.map(tableOf).filter((name) => !OUTSIDE_OF_TENANTS.includes(name)))('the repository of %s', (name) => {
  const [ours, theirs] = [randomUUID(), randomUUID()];
  const rows = () => service.getRepository<{ workspaceId: string }>(name);
  const owners = async () => (await rows().find()).map(({ workspaceId }) => workspaceId).sort();

  beforeAll(async () => {
    for (const statement of [WITHOUT_CONSTRAINTS(name), `alter table ${name} disable trigger user`]) await database.source.query(statement);
    for (const workspaceId of [ours, theirs]) await rows().insert(aRow(name, workspaceId));
  });

  it('sees nothing outside of a tenant scope, and changes nothing', async () => {
    await asNoTenant(async () => {
      expect(await owners()).toEqual([]);
      expect(await rows().deleteAll()).toMatchObject({ affected: 0 });
    });
    expect(await owners()).toEqual([ours, theirs].sort());
  });

  it('sees the rows of its tenant alone, though the query names none, and takes none of another', async () => {
    await asNoTenant(async () => {
      enterTenant(ours);
      expect(await owners()).toEqual([ours]);
      await expect(rows().insert(aRow(name, theirs))).rejects.toThrow('violates row-level security policy');
    });
  });
});

/** SQL that frees a table of constraints, so that it takes any values; row-level security is no constraint. */
const WITHOUT_CONSTRAINTS = (name: string) => `
  do $$ declare part record; begin
    for part in select conname from pg_constraint where conrelid = '${name}'::regclass and contype in ('c', 'f') loop
      execute format('alter table ${name} drop constraint %I', part.conname);
    end loop;
  end $$`;

const SAMPLES: Readonly<Record<string, () => unknown>> = {
  uuid: randomUUID,
  text: randomUUID,
  integer: () => 1,
  smallint: () => 1,
  bigint: () => 1,
  'double precision': () => 1.5,
  boolean: () => true,
  jsonb: () => ({}),
  bytea: () => Buffer.from(randomUUID()),
  timestamptz: () => new Date(0),
  date: () => '2026-01-31',
};

/** Returns a row of an entity with some value in every column. */
function aRow(name: string, workspaceId: string): { workspaceId: string } {
  const columns = service.getMetadata(name).columns.filter(({ isInsert }) => isInsert);
  const row = Object.fromEntries(columns.map(({ propertyName, type, isArray }) => [propertyName, isArray ? [] : SAMPLES[String(type)]!()]));
  return { ...row, workspaceId };
}
