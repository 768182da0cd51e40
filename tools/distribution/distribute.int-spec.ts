import { randomBytes } from 'node:crypto';
import { migrate, PartitionKeeper, schemaGap, type UpcomingMove } from '@svc/adapters/postgres';
import { migrateDatabase, readMigrationConfig } from '@svc/composition';
import { eventually } from '@svc/testing';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { makeWorkspaces, seedShops, SMALL } from '../large-shop/seed-shops';
import { DistributedDatabase } from './distributed-database';

let database: DistributedDatabase;
let source: DataSource;
let workspaces: string[];

beforeAll(async () => {
  database = await DistributedDatabase.start();
  source = await database.connect();
  await migrate(source);
  workspaces = await makeWorkspaces(database.url, ['ile', 'oja', 'adire']);
  await seedShops(
    database.url,
    workspaces.map((workspaceId) => ({ workspaceId, size: SMALL })),
  );
}, 300_000);
afterAll(() => database?.stop());

const distribute = (on = source, begins: (move: UpcomingMove) => void = () => undefined) => migrate(on, { begins });

/** Returns the number of rows of each table, by name. */
async function rowsOfTables(): Promise<Record<string, number>> {
  const tables = await source.query<{ name: string }[]>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await source.query<{ rows: number }[]>(`select count(*)::int as rows from ${name}`);
    counts[name] = row!.rows;
  }
  return counts;
}

const placements = () => source.query<object[]>('select logicalrelid::text, partmethod, repmodel from pg_dist_partition order by 1');

describe('npm run migrate -- --distribute', () => {
  it('[ADR 0170 r1] changes nothing when a node takes no writes, and names it', async () => {
    await database.setReadOnly(true);
    await expect(distribute()).rejects.toThrow(/^The node 127\.0\.0\.1:\d+ takes no writes/);
    expect(await placements()).toEqual([]);
    await database.setReadOnly(false);
  });

  it('[ADR 0170 r1] changes nothing when a node does not answer, and names it', async () => {
    await database.second.stop();
    await expect(distribute()).rejects.toThrow(/^The coordinator cannot work on the node 127\.0\.0\.1:\d+: /);
    await database.second.start();
    expect(await placements()).toEqual([]);
  });

  it('[ADR 0170 r1] changes nothing when a node goes away in the middle', async () => {
    const rows = await rowsOfTables();
    const distributing = distribute().then(
      () => 'distributed',
      (error: Error) => error.message,
    );
    await eventually('half of the tables have moved', async () => {
      const [work] = await database.second.query(
        `select count(*)::int as tables from pg_stat_activity where datname = '${database.name}' and query like '%webhook%'`,
      );
      return Number(work!['tables']) > 0;
    });
    await database.cutSecondNode();
    expect(await distributing).toMatch(/^Distributing was broken off: .*Tables move all together or not at all\./s);
    source = await database.connect(); // the coordinator keeps connections that are cut until their first use
    expect([await placements(), await rowsOfTables()]).toEqual([[], rows]);
  });

  it('[ADR 0170 r1] spreads all rows, once, when it is started twice at a time', async () => {
    const rows = await rowsOfTables();
    const begun: UpcomingMove[] = [];
    const runs = await Promise.all(
      [await database.connect(), await database.connect()].map((on) => distribute(on, (move) => begun.push(move))),
    );
    const [first, second] = runs.map(({ distribution }) => distribution!).toSorted((a, b) => b.spread.length - a.spread.length);
    expect(first).toMatchObject({
      nodes: 2,
      copied: ['access_key_hash', 'removed_workspace', 'service_clock', 'workspace', 'workspace_clock'],
      dropped: ['access_key_hash.access_key_hash_workspace_id_key_id_fkey', 'folder.folder_workspace_id_parent_id_fkey'],
    });
    expect(second).toEqual({ nodes: 2, spread: [], copied: [], dropped: [] });
    const moved = [...first!.spread, ...first!.copied].filter((table) => table !== 'workspace_anchor'); // that one is new
    expect(first!.spread).toContain('workspace_anchor');
    expect(begun).toEqual([{ tables: moved.length, rows: expect.any(Number) as number }]);
    expect(await rowsOfTables()).toEqual({ ...rows, workspace_anchor: rows['workspace'] });
  });

  it('[ADR 0170 r1] leaves no row behind on the coordinator, beside those of its shards', async () => {
    const [left] = await source.query<{ bytes: string }[]>(
      `select coalesce(sum(pg_relation_size(logicalrelid)), 0)::text as bytes from pg_dist_partition where partmethod = 'h' or repmodel = 't'`,
    );
    expect(left).toEqual({ bytes: '0' });
  });

  it('[ADR 0170 r1] has triggers fire on the nodes as they did before', async () => {
    const triggers = await source.query<object[]>(
      `select result from run_command_on_all_nodes('select count(*) from pg_trigger where tgenabled <> ''O'' and not tgisinternal')`,
    );
    expect(triggers).toEqual([{ result: '0' }, { result: '0' }]);
    const versions = () =>
      source.query<{ version: number }[]>(`select version::int from event where slug = 'event-1' order by workspace_id`);
    const before = await versions();
    await source.query(`update event set slug = slug where slug = 'event-1'`);
    expect(await versions()).toEqual(before.map(({ version }) => ({ version: version + 1 })));
  });

  it('[ADR 0170 r1] changes nothing when it is run again', async () => {
    const before = await placements();
    const begins = jest.fn();
    expect(await distribute(source, begins)).toMatchObject({
      applied: [],
      functions: [],
      placed: [],
      distribution: { spread: [], copied: [] },
    });
    expect(begins).not.toHaveBeenCalled();
    expect([await placements(), await schemaGap(source)]).toEqual([before, undefined]);
  });
});

/** Work in the middle of the migration below. */
let inTheMiddle: () => Promise<void> = async () => undefined;

/** A migration as a later release may have one: a table with rows that refer to others, a column, an index, a function and a trigger. */
class ProductRatings1999999999990 implements MigrationInterface {
  readonly name = 'ProductRatings1999999999990';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- one rating each
      create table product_rating (
        workspace_id uuid not null references workspace (id) on delete cascade,
        product_id uuid not null,
        stars integer not null default 3,
        primary key (workspace_id, product_id),
        foreign key (workspace_id, product_id) references product (workspace_id, id) on delete cascade
      );
      create index product_rating_stars on product_rating (workspace_id, stars)`);
    await runner.query('alter table product add column rated_at timestamptz');
    await inTheMiddle();
    await runner.query(`
      create or replace function limit_stars() returns trigger language plpgsql as $$ begin new.stars := least(new.stars, 5); return new; end $$;
      create trigger limit_stars before insert or update on product_rating for each row execute function limit_stars()`);
    await runner.query('insert into product_rating (workspace_id, product_id, stars) select workspace_id, id, 9 from product');
    await runner.query('create table rating_source (id integer primary key)');
    await runner.query('drop table rating_source');
  }

  async down(): Promise<void> {}
}

describe('a migration of a distributed installation', () => {
  const ofMigration = `select to_regclass('product_rating') is not null as "hasTable",
    exists (select 1 from pg_attribute where attrelid = 'product'::regclass and attname = 'rated_at') as "hasColumn",
    exists (select 1 from migration where name like 'ProductRatings%') as "isNoted"`;

  /** Returns a data source with the later migration. */
  async function connectLater(): Promise<DataSource> {
    const later = await database.connect();
    later.migrations.push(new ProductRatings1999999999990());
    return later;
  }

  it('[ADR 0170 r2] changes nothing when a node goes away in its middle', async () => {
    inTheMiddle = () => database.cutSecondNode();
    await expect(migrate(await connectLater())).rejects.toThrow();
    inTheMiddle = async () => undefined;
    const [state] = await (await database.connect()).query<object[]>(ofMigration);
    expect(state).toEqual({ hasTable: false, hasColumn: false, isNoted: false });
  });

  it('[ADR 0170 r2] puts new tables on the nodes, with their rows, keys and triggers', async () => {
    source = await connectLater();
    expect(await migrate(source)).toMatchObject({ applied: ['ProductRatings1999999999990'], placed: ['product_rating'] });
    const [ratings] = await source.query<object[]>(
      `select count(*)::int as rows, max(stars) as most from product_rating r join product p on p.workspace_id = r.workspace_id and p.id = r.product_id`,
    );
    expect(ratings).toEqual({ rows: SMALL.products * workspaces.length, most: 5 });
    const keys = await source.query<object[]>(
      `select confrelid::regclass::text as "refersTo" from pg_constraint where conrelid = 'product_rating'::regclass and contype = 'f' order by 1`,
    );
    expect(keys).toEqual([{ refersTo: 'product' }, { refersTo: 'workspace' }]);
    const shards = await source.query<object[]>(
      `select distinct nodeport from pg_dist_shard join pg_dist_placement using (shardid) join pg_dist_node using (groupid) where logicalrelid = 'product_rating'::regclass`,
    );
    expect([shards.length, await schemaGap(source)]).toEqual([2, undefined]);
  });

  it('[ADR 0170 r2] keeps workspaces apart in new tables, on each node', async () => {
    const policies = await source.query<{ result: string }[]>(
      `select result from run_command_on_all_nodes($$select count(*) from pg_policy where polname = 'every_row' and pg_get_expr(polqual, polrelid) = 'true'$$)`,
    );
    expect(policies).toEqual([{ result: '0' }, { result: '0' }]);
    for (const workspaceId of workspaces) {
      const runner = source.createQueryRunner();
      await runner.startTransaction();
      await runner.query(
        `set local citus.propagate_set_commands to 'local'; set local svc.workspace to '${workspaceId}'; set local svc.mode to 'live'; set local role svc_app`,
      );
      expect(await runner.query('select distinct workspace_id from product_rating')).toEqual([{ workspace_id: workspaceId }]);
      await runner.rollbackTransaction();
      await runner.release();
    }
  });

  it('[ADR 0170 r2] brings replaced functions to each node', async () => {
    const bodies = () =>
      source.query<object[]>(`select result from run_command_on_all_nodes($$select prosrc from pg_proc where proname = 'uuid_at'$$)`);
    const before = await bodies();
    await source.query(
      `create or replace function uuid_at(moment timestamptz) returns uuid language sql immutable as $$ select null::uuid $$`,
    );
    await source.query(`update sql_function set hash = 'another' where name = 'uuid_at'`);
    expect((await migrate(source)).functions).toEqual(['uuid_at']);
    expect([await bodies(), before.length]).toEqual([before, 2]);
  });

  it('[ADR 0170 r2] says which table is on one node alone, and places it', async () => {
    await source.query('create table forgotten (workspace_id uuid not null, id uuid not null, primary key (workspace_id, id))');
    await source.query('insert into forgotten select id, id from workspace');
    expect(await schemaGap(source)).toBe('Tables of the distributed database are on one node alone (forgotten).');
    expect((await migrate(source)).placed).toEqual(['forgotten']);
    expect([await schemaGap(source), await source.query('select count(*)::int as rows from forgotten')]).toEqual([
      undefined,
      [{ rows: workspaces.length }],
    ]);
  });

  it('[ADR 0170 r2] builds an index once more whose build was interrupted', async () => {
    const isValid = `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass('message_retried')`;
    await source.query('drop index message_retried');
    const writer = (await database.connect()).createQueryRunner();
    await writer.startTransaction();
    await writer.query('update message set attempts = attempts where workspace_id = $1', [workspaces[0]]);
    const building = source
      .query(
        `create index concurrently message_retried on message (workspace_id, id) where state in ('due', 'sending') and last_error is not null`,
      )
      .catch((error: Error) => error.message);
    await eventually('the build waits for the writer', async () => (await database.cancelWaitingBuild()) > 0);
    expect(await building).toMatch(/cancel/);
    await writer.rollbackTransaction();
    await writer.release();
    expect(await source.query(isValid)).not.toEqual([{ isValid: true }]);
    await migrate(source);
    expect(await source.query(isValid)).toEqual([{ isValid: true }]);
  });
});

describe('the whole command over a distributed installation', () => {
  it('[ADR 0170 r2] has nothing to do, and leaves texts that it cannot decrypt as they are', async () => {
    const config = readMigrationConfig({
      DATABASE_URL: database.url,
      SECRET_KEY: randomBytes(32).toString('base64'),
      NODE_ENV: 'development',
    });
    const closed = SMALL.destinations * workspaces.length; // the seeded secrets of destinations
    for (const options of [{}, { distribution: { begins: () => undefined } }])
      expect(await migrateDatabase(config, options)).toMatchObject({ applied: [], functions: [], placed: [], bound: 0, closed });
  });
});

describe('the partition keeper of a distributed installation', () => {
  it('[ADR 0170 r2] makes partitions on the nodes, which keep workspaces apart', async () => {
    const partitions = `select logicalrelid::text as name from pg_dist_partition join pg_class on oid = logicalrelid where relispartition`;
    const before = (await source.query<{ name: string }[]>(partitions)).map(({ name }) => name);
    const later = new Date(Date.now() + 14 * 86_400_000);
    expect(await new PartitionKeeper(source, { now: () => later }).execute()).toBeGreaterThan(0);
    const added = (await source.query<{ name: string }[]>(partitions)).map(({ name }) => name).filter((name) => !before.includes(name));
    expect(added).toContainEqual(expect.stringMatching(/^webhook_event_\d{8}$/));
    const unplaced = await source.query<object[]>(
      `select relname from pg_class where relispartition and relkind = 'r' and not exists (select 1 from pg_dist_partition where logicalrelid = oid)
          and relnamespace = 'public'::regnamespace and relname !~ '_\\d{6}$'`,
    );
    const policies = await source.query<object[]>(
      `select result from run_command_on_all_nodes($$select count(*) from pg_policy where polname = 'every_row' and pg_get_expr(polqual, polrelid) = 'true'$$)`,
    );
    expect([unplaced, policies]).toEqual([[], [{ result: '0' }, { result: '0' }]]);
  });

  it('[ADR 0170 r2] drops expired partitions on each node', async () => {
    const partitions = () =>
      source.query<{ result: string }[]>(
        `select result from run_command_on_all_nodes($$select count(*) from pg_class where relname ~ '^request_log_\\d{8}'$$)`,
      );
    const before = await partitions();
    const later = new Date(Date.now() + 40 * 86_400_000);
    expect(await new PartitionKeeper(source, { now: () => later }).execute()).toBeGreaterThan(8);
    const after = await partitions();
    after.forEach(({ result }, node) => expect(Number(result)).toBeLessThan(Number(before[node]!.result)));
  });
});
