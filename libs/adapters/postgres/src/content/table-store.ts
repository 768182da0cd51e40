import type { TableItem, TableStore } from '@svc/content';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { ChildRows } from './child-rows';
import { tableEntity, tableRowEntity } from './content.entities';
import { SluggedRows } from './slugged-rows';

/** The section `tables` of a workspace's document; each row of a table is a row of the database, too. */
export class PostgresTableStore implements TableStore {
  private readonly tables: SluggedRows;
  private readonly rows: ChildRows;

  constructor(
    sql: Sql,
    workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.tables = new SluggedRows(sql, workspaceId, tableEntity);
    this.rows = new ChildRows(sql, workspaceId, ids, { entity: tableRowEntity, parent: 'tableId' });
  }

  async load(slugs?: readonly string[]): Promise<TableItem[]> {
    const tables = await this.tables.load<TableItem & { id: string }>(slugs);
    const rows = await this.rows.load<TableItem['rows'][number]>(tables.map(({ id }) => id));
    return tables.map(({ id, ...table }) => ({ ...table, rows: rows.get(id) ?? [] }));
  }

  async save(tables: readonly TableItem[]): Promise<void> {
    await this.tables.save(tables.map((table) => ({ ...table, id: this.ids.next() })));
    const ids = await this.tables.ids(tables.map(({ slug }) => slug));
    await this.rows.replace(tables.map(({ slug, rows }) => ({ parentId: ids.get(slug)!, things: rows })));
  }

  remove(slugs: readonly string[]): Promise<void> {
    return this.tables.remove(slugs);
  }
}
