import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Submissions of forms. A row holds the questions as they were, so it references no form, which may change.
 * Its files lie in the file storage.
 */
export class Submissions1763700002100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table form_submission (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        id uuid not null,
        form_id uuid not null,
        form_slug text not null,
        form_name text not null,
        answers jsonb not null check (jsonb_typeof(answers) = 'array'),
        files jsonb not null check (jsonb_typeof(files) = 'array'),
        identity jsonb not null check (jsonb_typeof(identity) = 'object'),
        source text not null check (source in ('hosted', 'storefront_api')),
        submitted_at timestamptz not null,
        primary key (workspace_id, mode, id)
      )`);
    await runner.query(`create index form_submission_form on form_submission (workspace_id, mode, form_id, id)`);
    await runner.query(
      `create index form_submission_person on form_submission (workspace_id, mode, (identity ->> 'email')) where identity ? 'email'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table form_submission`);
  }
}
