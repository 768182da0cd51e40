import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A form that is sent twice is kept once: by a key of what was sent, which is given up when it is used again a day later. */
export class Sendings1763700002210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table form_submission
        add column sending_key text check (length(sending_key) between 1 and 400),
        add column fingerprint text,
        add check ((sending_key is null) = (fingerprint is null))`);
    await runner.query(
      `create unique index form_submission_sending on form_submission (workspace_id, mode, sending_key) where sending_key is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table form_submission drop column sending_key, drop column fingerprint`);
  }
}
