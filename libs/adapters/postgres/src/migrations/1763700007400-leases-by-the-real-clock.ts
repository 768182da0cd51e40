import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['payment_attempt', 'refund', 'provider_event', 'sandbox_callback'];

/**
 * Tells whether `due_at` or `look_at` of a row is the end of a lease, which goes by the real clock (D-115): it is while it is the
 * same moment. Messages and deliveries have a state of their own for it. The release before moves the moment alone, and is followed
 * as if it had no lease.
 */
export class LeasesByTheRealClock1763700007400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`alter table ${table} add column leased_until timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`alter table ${table} drop column leased_until`);
  }
}
