import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes that count the uses of what a merchant deletes (ADR 0100). Large tables get them before, while others write (`readyIndexes`). */
export const PARTS_IN_USE = [
  {
    name: 'order_item_variant',
    table: 'order_item',
    definition: `(workspace_id, (line ->> 'variantId')) where line ->> 'variantId' is not null`,
  },
  { name: 'checkout_open', table: 'checkout', definition: `(workspace_id, mode, id) where status = 'open'` },
] as const;

/** Order items by the variant that they sold, and the few checkouts of a workspace that are open. */
export class PartsInUse1763700007850 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { name, table, definition } of PARTS_IN_USE)
      await runner.query(`create index if not exists ${name} on ${table} ${definition}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of PARTS_IN_USE) await runner.query(`drop index ${name}`);
  }
}
