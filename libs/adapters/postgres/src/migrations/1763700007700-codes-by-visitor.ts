import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMN = 'alter table otp_challenge add column if not exists visitor_hash text';

/** The codes that a visitor of a merchant's server asked for. A large table is given it before, while others write (`readyIndexes`). */
export const CODES_BY_VISITOR = {
  name: 'otp_challenge_of_visitor',
  table: 'otp_challenge',
  definition: '(workspace_id, mode, visitor_hash, created_at desc) where visitor_hash is not null',
  needs: COLUMN,
};

/** The visitor for whom a merchant's server asked for a code, as a keyed hash (D-139). */
export class CodesByVisitor1763700007700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMN);
    await runner.query(`create index if not exists ${CODES_BY_VISITOR.name} on ${CODES_BY_VISITOR.table} ${CODES_BY_VISITOR.definition}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table otp_challenge drop column visitor_hash');
  }
}
