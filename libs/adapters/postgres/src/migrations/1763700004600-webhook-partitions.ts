import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Events and attempts of webhooks are partitioned by week (ADR 0058). The table of before becomes the first partition as it is,
 * up to the end of the week in which it will be tomorrow; `readyForPartitions` has made sure, before this transaction, that no row
 * of it lies beyond, so that attaching it reads none. Keys to a partitioned table would be looked through whenever one of its
 * partitions goes: deliveries are deleted with their events by statements, attempts go with their week.
 */
export class WebhookPartitions1763700004600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table webhook_delivery drop constraint webhook_delivery_workspace_id_event_id_fkey`);
    await runner.query(`alter table webhook_attempt drop constraint webhook_attempt_workspace_id_delivery_id_fkey`);
    await partition(runner, 'webhook_event', 'id', [
      `alter table webhook_event add constraint webhook_event_pkey primary key (workspace_id, id)`,
      `create index webhook_event_age on webhook_event (created_at)`,
      `alter table webhook_event add constraint webhook_event_workspace_id_fkey foreign key (workspace_id) references workspace (id) on delete cascade`,
    ]);
    await partition(runner, 'webhook_attempt', 'delivery_id', [
      `alter table webhook_attempt add constraint webhook_attempt_pkey primary key (workspace_id, delivery_id, attempt)`,
    ]);
    await runner.query('select raise_wall()');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['webhook_event', 'webhook_attempt']) await unite(runner, table);
    await runner.query(
      `delete from webhook_delivery d where not exists (select from webhook_event e where e.workspace_id = d.workspace_id and e.id = d.event_id)`,
    );
    await runner.query(
      `delete from webhook_attempt a where not exists (select from webhook_delivery d where d.workspace_id = a.workspace_id and d.id = a.delivery_id)`,
    );
    await runner.query(`
      alter table webhook_event
        add constraint webhook_event_workspace_id_fkey foreign key (workspace_id) references workspace (id) on delete cascade`);
    await runner.query(`
      alter table webhook_delivery
        add constraint webhook_delivery_workspace_id_event_id_fkey foreign key (workspace_id, event_id) references webhook_event (workspace_id, id) on delete cascade`);
    await runner.query(`
      alter table webhook_attempt
        add constraint webhook_attempt_workspace_id_delivery_id_fkey foreign key (workspace_id, delivery_id) references webhook_delivery (workspace_id, id) on delete cascade`);
    await runner.query('select raise_wall()');
  }
}

/** The lowest UUIDv7 of the week after that in which it will be tomorrow. */
const UNTIL = `
  select (lpad(to_hex((extract(epoch from date_trunc('week', (clock_timestamp() + interval '1 day') at time zone 'UTC') + interval '7 days') * 1000)::bigint), 12, '0')
          || '00000000000000000000')::uuid as until`;

const READY = `select exists (select from pg_constraint where conrelid = $1::regclass and conname = $2 and convalidated) as ready`;

async function partition(runner: QueryRunner, table: string, key: string, keys: readonly string[]): Promise<void> {
  const first = `${table}_first`;
  const [{ ready }] = (await runner.query(READY, [table, `${table}_until`])) as [{ ready: boolean }];
  const [{ until }] = (await runner.query(UNTIL)) as [{ until: string }];
  await runner.query(`alter table ${table} rename to ${first}`);
  await renameIndexes(runner, table, first);
  await runner.query(`create table ${table} (like ${first} including defaults including constraints) partition by range (${key})`);
  await runner.query(`alter table ${table} drop constraint if exists ${table}_until`);
  for (const statement of keys) await runner.query(statement);
  await runner.query(`create table ${table}_default partition of ${table} default`);
  if (!ready)
    await runner.query(
      `with beyond as (delete from ${first} where ${key} >= $1 returning *) insert into ${table}_default select * from beyond`,
      [until],
    );
  await runner.query(`alter table ${table} attach partition ${first} for values from (minvalue) to ('${until}')`);
  await runner.query(`alter table ${first} drop constraint if exists ${table}_until`);
}

/** Their names are for those of the partitioned table. */
async function renameIndexes(runner: QueryRunner, table: string, first: string): Promise<void> {
  const indexes = (await runner.query(`select indexrelid::regclass::text as name from pg_index where indrelid = $1::regclass`, [
    first,
  ])) as { name: string }[];
  for (const { name } of indexes) await runner.query(`alter index ${name} rename to ${name.replace(table, first)}`);
}

async function unite(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`create table united (like ${table} including all)`);
  await runner.query(`insert into united select * from ${table}`);
  await runner.query(`drop table ${table}`);
  await runner.query(`alter table united rename to ${table}`);
  await renameIndexes(runner, 'united', table);
  if (table === 'webhook_event') await runner.query(`alter index webhook_event_created_at_idx rename to webhook_event_age`);
}
