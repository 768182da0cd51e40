import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes by which a foreign key finds the rows that refer to a deleted one. Large tables get them before, while others write. */
export const INDEXES_OF_REFERENCES = [
  {
    name: 'payment_of_attempt',
    table: 'payment',
    definition: '(workspace_id, attempt_id, mode) where attempt_id is not null',
  },
  {
    name: 'subscription_of_product',
    table: 'subscription',
    definition: '(workspace_id, product_id, id) where product_id is not null',
  },
  {
    name: 'subscription_of_variant',
    table: 'subscription',
    definition: '(workspace_id, variant_id, id) where variant_id is not null',
  },
];

/** Deletes payment attempts, products and variants without reading all payments and subscriptions of the installation for each. */
export class IndexesOfReferences1763700009940 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { name, table, definition } of INDEXES_OF_REFERENCES)
      await runner.query(`create index if not exists ${name} on ${table} ${definition}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of INDEXES_OF_REFERENCES) await runner.query(`drop index ${name}`);
  }
}
