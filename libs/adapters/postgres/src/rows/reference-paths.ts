import type { Sql } from '../work/sql';
import { type Statement, statement } from '../work/statement';
import { byId, lookup, outerValue, THIS_WORKSPACE } from './by-key';

/**
 * Translations between paths of a document (`tote-bag`, `tote-bag/large`, `launch-night/vip`) and ids, for lists of all kinds by one
 * statement. Deleted rows are found by id, not by path.
 */

const TABLES = {
  product: { table: 'product' },
  variant: { table: 'variant', parent: 'product', parentId: 'product_id' },
  event: { table: 'event' },
  ticketType: { table: 'ticket_type', parent: 'event', parentId: 'event_id' },
} as const;

/**
 * Kinds of paths. `product` stands for packages, too, and `variant` for their options: they share tables and slugs (decisions
 * 3.16).
 */
export type PathKind = keyof typeof TABLES;
const KINDS = Object.keys(TABLES) as PathKind[];

interface Translated {
  kind: PathKind;
  path: string;
  id: string;
}
type Wanted = Partial<Record<PathKind, readonly string[]>>;
type Translations = Readonly<Record<PathKind, ReadonlyMap<string, string>>>;

/** Returns ids by path, of existing rows. */
export async function idsAt(sql: Sql, workspaceId: string, paths: Wanted): Promise<Translations> {
  return byKind(await ask(sql, IDS_AT, workspaceId, paths), ({ path, id }) => [path, id]);
}

/** Returns paths by id. */
export async function pathsOf(sql: Sql, workspaceId: string, ids: Wanted): Promise<Translations> {
  return byKind(await ask(sql, PATHS_OF, workspaceId, ids), ({ path, id }) => [id, path]);
}

async function ask(sql: Sql, translation: Statement<Translated>, workspaceId: string, wanted: Wanted): Promise<Translated[]> {
  const lists = KINDS.map((kind) => [...new Set(wanted[kind])]);
  return lists.every((list) => list.length === 0) ? [] : sql.query(translation, [workspaceId, ...lists]);
}

function byKind(rows: readonly Translated[], entryOf: (row: Translated) => [string, string]): Translations {
  const mapOf = (kind: PathKind) => new Map(rows.filter((row) => row.kind === kind).map(entryOf));
  return { product: mapOf('product'), variant: mapOf('variant'), event: mapOf('event'), ticketType: mapOf('ticketType') };
}

/** Returns SQL of the ids at the paths of the parameter `list`. */
function idsSql(kind: PathKind, list: string): string {
  const thing = TABLES[kind];
  if (!('parent' in thing)) {
    return `
    select '${kind}' as kind, identity as path, id from ${thing.table}
     where workspace_id = $1 and identity = any(${list}::text[]) and deleted_at is null`;
  }
  const parentAt = `workspace_id = ${THIS_WORKSPACE} and identity = ${outerValue(`split_part(wanted.path, '/', 1)`)} and deleted_at is null`;
  const thingAt = `workspace_id = parent.workspace_id and ${thing.parentId} = parent.id and key = ${outerValue(`split_part(wanted.path, '/', 2)`)} and deleted_at is null`;
  return `
    select '${kind}' as kind, wanted.path, thing.id
      from unnest(${list}::text[]) as wanted (path)
     cross join ${lookup(thing.parent, parentAt)} parent
     cross join ${lookup(thing.table, thingAt)} thing`;
}

/** Returns SQL of the paths of the ids of the parameter `list`. */
function pathsSql(kind: PathKind, list: string): string {
  const thing = TABLES[kind];
  if (!('parent' in thing)) {
    return `
    select '${kind}' as kind, slug as path, id from ${thing.table} where workspace_id = $1 and id = any(${list}::uuid[])`;
  }
  return `
    select '${kind}' as kind, parent.slug || '/' || thing.key as path, thing.id
      from ${byId(thing.table, 'thing', `${list}::uuid[]`)}
     cross join ${lookup(thing.parent, `workspace_id = thing.workspace_id and id = thing.${thing.parentId}`)} parent`;
}

/** Returns SQL of the translations of all kinds, whose lists are the parameters from `$2` on. */
const ofEachKind = (sqlOf: (kind: PathKind, list: string) => string): string =>
  KINDS.map((kind, at) => sqlOf(kind, `$${at + 2}`)).join(' union all ');

const IDS_AT = statement<Translated>('rows.ids_at')`${ofEachKind(idsSql)}`;
const PATHS_OF = statement<Translated>('rows.paths_of')`${ofEachKind(pathsSql)}`;
