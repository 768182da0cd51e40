import type { SectionStore, StoredItem, Which } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { composed } from '../work/statement';
import type { ItemRow } from './row-difference';
import {
  type ItemChange,
  readThings,
  splitRow,
  storedNow,
  type ThingRow,
  ThingRows,
  type ThingTable,
  type Way,
  WAYS,
  withStored,
} from './thing-rows';

/** Declares the statements that read things of a table with these columns of their rows `t`; at the top level of a module. */
export const opening = <Columns>(name: string, table: ThingTable, columns: string) =>
  composed<ThingRow<Columns>, [Way]>(name, WAYS, (way) => readThings(table, columns, way));

/** Item of a row, with the ids of its parts by their paths. */
export type RestoredItem<Item> = Omit<StoredItem<Item>, 'thing'>;

/**
 * One section of a workspace's document, bound to a transaction and a workspace. A store says how items are made of rows, and rows of
 * items, and writes what else belongs to them.
 */
export abstract class ThingStore<Item extends object, Columns> implements SectionStore<Item> {
  constructor(
    protected readonly sql: Sql,
    protected readonly workspaceId: string,
    private readonly ids: IdGenerator,
  ) {}

  protected abstract readonly table: ThingTable;
  protected abstract readonly opening: ReturnType<typeof opening<Columns>>;
  /** Returns the item of each row, in the same order. */
  protected abstract itemsOf(rows: readonly Columns[]): readonly RestoredItem<Item>[] | Promise<readonly RestoredItem<Item>[]>;
  /** Returns the row of each item, in the same order. */
  protected abstract rowsOf(changes: readonly ItemChange<Item>[]): readonly ItemRow[] | Promise<readonly ItemRow[]>;

  /** Writes parts, links and counters of items whose rows are written. */
  protected async writeRest(_changes: readonly ItemChange<Item>[]): Promise<void> {}

  protected get rows(): ThingRows {
    return new ThingRows(this.sql, this.workspaceId, this.table);
  }

  async open(which?: Which): Promise<StoredItem<Item>[]> {
    return this.restored(await this.rows.read(this.opening, which));
  }

  /** Returns the things of rows. */
  protected async restored(read: readonly ThingRow<Columns>[]): Promise<StoredItem<Item>[]> {
    const rows = read.map(splitRow);
    const items = await this.itemsOf(rows.map(({ columns }) => columns));
    return items.map((each, index) => ({ thing: rows[index]!.thing, ...each }));
  }

  async save(items: readonly Item[], stored: readonly StoredItem<Item>[] = []): Promise<StoredItem<Item>[]> {
    const identityOf = (item: Item) => (item as Record<ThingTable['knownBy'], string>)[this.table.knownBy];
    const changes = withStored(items, stored, identityOf, this.ids);
    const things = await this.rows.write(await this.rowsOf(changes));
    await this.writeRest(changes);
    await this.rows.note(things.map(({ id }) => id));
    return storedNow(changes, things);
  }

  async remove(identities: readonly string[]): Promise<void> {
    await this.rows.note(await this.rows.remove(identities));
  }
}
