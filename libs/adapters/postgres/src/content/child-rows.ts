import type { EntitySchema } from 'typeorm';
import type { NestedIds } from '../rows/nested-ids';
import type { ItemRow } from '../rows/row-difference';
import { columnOf, fieldsOf, jsonFields, tableOf } from '../rows/statements';
import { type PartTable, partTable } from '../rows/thing-rows';

/** A table whose rows have a key within their parent, and the list of the item that they are. */
export interface ChildTable extends PartTable {
  list: string;
  /** Field that holds the parent's id. */
  parent: string;
  /** SQL of all children of a row `t`, in their order, as a list of objects. */
  sql: string;
}

/** Returns a table of children in the order of the document. */
export function childTable(entity: EntitySchema, list: string, parent: string): ChildTable {
  const shown = fieldsOf(entity, 'workspaceId', parent);
  const sql = `
    (select coalesce(jsonb_agg(jsonb_build_object(${jsonFields(entity, 'child', shown)}) order by child.sort), '[]')
       from ${tableOf(entity)} child where child.workspace_id = t.workspace_id and child.${columnOf(entity, parent)} = t.id)`;
  return partTable({ entity, list, parent, sql, fields: [...shown.filter((field) => field !== 'id'), parent, 'sort'] });
}

/** Returns the rows of the children of an item. */
export function childRows({ list, parent }: ChildTable, children: readonly ({ key: string } & object)[], ids: NestedIds): ItemRow[] {
  return children.map((child, sort) => ({ ...child, id: ids.at(`${list}/${child.key}`), [parent]: ids.at(''), sort }));
}
