import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that merchants uploaded; their bytes lie in the file storage (decisions 3.16 media). */
export class Media1763700000700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table media_file (
        workspace_id uuid not null references workspace (id) on delete cascade,
        id uuid not null,
        title text not null,
        type text not null check (type in ('image', 'video', 'audio', 'document')),
        visibility text not null check (visibility in ('public', 'private')),
        file jsonb not null,
        thumbnail jsonb,
        created_at timestamptz not null default service_now(),
        primary key (workspace_id, id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table media_file`);
  }
}
