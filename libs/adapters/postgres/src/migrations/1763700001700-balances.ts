import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Balances of orders (D-11): due date, next reminder, the amount that the merchant received by hand, and checkouts that
 * pay the balance of an order and become none.
 */
export class Balances1763700001700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table store_order
        add column balance_due_at timestamptz,
        add column remind_at timestamptz,
        add column received_by_hand_minor bigint not null default 0 check (received_by_hand_minor between 0 and paid_minor)`);
    await runner.query(`update store_order set balance_due_at = (totals ->> 'balanceDueAt')::timestamptz where totals ? 'balanceDueAt'`);
    await runner.query(`create index store_order_remind on store_order (remind_at) where remind_at is not null`);
    await runner.query(`create index store_order_owing on store_order (workspace_id, mode, id) where status = 'deposit_paid'`);
    await runner.query(`
      alter table checkout
        drop constraint checkout_kind_check,
        add column balance_of uuid,
        add constraint checkout_kind_check check (kind in ('products', 'event', 'balance')),
        add constraint checkout_balance_check check ((kind = 'balance') = (balance_of is not null)),
        add constraint checkout_balance_order foreign key (workspace_id, mode, balance_of) references store_order (workspace_id, mode, id) on delete cascade`);
    await runner.query(`create index checkout_balance on checkout (workspace_id, mode, balance_of, id) where balance_of is not null`);
    await runner.query(
      noteOrderOf(`checkout_id = new.checkout_id
           or id = (select balance_of from checkout where workspace_id = new.workspace_id and mode = new.mode and id = new.checkout_id)`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(noteOrderOf('checkout_id = new.checkout_id'));
    await runner.query(`delete from checkout where kind = 'balance'`);
    await runner.query(`
      alter table checkout
        drop column balance_of,
        drop constraint checkout_kind_check,
        add constraint checkout_kind_check check (kind in ('products', 'event'))`);
    await runner.query(`alter table store_order drop column balance_due_at, drop column remind_at, drop column received_by_hand_minor`);
  }
}

/** Enqueues the order of a checkout's payment or refund for the delta feed (D-28). */
const noteOrderOf = (condition: string) => `
    create or replace function note_order_of_checkout() returns trigger language plpgsql as $$
    begin
      insert into sync_dirty (workspace_id, mode, kind, id)
      select workspace_id, mode, 'order', id from store_order
       where workspace_id = new.workspace_id and mode = new.mode and (${condition});
      return null;
    end $$`;
