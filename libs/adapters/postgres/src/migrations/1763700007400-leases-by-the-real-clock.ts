import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['payment_attempt', 'refund', 'provider_event', 'sandbox_callback'];

/**
 * Adds `leased_until`: `due_at` or `look_at` of a row is the end of a lease, by the real clock (D-115), while it equals this column.
 * Messages and deliveries have a state of their own for it. The release before changes the moment alone, and its rows count as
 * not leased.
 */
export class LeasesByTheRealClock1763700007400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`alter table ${table} add column leased_until timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`alter table ${table} drop column leased_until`);
  }
}
