import type { EntitySchema } from 'typeorm';
import { BY_POSITION_AND_CREATION } from '../rows/display-order';
import { fieldsOf } from '../rows/statements';
import { type ThingTable, thingTable } from '../rows/thing-rows';

/** Returns the table of a section whose rows have a slug and the fields of their items. @param computed fields that are written beside those */
export function sluggedTable(entity: EntitySchema, computed: readonly string[] = []): ThingTable {
  const fields = [...fieldsOf(entity, 'workspaceId', 'id'), ...computed];
  return thingTable({ entity, knownBy: 'slug', fields, order: BY_POSITION_AND_CREATION });
}
