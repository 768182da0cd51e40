import type { EntitySchema } from 'typeorm';
import { BY_POSITION } from '../rows/display-order';
import { fieldsOf } from '../rows/statements';
import { type ThingTable, thingTable } from '../rows/thing-rows';

/** Returns the table of a section whose rows have a position and their other fields in `details`. */
export function softTable(entity: EntitySchema, knownBy: ThingTable['knownBy']): ThingTable {
  return thingTable({ entity, knownBy, fields: fieldsOf(entity, 'workspaceId', 'id'), order: BY_POSITION });
}
