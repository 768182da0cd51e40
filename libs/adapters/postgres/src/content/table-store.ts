import type { TableItem } from '@svc/content';
import { fieldsOf, selectList } from '../rows/statements';
import { idsIn, type ItemChange } from '../rows/thing-rows';
import { opening, ThingStore } from '../rows/thing-store';
import { childRows, childTable } from './child-rows';
import { tableEntity, tableRowEntity } from './content.entities';
import { withoutIds } from './keyed-things';
import { sluggedTable } from './slugged-table';

type StoredTable = TableItem & { rows: (TableItem['rows'][number] & { id: string })[] };

const TABLES = sluggedTable(tableEntity);
const ROWS = childTable(tableRowEntity, 'rows', 'tableId');
const COLUMNS = `${selectList(tableEntity, { alias: 't', fields: fieldsOf(tableEntity, 'workspaceId', 'id') })}, ${ROWS.sql} as rows`;

const OPEN = opening<StoredTable>('content.open_tables', TABLES, COLUMNS);

/** The section `tables` of a workspace's document; each row of a table is a row of the database, too. */
export class PostgresTableStore extends ThingStore<TableItem, StoredTable> {
  protected readonly table = TABLES;
  protected readonly opening = OPEN;

  protected itemsOf(stored: readonly StoredTable[]) {
    return stored.map(({ rows, ...table }) => ({ item: { ...table, rows: withoutIds(rows) }, ids: idsIn('rows', rows) }));
  }

  protected rowsOf(changes: readonly ItemChange<TableItem>[]) {
    return changes.map(({ item, ids }) => ({ ...item, id: ids.at('') }));
  }

  protected override writeRest(changes: readonly ItemChange<TableItem>[]): Promise<void> {
    return this.rows.writeParts(ROWS, changes, ({ rows }, ids) => childRows(ROWS, rows, ids));
  }
}
