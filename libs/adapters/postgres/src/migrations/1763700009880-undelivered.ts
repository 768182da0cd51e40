import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of what failed, which the operator looks for in all workspaces (D-160). Large tables get them before, while others write. */
export const UNDELIVERED = [
  { name: 'message_failed', table: 'message', definition: `(workspace_id, created_at) where state = 'failed'` },
  {
    name: 'webhook_delivery_failed',
    table: 'webhook_delivery',
    definition: `(workspace_id, event_id) where state in ('held', 'exhausted')`,
  },
];

/** Finds failed messages and webhook deliveries of all workspaces without reading those that were sent. */
export class Undelivered1763700009880 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { name, table, definition } of UNDELIVERED)
      await runner.query(`create index if not exists ${name} on ${table} ${definition}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of UNDELIVERED) await runner.query(`drop index ${name}`);
  }
}
