import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Functions that policies and indexes depend on, each with its former name and its parameters. A wrapper keeps the former name. */
const DEPENDED_ON = [
  { before: 'seen_workspace', now: 'current_workspace', parameters: '', returns: 'uuid', traits: 'stable' },
  {
    before: 'search_grams',
    now: 'search_trigrams',
    parameters: 'workspace uuid, mode text, name text, email text, phone text',
    returns: 'tsvector',
    traits: 'immutable cost 1000',
  },
] as const;

/** Trigger functions by their former names. Triggers follow by themselves, and nobody else calls them. */
const OF_TRIGGERS: Readonly<Record<string, string>> = {
  note_code_send: 'count_code_send',
  note_counter_change: 'mark_counter_dirty',
  note_slot_change: 'mark_slot_dirty',
  note_order: 'mark_order_dirty',
  note_order_of_attendee: 'mark_attendee_order_dirty',
  note_order_of_checkout: 'mark_checkout_order_dirty',
  note_order_of_item: 'mark_item_order_dirty',
};

/** Indexes and constraints of `webhook_hearing`, whose name is part of theirs. */
const OF_LISTENER_DELIVERIES = [
  ['constraint', 'webhook_hearing_pkey', 'webhook_listener_delivery_pkey'],
  ['constraint', 'webhook_hearing_number_check', 'webhook_listener_delivery_number_check'],
  ['constraint', 'webhook_hearing_workspace_id_listener_id_fkey', 'webhook_listener_delivery_workspace_id_listener_id_fkey'],
  ['index', 'webhook_hearing_given', 'webhook_listener_delivery_number'],
] as const;

/**
 * Gives SQL functions, a table and a column the terms of the field (ADR 0115). Former names stay for one release: as wrappers, as a view,
 * and as a column that a trigger keeps equal.
 */
export class PlainNames1763700007900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { before, now, ...form } of DEPENDED_ON) await renameFunction(runner, { from: before, to: now, ...form });
    for (const [before, now] of Object.entries(OF_TRIGGERS)) await runner.query(`alter function ${before} rename to ${now}`);
    await renameListenerDeliveries(runner);
    await addFullNotice(runner);
    for (const statement of COMMENTS) await runner.query(statement);
    for (const statement of ROW_SECURITY) await runner.query(statement);
    await runner.query('select enable_row_security()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function if exists is_code_limit_reached'); // It takes a row of a table, which could not be dropped before it.
    await runner.query('drop trigger mirror_full_notice on form_file_usage');
    await runner.query('drop function mirror_full_notice');
    await runner.query('alter table form_file_usage drop column full_notice_sent_at');
    await runner.query('drop view webhook_hearing');
    await runner.query('alter table webhook_listener_delivery rename to webhook_hearing');
    for (const [kind, before, now] of OF_LISTENER_DELIVERIES) await rename(runner, 'webhook_hearing', { kind, from: now, to: before });
    for (const [before, now] of Object.entries(OF_TRIGGERS)) await runner.query(`alter function ${now} rename to ${before}`);
    for (const { before, now, ...form } of DEPENDED_ON) await renameFunction(runner, { from: now, to: before, ...form });
  }
}

interface Renamed {
  from: string;
  to: string;
  parameters: string;
  returns: string;
  traits: string;
}

/** Renames a function with all that depends on it, and leaves a wrapper under its former name, in place of the wrapper under its new one. */
async function renameFunction(runner: QueryRunner, { from, to, parameters, returns, traits }: Renamed): Promise<void> {
  const values = parameters.split(', ').map((parameter) => parameter.split(' ')[0]);
  await runner.query(`drop function if exists ${to}`);
  await runner.query(`alter function ${from} rename to ${to}`);
  await runner.query(
    `create function ${from}(${parameters}) returns ${returns} language sql parallel safe ${traits} as $$ select ${to}(${values}) $$`,
  );
}

/** Renames the table, and leaves a view under its former name, through which processes of the release before read and write. */
async function renameListenerDeliveries(runner: QueryRunner): Promise<void> {
  await runner.query('alter table webhook_hearing rename to webhook_listener_delivery');
  for (const [kind, before, now] of OF_LISTENER_DELIVERIES)
    await rename(runner, 'webhook_listener_delivery', { kind, from: before, to: now });
  await runner.query('create view webhook_hearing with (security_invoker = true) as select * from webhook_listener_delivery');
}

async function rename(runner: QueryRunner, table: string, { kind, from, to }: { kind: 'constraint' | 'index'; from: string; to: string }) {
  await runner.query(kind === 'index' ? `alter index ${from} rename to ${to}` : `alter table ${table} rename constraint ${from} to ${to}`);
}

/** Adds the moment of the last notice about full storage under its new name, and a trigger that keeps both names equal. */
async function addFullNotice(runner: QueryRunner): Promise<void> {
  await runner.query('alter table form_file_usage add column full_notice_sent_at timestamptz');
  await runner.query('update form_file_usage set full_notice_sent_at = told_full_at where told_full_at is not null');
  await runner.query(MIRROR_FULL_NOTICE);
  await runner.query(`
    create trigger mirror_full_notice before insert or update of told_full_at, full_notice_sent_at on form_file_usage
      for each row execute function mirror_full_notice()`);
}

/** The function of the trigger, as `sql/mirror_full_notice.sql` has it: a trigger is made before the functions are applied. */
const MIRROR_FULL_NOTICE = `
  create function mirror_full_notice() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      new.full_notice_sent_at := coalesce(new.full_notice_sent_at, new.told_full_at);
      new.told_full_at := new.full_notice_sent_at;
    elsif new.told_full_at is distinct from old.told_full_at then
      new.full_notice_sent_at := new.told_full_at;
    else
      new.told_full_at := new.full_notice_sent_at;
    end if;
    return new;
  end $$`;

/** Functions of row-level security, as their files have them: this migration, and those after it, call them before the files are applied. */
const ROW_SECURITY = [
  `create or replace function create_app_role() returns void language plpgsql as $$
  begin
    if not exists (select from pg_roles where rolname = 'svc_app') and exists (select from pg_roles where rolname = current_user and (rolsuper or rolcreaterole)) then
      create role svc_app;
      execute format('grant svc_app to %I', current_user);
    end if;
  exception when duplicate_object or unique_violation then -- Another database of this server created it meanwhile.
  end
  $$`,
  `create or replace function tables_without_row_security() returns setof text language sql stable as $$
    select relname::text
      from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'workspace_id' and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname not in ('access_key_hash', 'outbox', 'provider_reference')
       and not (relrowsecurity and exists (select from pg_policy where polrelid = pg_class.oid and polname = 'wall' and not polpermissive))
     order by 1
  $$`,
  `create or replace function enable_row_security() returns void language plpgsql as $$
  declare
    name text;
  begin
    perform create_app_role();
    if not exists (select from pg_roles where rolname = 'svc_app') then
      return;
    end if;
    for name in select tables_without_row_security() loop
      execute format('alter table %I enable row level security', name);
      execute format('create policy every_row on %I using (true)', name);
      execute format('create policy wall on %I as restrictive to svc_app using (workspace_id = current_workspace())', name);
    end loop;
    grant usage on schema public to svc_app;
    grant select, insert, update, delete on all tables in schema public to svc_app;
    grant usage on all sequences in schema public to svc_app;
  end
  $$`,
];

const COMMENTS = [
  `comment on column checkout.key_id is 'Access key that opened the checkout; stored only while its workspace has a ceiling.'`,
  `comment on column otp_challenge.handover is 'due: charged, and certainly not sent; begun: possibly sent; ended: the result is known, or can no longer be found out.'`,
  `comment on column otp_ledger.entry is 'Number of the entry in its wallet, from 1, in booking order.'`,
  `comment on column otp_ledger.challenge_id is 'Challenge that the entry is about, always of mode live: test mode charges nothing.'`,
  `comment on table service_code_send is 'Live codes sent by the service’s own number in the last 24 hours, for all workspaces. The hash is keyed by the installation and names no workspace.'`,
  `comment on view webhook_hearing is 'Former name of webhook_listener_delivery, for processes of the release before (ADR 0115).'`,
];
