import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cancellation of ticket types that their merchant drops while they are in use (D-147), in the same columns as that of events and days. */
export class CancelledTicketTypes1763700009900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ticket_type
        add column cancelled_at timestamptz,
        add column cancel_reason text,
        add column cancellation jsonb,
        add column cancellation_done_at timestamptz`);
    await runner.query(
      'create index ticket_type_cancellation_due on ticket_type (cancelled_at) where cancelled_at is not null and cancellation_done_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ticket_type_cancellation_due');
    await runner.query(
      'alter table ticket_type drop column cancellation_done_at, drop column cancellation, drop column cancel_reason, drop column cancelled_at',
    );
  }
}
