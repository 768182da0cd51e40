import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Removals of workspaces (D-159): what is left of a workspace once it is removed, above all its slug, which is not given again. */
export class RemovedWorkspaces1763700009930 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table removed_workspace (
        id uuid primary key,
        slug text not null,
        request_id text not null,
        counts jsonb not null,
        requested_at timestamptz not null,
        started_at timestamptz,
        total_rows bigint,
        removed_rows bigint not null default 0,
        finished_at timestamptz,
        check ((started_at is null) = (total_rows is null)),
        check (finished_at is null or started_at is not null)
      )`);
    await runner.query('create unique index removed_workspace_slug on removed_workspace (lower(slug))');
    await runner.query('create index removed_workspace_left on removed_workspace (requested_at) where finished_at is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table removed_workspace');
  }
}
