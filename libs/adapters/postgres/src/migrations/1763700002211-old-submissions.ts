import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the submissions of a workspace that have been kept for long enough. */
export class OldSubmissions1763700002211 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index form_submission_sent on form_submission (workspace_id, mode, submitted_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index form_submission_sent`);
  }
}
