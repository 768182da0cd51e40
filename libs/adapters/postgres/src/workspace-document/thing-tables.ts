import type { ItemSection } from '@svc/workspace-document';

/** Where the things of a section lie. */
export interface ThingTable {
  table: string;
  knownBy: 'slug' | 'key' | 'code';
  /** Further conditions on rows that are there, on table `t`. */
  there: string;
  /** Where the things lie that others point at by `identity/key`. */
  members?: { table: string; owner: string };
  /** Selects of `owner`, `path` and `id` of what is nested in the things `any($2)` of the workspace `$1`. */
  nested: readonly string[];
}

const NOT_DELETED = 'and t.deleted_at is null';

export const THING_TABLES: Record<ItemSection, ThingTable> = {
  products: offers('not t.is_package', 'variants', [
    `select t.id as owner, 'options/' || (o ->> 'key') as path, (o ->> 'id')::uuid as id
       from product t, jsonb_array_elements(t.details -> 'options') o where t.workspace_id = $1 and t.id = any($2)`,
    `select t.id, 'options/' || (o ->> 'key') || '/' || (v ->> 'key'), (v ->> 'id')::uuid
       from product t, jsonb_array_elements(t.details -> 'options') o, jsonb_array_elements(o -> 'values') v where t.workspace_id = $1 and t.id = any($2)`,
  ]),
  packages: offers('t.is_package', 'options', []),
  collections: { table: 'collection', knownBy: 'slug', there: NOT_DELETED, nested: [] },
  events: {
    table: 'event',
    knownBy: 'slug',
    there: NOT_DELETED,
    members: { table: 'ticket_type', owner: 'event_id' },
    nested: [
      inRows('days', 'event_day', 'event_id'),
      inRows('ticketTypes', 'ticket_type', 'event_id'),
      inRows('unlockCodes', 'unlock_code', 'event_id', 'lower(t.code)'),
    ],
  },
  forms: { table: 'form', knownBy: 'slug', there: '', nested: [inJson('fields', 'form')] },
  tables: { table: 'data_table', knownBy: 'slug', there: '', nested: [inRows('rows', 'data_table_row', 'table_id', 't.key', '')] },
  catalogs: { table: 'media_catalog', knownBy: 'slug', there: '', nested: [inJson('items', 'media_catalog')] },
  folders: { table: 'folder', knownBy: 'slug', there: '', nested: [inRows('files', 'folder_file', 'folder_id', 't.key', '')] },
  notes: { table: 'note', knownBy: 'slug', there: '', nested: [] },
  deliveryZones: { table: 'delivery_zone', knownBy: 'key', there: NOT_DELETED, nested: [] },
  discountCodes: { table: 'discount_code', knownBy: 'code', there: NOT_DELETED, nested: [] },
  promoterCodes: { table: 'promoter_code', knownBy: 'code', there: NOT_DELETED, nested: [] },
};

/** Products and packages share their tables (decisions 3.16). */
function offers(condition: string, variants: string, nested: readonly string[]): ThingTable {
  return {
    table: 'product',
    knownBy: 'slug',
    there: `${NOT_DELETED} and ${condition}`,
    members: { table: 'variant', owner: 'product_id' },
    nested: [
      inRows(variants, 'variant', 'product_id'),
      inRows('reviews', 'product_review', 'product_id', 't.key', ''),
      `select t.id, 'addonGroups/' || (g ->> 'key'), (g ->> 'id')::uuid
         from product t, jsonb_array_elements(t.details -> 'addonGroups') g where t.workspace_id = $1 and t.id = any($2)`,
      `select t.id, 'addonGroups/' || (g ->> 'key') || '/' || (a ->> 'key'), (a ->> 'id')::uuid
         from product t, jsonb_array_elements(t.details -> 'addonGroups') g, jsonb_array_elements(g -> 'options') a where t.workspace_id = $1 and t.id = any($2)`,
      ...nested,
    ],
  };
}

function inRows(list: string, table: string, owner: string, key = 't.key', there = NOT_DELETED): string {
  return `select t.${owner} as owner, '${list}/' || ${key} as path, t.id from ${table} t where t.workspace_id = $1 and t.${owner} = any($2) ${there}`;
}

function inJson(column: string, table: string): string {
  return `
    select t.id as owner, '${column}/' || (n ->> 'key') as path, (n ->> 'id')::uuid as id
      from ${table} t, jsonb_array_elements(t.${column}) n where t.workspace_id = $1 and t.id = any($2)`;
}
