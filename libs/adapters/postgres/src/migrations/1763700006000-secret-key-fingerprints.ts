import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The secret keys that this database was used with, each by a fingerprint; the highest position is the newest (ADR 0079). */
export class SecretKeyFingerprints1763700006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table secret_key_fingerprint (
        fingerprint text primary key,
        position integer not null unique,
        added_at timestamptz not null default clock_timestamp(),
        retired_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table secret_key_fingerprint');
  }
}
