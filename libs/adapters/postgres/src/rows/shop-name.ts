import type { Sql } from '../work/sql';
import { statement } from '../work/statement';

/** First parameter of a statement that reads things of a shop: its slug, or on several nodes its id, by which an engine finds the node. */
export type ShopNamedBy = 'slug' | 'id';

export const SHOP_NAMED_BY: readonly [ShopNamedBy][] = [['slug'], ['id']];

/** Returns SQL of the condition that workspace `w` is the one of the first parameter. */
export const isNamedShop = (by: ShopNamedBy): string => (by === 'slug' ? 'lower(w.slug) = lower($1)' : 'w.id = $1');

/** Returns how to name the shop with this slug, and by what; the id of no workspace when there is none. */
export async function shopName(sql: Sql, slug: string): Promise<{ by: ShopNamedBy; name: string }> {
  if (!(await sql.isDistributed())) return { by: 'slug', name: slug };
  const [workspace] = await sql.query(WITH_SLUG, [slug]);
  return { by: 'id', name: workspace?.id ?? NO_ID };
}

const NO_ID = '00000000-0000-0000-0000-000000000000';

const WITH_SLUG = statement<{ id: string }>('rows.workspace_with_slug')`select id from workspace where lower(slug) = lower($1)`;
