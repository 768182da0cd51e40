import type { Sql } from '../work/sql';
import { composed, type NoRow, statement } from '../work/statement';

/** Rows of one workspace with slugs, in one table. */
export interface SluggedTable {
  workspaceId: string;
  table: string;
}

/** Stores the former slug of a renamed thing, which still finds it; by hand, since the tables are of any kind. */
export async function keepFormerSlug(sql: Sql, { workspaceId, table }: SluggedTable, id: string, slug: string): Promise<void> {
  await sql.execute(KEEP_FORMER_SLUG(table), [workspaceId, table, id]);
  await sql.execute(DELETE_FORMER_SLUG, [workspaceId, table, slug.toLowerCase()]);
}

const SLUGGED = ['product', 'collection', 'event', 'form', 'data_table', 'media_catalog', 'folder', 'note'];

const KEEP_FORMER_SLUG = composed<NoRow, [table: string]>(
  'rows.keep_former_slug',
  SLUGGED.map((table) => [table]),
  (table) => `
    insert into former_slug (workspace_id, kind, slug, thing_id)
    select workspace_id, $2, lower(slug), id from ${table} where workspace_id = $1 and id = $3
    on conflict (workspace_id, kind, slug) do update set thing_id = excluded.thing_id`,
);

const DELETE_FORMER_SLUG = statement('rows.delete_former_slug')`
  delete from former_slug where workspace_id = $1 and kind = $2 and slug = $3`;

/** Purges the former slugs of deleted things. */
export async function purgeFormerSlugs(sql: Sql, { workspaceId, table }: SluggedTable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql.execute(PURGE_FORMER_SLUGS, [workspaceId, table, ids]);
}

const PURGE_FORMER_SLUGS = statement('rows.purge_former_slugs')`
  delete from former_slug where workspace_id = $1 and kind = $2 and thing_id = any($3)`;
