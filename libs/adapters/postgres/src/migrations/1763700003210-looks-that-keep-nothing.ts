import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody asks any more when a provider was asked last: nothing of a look is kept for later reads (D-97). */
export class LooksThatKeepNothing1763700003210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table payment_attempt drop column asked_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table payment_attempt add column asked_at timestamptz`);
  }
}
