import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of lists of orders by day and by product (D-162). Large tables get them before, while others write (`readyIndexes`). */
export const ORDER_LISTS = [
  { name: 'store_order_placed', table: 'store_order', definition: '(workspace_id, placed_at, id, mode)' },
  {
    name: 'order_item_product',
    table: 'order_item',
    definition: `(workspace_id, (line ->> 'productId'), order_id, mode) where line ->> 'productId' is not null`,
  },
] as const;

/** Orders by the time at which they were placed, and order items by the product or package that they sold. */
export class OrderLists1763700009600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { name, table, definition } of ORDER_LISTS)
      await runner.query(`create index if not exists ${name} on ${table} ${definition}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of ORDER_LISTS) await runner.query(`drop index ${name}`);
  }
}
