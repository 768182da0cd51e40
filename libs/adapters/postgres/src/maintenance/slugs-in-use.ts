import type { Sql } from '../work/sql';
import { statement } from '../work/statement';

const TABLES = statement<{ hasShops: boolean; hasRemovals: boolean }>('maintenance.tables_of_workspaces')`
  select to_regclass('workspace') is not null as "hasShops", to_regclass('removed_workspace') is not null as "hasRemovals"`;

const named = (further: string) => `select slug from workspace w where lower(slug) = any ($1)${further} order by slug`;
const NAMED = statement<{ slug: string }>('maintenance.slugs_in_use')`${named('')}`;
const NAMED_NOT_REMOVED = statement<{ slug: string }>('maintenance.slugs_in_use_not_removed')`
  ${named(' and not exists (select 1 from removed_workspace removed where removed.id = w.id)')}`;

/** Returns the slugs of workspaces among these, which are in lower case: in a database of any release, an empty one included. */
export async function slugsInUse(sql: Sql, slugs: readonly string[]): Promise<string[]> {
  const [tables] = await sql.query(TABLES);
  if (!tables!.hasShops) return [];
  return (await sql.query(tables!.hasRemovals ? NAMED_NOT_REMOVED : NAMED, [slugs])).map(({ slug }) => slug);
}
