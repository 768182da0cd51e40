import { setTimeout } from 'node:timers/promises';
import { CONSTRAINTS, IndexesByColumn1763700008600, INDEXES_BY_COLUMN } from '../migrations/1763700008600-indexes-by-column';
import { useDatabase } from '../testing';
import { replaceIndexes } from './replaced-indexes';

const database = useDatabase();

const definitions = async (like = '%'): Promise<Record<string, string>> => {
  const rows = await database.source.query<{ name: string; definition: string }[]>(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and indexname like $1`,
    [like],
  );
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
};

const constraints = async (): Promise<string[]> => {
  const rows = await database.source.query<{ name: string }[]>(
    `select conname as name from pg_constraint where contype = 'u' and conname = any($1) order by conname`,
    [CONSTRAINTS],
  );
  return rows.map(({ name }) => name);
};

/** Indexes that may begin with workspace and mode, or are on what is null: who reads few rows by them names their condition. */
const BY_THEIR_CONDITION: Readonly<Record<string, string>> = {
  checkout_open: 'the few that are open, in the order of the key',
  checkout_saving: 'those that are saved up for, in the order of the key',
  event_cancellation_due: 'the few whose seats are being ended, of all workspaces',
  event_day_cancellation_due: 'the few whose seats are being ended, of all workspaces',
  ticket_type_cancellation_due: 'the few whose seats are being ended, of all workspaces',
  merchant_notice_due: 'the few that are due, of all workspaces',
  payment_exception_open: 'the few that are open, in the order of the key',
  payment_exception_rail: 'one open refusal of a rail',
  payment_exception_waiting: 'one open exception about refunds that wait',
  product_linking: 'the few that link to others',
  provider_event_due: 'the few that are due, of all workspaces',
  registration_guest: 'one registration of a guest that has not ended',
  removed_workspace_left: 'the few whose data is being deleted',
  sandbox_callback_due: 'the few that are due, of all workspaces',
  store_order_guests: 'orders with seats, in the order of the key',
  store_order_owing: 'the few with a balance, in the order of the key',
  store_order_refund_request: 'the few with a request, in the order of the key',
  subscription_list: 'subscribers of a kind, in the order of the key',
  sync_stamp_order: 'the feed of a kind, in its order',
};

it('[ADR 0145 r1, r3] a column that tells rows apart stands second in every index', async () => {
  const rows = await database.source.query<{ name: string }[]>(`
    select i.indexrelid::regclass::text as name
      from pg_index i join pg_class t on t.oid = i.indrelid
     where t.relnamespace = 'public'::regnamespace and not t.relispartition and not i.indisprimary
       and (pg_get_indexdef(i.indexrelid, 2, true) in ('mode', 'kind') or pg_get_expr(i.indpred, i.indrelid) like '%IS NULL%')
     order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(BY_THEIR_CONDITION).sort());
});

describe('[ADR 0145 r6] replacing the indexes of tables in use', () => {
  const migration = new IndexesByColumn1763700008600();

  it('goes on after interruptions, while others write, and gives what the migration gives', async () => {
    const { source } = database;
    const runner = source.createQueryRunner();
    const workspaceId = await database.makeWorkspace();
    const made = await definitions();
    await migration.down(runner);
    expect(await definitions()).not.toEqual(made);
    const { definition } = INDEXES_BY_COLUMN.find(({ name }) => name === 'variant_key')!;
    await source.query(`create unique index next_variant_key on variant ${definition}`); // a kill before it takes its name
    await source.query('drop index variant_key');
    const twins = `insert into product (workspace_id, id, slug, name, is_package, published, position, details, deleted_at) select $1, gen_random_uuid(), 'twin', 'Twin', false, true, 0, '{}', now() from generate_series(1, 2)`;
    await source.query(twins, [workspaceId]);
    await expect(
      source.query('create unique index concurrently next_product_position on product (workspace_id, is_package)'),
    ).rejects.toThrow('could not create unique index');
    const timeouts = (await runner.query(`select current_setting('statement_timeout'), current_setting('lock_timeout')`)) as object[];

    let isDone = false;
    const writing = (async () => {
      for (; !isDone; await setTimeout(5)) {
        await source.query(twins, [workspaceId]);
        expect(await constraints()).toEqual([...CONSTRAINTS].sort()); // The release before names one of them in its statements.
      }
    })();
    await replaceIndexes(runner).finally(() => (isDone = true));
    await writing;

    expect(await definitions()).toEqual(made);
    expect(await definitions('next_%')).toEqual({});
    expect(await runner.query(`select current_setting('statement_timeout'), current_setting('lock_timeout')`)).toEqual(timeouts);
    await replaceIndexes(runner);
    await migration.up(runner);
    expect(await definitions()).toEqual(made);
    expect(await constraints()).toEqual([...CONSTRAINTS].sort());
    await runner.release();
  });

  it('[ADR 0145 r2] keeps what is not deleted apart, and lets deleted things share a slug', async () => {
    const workspaceId = await database.makeWorkspace();
    const insert = (deleted: boolean) =>
      database.source.query(
        `insert into product (workspace_id, id, slug, name, is_package, published, position, details, deleted_at)
         values ($1, gen_random_uuid(), 'Same', 'Same', false, true, 0, '{}', case when $2 then now() end)`,
        [workspaceId, deleted],
      );
    await insert(true);
    await insert(true);
    await insert(false);
    await expect(insert(false)).rejects.toThrow('product_slug');
  });
});
