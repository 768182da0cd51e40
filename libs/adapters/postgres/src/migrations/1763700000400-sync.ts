import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Changes, and the order in which they became visible (mechanisms 2.9, D-30). None of these tables has a foreign key:
 * the sequencer must never wait for a row that a merchant's long transaction has locked.
 */
export class Sync1763700000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sync_dirty (
        workspace_id uuid not null,
        seq bigint generated always as identity,
        ${SUBJECT},
        noted_at timestamptz not null default service_now(),
        primary key (workspace_id, seq)
      ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)`);
    await runner.query(`
      create table sync_stamp (
        workspace_id uuid not null,
        ${SUBJECT},
        updated_at timestamptz,
        changes_at timestamptz,
        primary key (workspace_id, mode, kind, id)
      )`);
    await runner.query(
      `create unique index sync_stamp_order on sync_stamp (workspace_id, mode, kind, updated_at) where updated_at is not null`,
    );
    await runner.query(`create index sync_stamp_due on sync_stamp (changes_at) where changes_at is not null`);
    await runner.query(`
      create table sync_feed (
        workspace_id uuid not null,
        mode text not null,
        kind text not null,
        last_stamp timestamptz not null,
        primary key (workspace_id, mode, kind)
      )`);
    await announceChanges(runner);
    await noteCounters(runner);
    await runner.query(`
      insert into sync_dirty (workspace_id, kind, id)
      select workspace_id, 'product', id from product where published and deleted_at is null order by workspace_id, updated_at, id`);
    await runner.query(`drop index product_changed`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create index product_changed on product (workspace_id, updated_at, id) where deleted_at is null and published`);
    await runner.query(`drop trigger note_change on counter`);
    await runner.query(`drop trigger note_change on slot_counter`);
    await runner.query(`drop table sync_feed, sync_stamp, sync_dirty`);
    await runner.query(`drop function note_counter_change, note_slot_change, is_used_up, announce_changes`);
  }
}

/** A thing of the catalogue is the same in both modes; what is sold belongs to one (D-6). */
const SUBJECT = `
  mode text not null default 'both' check (mode in ('test', 'live', 'both')),
  kind text not null,
  id uuid not null`;

/**
 * Notifies every process of a change as it commits. Postgres lets transactions that notify commit one at a time, so changes
 * caused by sales (rows of one mode, stock) are left to the sequencer, which announces them within its next tick.
 */
async function announceChanges(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create function announce_changes() returns trigger language plpgsql as $$
    begin
      perform pg_notify('workspace_changed', changed.workspace_id::text)
         from (select distinct workspace_id from noted where mode = 'both' and kind <> 'stock') as changed;
      return null;
    end $$`);
  await runner.query(`
    create trigger announce_changes after insert on sync_dirty referencing new table as noted
      for each statement execute function announce_changes()`);
}

/**
 * Triggers of counters enqueue their changes. If a counter becomes used up, or stops being so, its product has
 * changed (D-27); any other change counts as \`stock\`, which has no delta feed.
 */
async function noteCounters(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create function is_used_up(capacity integer, held integer, sold integer) returns boolean language sql immutable
      return coalesce(held + sold >= capacity, false)`);
  await runner.query(`
    create function note_counter_change() returns trigger language plpgsql as $$
    begin
      if new.kind not in ('variant', 'preorder') or is_used_up(new.capacity, new.held, new.sold) = is_used_up(old.capacity, old.held, old.sold) then
        insert into sync_dirty (workspace_id, kind, id) values (new.workspace_id, 'stock', new.subject_id);
      elsif new.kind = 'preorder' then
        insert into sync_dirty (workspace_id, kind, id) values (new.workspace_id, 'product', new.subject_id);
      else
        insert into sync_dirty (workspace_id, kind, id)
        select workspace_id, 'product', product_id from variant where workspace_id = new.workspace_id and id = new.subject_id;
      end if;
      return null;
    end $$`);
  await runner.query(`
    create trigger note_change after update on counter for each row
      when ((old.capacity, old.held + old.sold) is distinct from (new.capacity, new.held + new.sold))
      execute function note_counter_change()`);
  await runner.query(`
    create function note_slot_change() returns trigger language plpgsql as $$
    begin
      if is_used_up(new.capacity, new.held, new.sold) = is_used_up(old.capacity, old.held, old.sold) then
        insert into sync_dirty (workspace_id, kind, id) values (new.workspace_id, 'stock', new.variant_id);
      else
        insert into sync_dirty (workspace_id, kind, id)
        select workspace_id, 'product', product_id from variant where workspace_id = new.workspace_id and id = new.variant_id;
      end if;
      return null;
    end $$`);
  await runner.query(`create trigger note_change after insert or update on slot_counter for each row execute function note_slot_change()`);
}
