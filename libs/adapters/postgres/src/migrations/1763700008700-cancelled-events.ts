import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Cancellation of events (D-147): its time and reason, the merchant's choices with the counts of that time, and when the last seat and
 * checkout had ended. Checkouts keep why they were cancelled.
 */
export class CancelledEvents1763700008700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table event
        add column cancelled_at timestamptz,
        add column cancel_reason text,
        add column cancellation jsonb,
        add column cancellation_done_at timestamptz`);
    await runner.query(
      'create index event_cancellation_due on event (cancelled_at) where cancelled_at is not null and cancellation_done_at is null',
    );
    await runner.query('alter table checkout add column cancel_reason text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table checkout drop column cancel_reason');
    await runner.query('drop index event_cancellation_due');
    await runner.query(
      'alter table event drop column cancellation_done_at, drop column cancellation, drop column cancel_reason, drop column cancelled_at',
    );
  }
}
