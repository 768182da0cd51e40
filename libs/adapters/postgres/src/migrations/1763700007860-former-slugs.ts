import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Former slugs of renamed things, by which these are still found (ADR 0103 r5). */
export class FormerSlugs1763700007860 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table former_slug (
        workspace_id uuid not null references workspace (id) on delete cascade,
        kind text not null,
        slug text not null,
        thing_id uuid not null,
        primary key (workspace_id, kind, slug)
      )`);
    await runner.query('create index former_slug_of_thing on former_slug (workspace_id, kind, thing_id)');
    await runner.query('select raise_wall()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table former_slug');
  }
}
