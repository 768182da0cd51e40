import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cancellation of single days of events (D-147), in the same columns as that of events. */
export class CancelledDays1763700008900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table event_day
        add column cancelled_at timestamptz,
        add column cancel_reason text,
        add column cancellation jsonb,
        add column cancellation_done_at timestamptz`);
    await runner.query(
      'create index event_day_cancellation_due on event_day (cancelled_at) where cancelled_at is not null and cancellation_done_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index event_day_cancellation_due');
    await runner.query(
      'alter table event_day drop column cancellation_done_at, drop column cancellation, drop column cancel_reason, drop column cancelled_at',
    );
  }
}
