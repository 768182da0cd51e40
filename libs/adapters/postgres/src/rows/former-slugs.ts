import type { Sql } from '../work/sql';

/** Rows of one workspace with slugs, in one table. */
export interface SluggedTable {
  workspaceId: string;
  table: string;
}

/** Stores the former slug of a renamed thing, which still finds it; by hand, since the tables are of any kind. */
export async function keepFormerSlug(sql: Sql, { workspaceId, table }: SluggedTable, id: string, slug: string): Promise<void> {
  await sql.unchecked(
    `insert into former_slug (workspace_id, kind, slug, thing_id)
     select workspace_id, $2, lower(slug), id from ${table} where workspace_id = $1 and id = $3
     on conflict (workspace_id, kind, slug) do update set thing_id = excluded.thing_id`,
    [workspaceId, table, id],
  );
  await sql.unchecked('delete from former_slug where workspace_id = $1 and kind = $2 and slug = $3', [
    workspaceId,
    table,
    slug.toLowerCase(),
  ]);
}

/** Purges the former slugs of deleted things. */
export async function purgeFormerSlugs(sql: Sql, { workspaceId, table }: SluggedTable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql.unchecked('delete from former_slug where workspace_id = $1 and kind = $2 and thing_id = any($3)', [workspaceId, table, ids]);
}
