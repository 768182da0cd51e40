import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drops the moment of the last question to a provider, which is no longer read (D-97). */
export class LooksThatKeepNothing1763700003210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table payment_attempt drop column asked_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table payment_attempt add column asked_at timestamptz`);
  }
}
