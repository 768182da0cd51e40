import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables of things that are looked up by a slug or a code whatever its case, of which a workspace may have very many. */
const TABLES = [
  ['product', 'slug', 'workspace_id'],
  ['event', 'slug', 'workspace_id'],
  ['collection', 'slug', 'workspace_id'],
  ['discount_code', 'code', 'workspace_id'],
  ['promoter_code', 'code', 'workspace_id'],
  ['unlock_code', 'code', 'workspace_id, event_id'],
] as const;

/**
 * Slug or code in small letters, as a column with an index. Roles bound by row-level security cannot use an index over `lower(slug)`: `lower` is not leakproof, so that it is called only for rows that the policy lets pass, which are all of the workspace.
 */
export class Identities1763700004100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, owner] of TABLES) {
      await runner.query(`alter table ${table} add column identity text not null generated always as (lower(${column})) stored`);
      await runner.query(`create index ${table}_identity on ${table} (${owner}, identity)`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of TABLES) await runner.query(`alter table ${table} drop column identity`);
  }
}
