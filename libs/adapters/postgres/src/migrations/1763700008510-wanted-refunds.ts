import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Request that a refund was made for: items or an amount. By it a repetition without a key is recognised (D-150). */
export class WantedRefunds1763700008510 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table refund add column wanted jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table refund drop column wanted');
  }
}
