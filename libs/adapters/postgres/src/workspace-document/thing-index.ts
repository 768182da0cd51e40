import {
  type ItemIdentity,
  type ItemSection,
  type OrderedThing,
  type SectionPath,
  sectionPathOf,
  type Question,
  type ThingIndex,
  type ThingPageRequest,
} from '@svc/workspace-document';
import type { Thing } from '@svc/contracts';
import type { Sql } from '../work/sql';
import { composed, type NoRow, statement } from '../work/statement';
import { BY_POSITION, BY_POSITION_AND_CREATION, BY_POSITION_AND_START } from '../rows/display-order';
import { keepFormerSlug } from '../rows/former-slugs';
import { utc } from '../rows/statements';

/** Table of the things of a section. */
export interface ThingTable {
  table: string;
  knownBy: 'slug' | 'key' | 'code';
  /** Further conditions on existing rows of table `t`. */
  there: string;
  /** The display order. */
  order: string;
  /** Table of the members that others refer to by `identity/key`. */
  members?: { table: string; owner: string };
}

const NOT_DELETED = 'and t.deleted_at is null';

const slugged = (table: string): ThingTable => ({ table, knownBy: 'slug', there: '', order: BY_POSITION_AND_CREATION });
const soft = (table: string, knownBy: ThingTable['knownBy']): ThingTable => ({ table, knownBy, there: NOT_DELETED, order: BY_POSITION });
/** Products and packages share their tables (decisions 3.16 packages). */
const offers = (condition: string): ThingTable => ({
  ...soft('product', 'slug'),
  there: `${NOT_DELETED} and ${condition}`,
  members: { table: 'variant', owner: 'product_id' },
});

const THING_TABLES: Record<ItemSection, ThingTable> = {
  products: offers('not t.is_package'),
  packages: offers('t.is_package'),
  collections: soft('collection', 'slug'),
  events: { ...soft('event', 'slug'), order: BY_POSITION_AND_START, members: { table: 'ticket_type', owner: 'event_id' } },
  forms: slugged('form'),
  tables: slugged('data_table'),
  catalogs: slugged('media_catalog'),
  folders: slugged('folder'),
  notes: slugged('note'),
  deliveryZones: soft('delivery_zone', 'key'),
  discountCodes: soft('discount_code', 'code'),
  promoterCodes: soft('promoter_code', 'code'),
};

/**
 * SQL of the items that refer to the things of the ids `$2` in the workspace `$1`: by id where they do, and all those that may
 * by a slug within their contents. `section` and `identity` of each.
 */
const POINTING = statement<ItemIdentity>('workspace-document.pointing')`
  select 'collections' as section, lower(c.slug) as identity
    from collection c
   where c.workspace_id = $1 and c.deleted_at is null
     and c.id in (select m.collection_id from collection_product m where m.workspace_id = $1 and m.product_id = any($2))
  union all
  select 'events', lower(slug) from event
   where workspace_id = $1 and deleted_at is null and (attached_product_ids && $2 or attached_package_ids && $2)
  union all
  select case when is_package then 'packages' else 'products' end, lower(slug) from product
   where workspace_id = $1 and deleted_at is null and not id = any($2)
     and details @? '$.addonGroups[*].options[*] ? (exists(@.linkedProductId) || exists(@.linkedVariantId))'
     and ${holdsOne('details', '$.addonGroups[*].options[*].*')}
  union all
  select 'discountCodes', lower(code) from discount_code
   where workspace_id = $1 and deleted_at is null and ${holdsOne('details', '$.appliesTo.*[*]')}
  union all
  select 'folders', lower(slug) from folder where workspace_id = $1 and parent_id = any($2)
  union all
  select 'catalogs', lower(slug) from media_catalog where workspace_id = $1 and items @? '$[*].link'
  union all
  select 'storefront', 'storefront' from storefront_document where workspace_id = $1`;

/** Returns SQL of the condition that a path in JSON contains one of the ids. */
function holdsOne(column: string, jsonPath: string): string {
  return `exists (select 1 from jsonb_path_query(${column}, '${jsonPath}') held where held #>> '{}' = any($2::text[]))`;
}

/**
 * The index of a workspace's sections; each question uses an index of the database. By hand, since a question is put to tables
 * of any section.
 */
export class PostgresThingIndex implements ThingIndex {
  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
  ) {}

  /** By a statement of its own, so that the next ones read the thing as the transaction has left it that was waited for. */
  async lock(section: ItemSection, id: string): Promise<boolean> {
    return (await this.sql.execute(LOCK(section), [this.workspaceId, id])) > 0;
  }

  async byIdentity(section: ItemSection, identities: readonly string[]): Promise<ReadonlyMap<string, Thing>> {
    const things = await this.sql.query(BY_IDENTITY(section), [this.workspaceId, identities]);
    return new Map(things.map((thing) => [thing.identity, thing]));
  }

  page(section: ItemSection, { after, limit }: ThingPageRequest): Promise<Thing[]> {
    return this.sql.query(PAGE(section), [this.workspaceId, after ?? null, limit]);
  }

  inOrder(section: ItemSection): Promise<OrderedThing[]> {
    return this.sql.query(IN_ORDER(section), [this.workspaceId]);
  }

  async nextPosition(section: ItemSection): Promise<number> {
    const [row] = await this.sql.query(NEXT_POSITION(section), [this.workspaceId]);
    return row!.next;
  }

  async exist(questions: readonly Question[]): Promise<boolean[]> {
    const existingPaths = new Set<string>();
    for (const kind of new Set(questions.map((question) => question.kind))) {
      const wanted = questions.filter((question) => question.kind === kind).map(({ path }) => path.toLowerCase());
      const rows = await this.sql.query(EXISTING(sectionPathOf(kind)), [this.workspaceId, wanted]);
      for (const { path } of rows) existingPaths.add(`${kind} ${path}`);
    }
    return questions.map(({ kind, path }) => existingPaths.has(`${kind} ${path.toLowerCase()}`));
  }

  async pathsOf(path: SectionPath, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.sql.query(PATHS(path), [this.workspaceId, ids]);
    return new Map(rows.map(({ id, path }) => [id, path]));
  }

  pointingAt(_: ItemSection, ids: readonly [string, ...string[]]): Promise<ItemIdentity[]> {
    return this.sql.query(POINTING, [this.workspaceId, ids]);
  }

  async rename(section: ItemSection, id: string, identity: string): Promise<void> {
    const { table, knownBy } = THING_TABLES[section];
    if (knownBy === 'slug') await keepFormerSlug(this.sql, { workspaceId: this.workspaceId, table }, id, identity);
    await this.sql.execute(RENAME(section), [this.workspaceId, id, identity]);
  }
}

const SECTIONS = (Object.keys(THING_TABLES) as ItemSection[]).map((section): [ItemSection] => [section]);
const SECTION_PATHS = SECTIONS.flatMap(([section]): [SectionPath][] => [
  [{ section }],
  ...(THING_TABLES[section].members ? ([[{ section, list: 'members' }]] as [SectionPath][]) : []),
]);

const LOCK = composed<NoRow, [ItemSection]>('workspace-document.lock_thing', SECTIONS, (section) => {
  const { table, there } = THING_TABLES[section];
  return `select 1 from ${table} t where t.workspace_id = $1 and t.id = $2 ${there} for no key update`;
});

const IN_ORDER = composed<OrderedThing, [ItemSection]>('workspace-document.in_order', SECTIONS, (section) => {
  const { table, knownBy, there, order } = THING_TABLES[section];
  return `select lower(t.${knownBy}) as identity, t.position from ${table} t where t.workspace_id = $1 ${there} order by ${order}`;
});

const NEXT_POSITION = composed<{ next: number }, [ItemSection]>('workspace-document.next_position', SECTIONS, (section) => {
  const { table, there } = THING_TABLES[section];
  return `select coalesce(max(t.position), -1) + 1 as next from ${table} t where t.workspace_id = $1 ${there}`;
});

const RENAME = composed<NoRow, [ItemSection]>('workspace-document.rename', SECTIONS, (section) => {
  const { table, knownBy } = THING_TABLES[section];
  return `update ${table} set ${knownBy} = $3, updated_at = real_now() where workspace_id = $1 and id = $2`;
});

function things(section: ItemSection): string {
  const { table, knownBy, there } = THING_TABLES[section];
  return `
    select t.id, lower(t.${knownBy}) as identity, ${utc('t.created_at', 3)} as "createdAt", ${utc('t.updated_at', 6)} as "updatedAt"
      from ${table} t where t.workspace_id = $1 ${there}`;
}

const BY_IDENTITY = composed<Thing, [ItemSection]>('workspace-document.by_identity', SECTIONS, (section) => {
  return `${things(section)} and lower(t.${THING_TABLES[section].knownBy}) = any($2)`;
});

const PAGE = composed<Thing, [ItemSection]>('workspace-document.page', SECTIONS, (section) => {
  return `${things(section)} and ($2::uuid is null or t.id < $2) order by t.id desc limit $3`;
});

const EXISTING = composed<{ path: string }, [SectionPath]>('workspace-document.existing', SECTION_PATHS, existing);
const PATHS = composed<{ id: string; path: string }, [SectionPath]>('workspace-document.paths', SECTION_PATHS, paths);

function existing({ section, list }: SectionPath): string {
  const { table, knownBy, there, members } = THING_TABLES[section];
  if (!list)
    return `select lower(t.${knownBy}) as path from ${table} t where t.workspace_id = $1 and lower(t.${knownBy}) = any($2) ${there}`;
  return `
    select wanted.path
      from unnest($2::text[]) as wanted (path)
      join ${table} t on t.workspace_id = $1 and lower(t.${knownBy}) = split_part(wanted.path, '/', 1) ${there}
      join ${members!.table} m
        on m.workspace_id = $1 and m.${members!.owner} = t.id and m.key = split_part(wanted.path, '/', 2) and m.deleted_at is null`;
}

function paths({ section, list }: SectionPath): string {
  const { table, knownBy, there, members } = THING_TABLES[section];
  if (!list) return `select t.id, lower(t.${knownBy}) as path from ${table} t where t.workspace_id = $1 and t.id = any($2) ${there}`;
  return `
    select m.id, lower(t.${knownBy}) || '/' || m.key as path
      from ${members!.table} m
      join ${table} t on t.workspace_id = m.workspace_id and t.id = m.${members!.owner} ${there}
     where m.workspace_id = $1 and m.id = any($2) and m.deleted_at is null`;
}
