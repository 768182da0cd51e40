import type { Sql } from '../work/sql';
import { composed, type Statement } from '../work/statement';

/**
 * Translations between paths of a document (`tote-bag`, `tote-bag/large`, `launch-night/vip`) and ids, by hand, for whole
 * lists at once. Deleted rows are found by id, not by path.
 */

/**
 * Kinds of paths. `product` stands for packages, too, and `variant` for their options: they share tables and slugs (decisions
 * 3.16).
 */
export type PathKind = 'product' | 'variant' | 'event' | 'ticketType';

interface PathAndId {
  path: string;
  id: string;
}

const TABLES = {
  product: { table: 'product' },
  variant: { table: 'variant', parent: 'product', parentId: 'product_id' },
  event: { table: 'event' },
  ticketType: { table: 'ticket_type', parent: 'event', parentId: 'event_id' },
} as const;

/** Returns ids by path, of existing rows. */
export async function idsAt(sql: Sql, workspaceId: string, kind: PathKind, paths: Iterable<string>): Promise<Map<string, string>> {
  const rows = await ask(sql, IDS_AT(kind), workspaceId, paths);
  return new Map(rows.map(({ path, id }) => [path, id]));
}

/** Returns paths by id. */
export async function pathsOf(sql: Sql, workspaceId: string, kind: PathKind, ids: Iterable<string>): Promise<Map<string, string>> {
  const rows = await ask(sql, PATHS_OF(kind), workspaceId, ids);
  return new Map(rows.map(({ path, id }) => [id, path]));
}

function idsSql(kind: PathKind): string {
  const thing = TABLES[kind];
  if (!('parent' in thing)) {
    return `select identity as path, id from ${thing.table} where workspace_id = $1 and identity = any($2) and deleted_at is null`;
  }
  return `
    select wanted.path, thing.id
      from unnest($2::text[]) as wanted (path)
      join ${thing.parent} parent on parent.workspace_id = $1 and parent.identity = split_part(wanted.path, '/', 1) and parent.deleted_at is null
      join ${thing.table} thing
        on thing.workspace_id = $1 and thing.${thing.parentId} = parent.id and thing.key = split_part(wanted.path, '/', 2) and thing.deleted_at is null`;
}

function pathsSql(kind: PathKind): string {
  const thing = TABLES[kind];
  if (!('parent' in thing)) return `select slug as path, id from ${thing.table} where workspace_id = $1 and id = any($2)`;
  return `
    select parent.slug || '/' || thing.key as path, thing.id
      from ${thing.table} thing
      join ${thing.parent} parent on parent.workspace_id = thing.workspace_id and parent.id = thing.${thing.parentId}
     where thing.workspace_id = $1 and thing.id = any($2)`;
}

const KINDS: [PathKind][] = [['product'], ['variant'], ['event'], ['ticketType']];
const IDS_AT = composed<PathAndId, [PathKind]>('rows.ids_at', KINDS, idsSql);
const PATHS_OF = composed<PathAndId, [PathKind]>('rows.paths_of', KINDS, pathsSql);

async function ask(sql: Sql, statement: Statement<PathAndId>, workspaceId: string, wanted: Iterable<string>): Promise<PathAndId[]> {
  const list = [...new Set(wanted)];
  return list.length === 0 ? [] : sql.query(statement, [workspaceId, list]);
}
