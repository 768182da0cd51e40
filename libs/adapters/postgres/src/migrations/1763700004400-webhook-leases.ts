import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leases are counted by the index of what is due, in a range of time, which dead rows of earlier leases leave behind them (ADR 0056). */
export class WebhookLeases1763700004400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index webhook_delivery_sending`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create index webhook_delivery_sending on webhook_delivery (destination_id) where state = 'sending'`);
  }
}
