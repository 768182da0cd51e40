import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of what failed and will be tried again, beside those of what failed for good (`UNDELIVERED`). Large tables get them before, while others write. */
export const RETRIED = [
  {
    name: 'message_retried',
    table: 'message',
    definition: `(workspace_id, id) where state in ('due', 'sending') and last_error is not null`,
  },
  {
    name: 'webhook_delivery_retried',
    table: 'webhook_delivery',
    definition: `(workspace_id, event_id) where state in ('due', 'sending') and attempts > 0`,
  },
];

/**
 * Finds what will be tried again without reading all that waits. Most deliveries were tried, and those that wait were not: the planner has to
 * know that of both columns together, or it expects attempts of nearly all.
 */
export class Retried1763700009960 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { name, table, definition } of RETRIED) await runner.query(`create index if not exists ${name} on ${table} ${definition}`);
    await runner.query('create statistics webhook_delivery_tries (mcv) on state, attempts from webhook_delivery');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop statistics webhook_delivery_tries');
    for (const { name } of RETRIED) await runner.query(`drop index ${name}`);
  }
}
