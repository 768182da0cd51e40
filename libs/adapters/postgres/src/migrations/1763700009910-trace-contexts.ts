import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['outbox', 'provider_reference', 'webhook_event'];

/**
 * Traces that work belongs to which is gone on with later (ADR 0161 r2): by a default, since functions of the database write facts as well.
 * It is null unless the transaction has set `svc.trace`, which only those of recorded traces do.
 */
export class TraceContexts1763700009910 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`alter table ${table} add column trace_context text default nullif(current_setting('svc.trace', true), '')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`alter table ${table} drop column trace_context`);
  }
}
