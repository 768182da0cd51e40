import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recipients of the notice that a form was filled in: several addresses may get the same message, each once (D-83). */
export class FormNotices1763700002110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table form add column notify jsonb not null default '[]'`);
    await runner.query(`alter table message add constraint message_once unique (workspace_id, mode, kind, subject_id, version, recipient)`);
    await runner.query(`alter table message drop constraint message_workspace_id_mode_kind_subject_id_version_key`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table message add unique (workspace_id, mode, kind, subject_id, version)`);
    await runner.query(`alter table message drop constraint message_once`);
    await runner.query(`alter table form drop column notify`);
  }
}
