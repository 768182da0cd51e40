import type { TableItem, TableStore } from '@svc/content';
import type { StoredItem, Which } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { composed } from '../work/statement';
import { fieldsOf, selectList } from '../rows/statements';
import { idsIn, readThings, splitRow, storedNow, type ThingRow, ThingRows, type Way, WAYS, withStored } from '../rows/thing-rows';
import { childRows, childTable } from './child-rows';
import { tableEntity, tableRowEntity } from './content.entities';
import { withoutIds } from './keyed-things';
import { sluggedTable } from './slugged-table';

type StoredTable = TableItem & { rows: (TableItem['rows'][number] & { id: string })[] };

const TABLES = sluggedTable(tableEntity);
const ROWS = childTable(tableRowEntity, 'rows', 'tableId');
const COLUMNS = `${selectList(tableEntity, { alias: 't', fields: fieldsOf(tableEntity, 'workspaceId', 'id') })}, ${ROWS.sql} as rows`;

const OPEN = composed<ThingRow<StoredTable>, [Way]>('content.open_tables', WAYS, (way) => readThings(TABLES, COLUMNS, way));

/** The section `tables` of a workspace's document; each row of a table is a row of the database, too. */
export class PostgresTableStore implements TableStore {
  private readonly tables: ThingRows;

  constructor(
    sql: Sql,
    workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.tables = new ThingRows(sql, workspaceId, TABLES);
  }

  async open(which?: Which): Promise<StoredItem<TableItem>[]> {
    const stored = await this.tables.read(OPEN, which);
    return stored.map(splitRow).map(({ thing, columns: { rows, ...table } }) => ({
      thing,
      item: { ...table, rows: withoutIds(rows) },
      ids: idsIn('rows', rows),
    }));
  }

  async save(tables: readonly TableItem[], stored: readonly StoredItem<TableItem>[] = []): Promise<StoredItem<TableItem>[]> {
    const changes = withStored(tables, stored, ({ slug }) => slug, this.ids);
    const things = await this.tables.write(changes.map(({ item, ids }) => ({ ...item, id: ids.at('') })));
    await this.tables.writeParts(ROWS, changes, ({ rows }, ids) => childRows(ROWS, rows, ids));
    await this.tables.note(things.map(({ id }) => id));
    return storedNow(changes, things);
  }

  async remove(slugs: readonly string[]): Promise<void> {
    await this.tables.note(await this.tables.remove(slugs));
  }
}
