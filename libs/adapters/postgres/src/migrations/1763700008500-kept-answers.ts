import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Answers of requests of the management API with an `Idempotency-Key`, for 24 hours (D-150). They belong to no workspace where they are
 * the operator's, so the table references none. An answer may name people: erasure empties it and leaves the key (D-152).
 */
export class KeptAnswers1763700008500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table kept_answer (
        workspace_id uuid not null,
        operation text not null,
        key_hash bytea not null,
        fingerprint text not null,
        created_at timestamptz not null,
        kept_until timestamptz not null,
        status integer,
        headers text[],
        body text,
        primary key (workspace_id, operation, key_hash)
      )`);
    await runner.query('create index kept_answer_created_at on kept_answer (created_at)');
    await runner.query('select enable_row_security()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table kept_answer');
  }
}
