import type { MigrationInterface, QueryRunner } from 'typeorm';

/** News that merchants are mailed about, each once (D-156), and the trigger that reports stock that runs low. */
export class MerchantNotices1763700009500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table merchant_notice (
        workspace_id uuid not null references workspace (id) on delete cascade,
        id uuid not null,
        kind text not null check (kind in ('orders', 'registrations', 'refundRequests', 'lowStock', 'failures')),
        subject text not null check (subject in ('order', 'registration', 'variant', 'message', 'delivery')),
        subject_id uuid not null,
        planned text not null check (planned in ('each', 'hourly', 'daily')),
        created_at timestamptz not null,
        due_at timestamptz not null,
        mailed_at timestamptz,
        primary key (workspace_id, id)
      )`);
    await runner.query('create index merchant_notice_due on merchant_notice (due_at) where mailed_at is null');
    await runner.query('create index merchant_notice_mailed on merchant_notice (workspace_id, planned, mailed_at)');
    await runner.query('create index merchant_notice_old on merchant_notice (mailed_at) where mailed_at is not null');
    await runner.query('alter table workspace add column merchant_notices jsonb');
    await runner.query(NOTE_LOW_STOCK);
    await runner.query(`
      create trigger note_low_stock after update of capacity, sold on counter for each row
        when (new.kind = 'variant' and new.capacity is not null and (old.capacity is null or new.capacity - new.sold < old.capacity - old.sold))
        execute function note_low_stock()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger note_low_stock on counter');
    await runner.query('drop function note_low_stock');
    await runner.query('alter table workspace drop column merchant_notices');
    await runner.query('drop table merchant_notice');
  }
}

const NOTE_LOW_STOCK = `
  create or replace function note_low_stock() returns trigger language plpgsql as $$
  declare
    left_now integer := new.capacity - new.sold;
    threshold integer;
  begin
    select (v.details ->> 'lowStockThreshold')::integer into threshold
      from variant v where v.workspace_id = new.workspace_id and v.id = new.subject_id and v.deleted_at is null;
    if left_now <= threshold and (old.capacity is null or old.capacity - old.sold > threshold) then
      insert into outbox (id, workspace_id, mode, type, data)
      values (
        (left(uuid_at(clock_timestamp())::text, 14) || '7' || substr(gen_random_uuid()::text, 16))::uuid, new.workspace_id, null, 'variant.stock_low.v1',
        jsonb_build_object('variantId', new.subject_id, 'left', left_now));
    end if;
    return null;
  end $$`;
