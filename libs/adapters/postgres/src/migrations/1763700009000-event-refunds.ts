import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Refunds of cancelled events and days (D-147): one row for each order and cancellation, by which a repeated job moves nothing twice. Refunds for which the merchant's
 * money at the provider does not suffice wait, and one exception reports them.
 */
export class EventRefunds1763700009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table event_refund (
        workspace_id uuid not null,
        mode text not null,
        order_id uuid not null,
        cancelled_id uuid not null,
        refund_ids uuid[] not null,
        by_hand_minor bigint not null check (by_hand_minor >= 0),
        created_at timestamptz not null,
        primary key (workspace_id, mode, order_id, cancelled_id),
        foreign key (workspace_id, mode, order_id) references store_order (workspace_id, mode, id) on delete cascade
      )`);
    await runner.query('alter table refund add column short_since timestamptz, add column short_at timestamptz');
    await runner.query(
      `create unique index payment_exception_waiting on payment_exception (workspace_id, currency, mode) where kind = 'refunds_waiting' and resolved_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index payment_exception_waiting');
    await runner.query('alter table refund drop column short_at, drop column short_since');
    await runner.query('drop table event_refund');
  }
}
