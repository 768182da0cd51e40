import type { CatalogItem, CatalogStore } from '@svc/content';
import type { StoredItem, Which } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { composed } from '../work/statement';
import { fieldsOf, selectList } from '../rows/statements';
import { idsIn, readThings, splitRow, storedNow, type ThingRow, ThingRows, type Way, WAYS, withStored } from '../rows/thing-rows';
import { catalogEntity } from './content.entities';
import { withIds, withoutIds } from './keyed-things';
import { sluggedTable } from './slugged-table';

type StoredCatalog = CatalogItem & { items: (CatalogItem['items'][number] & { id: string })[] };

const CATALOGS = sluggedTable(catalogEntity);
const COLUMNS = selectList(catalogEntity, { alias: 't', fields: fieldsOf(catalogEntity, 'workspaceId', 'id') });

const OPEN = composed<ThingRow<StoredCatalog>, [Way]>('content.open_catalogs', WAYS, (way) => readThings(CATALOGS, COLUMNS, way));

/** The section `catalogs` of a workspace's document; pieces lie within their catalog, with ids. */
export class PostgresCatalogStore implements CatalogStore {
  private readonly rows: ThingRows;

  constructor(
    sql: Sql,
    workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.rows = new ThingRows(sql, workspaceId, CATALOGS);
  }

  async open(which?: Which): Promise<StoredItem<CatalogItem>[]> {
    const rows = await this.rows.read(OPEN, which);
    return rows.map(splitRow).map(({ thing, columns: { items, ...catalog } }) => ({
      thing,
      item: { ...catalog, items: withoutIds(items) },
      ids: idsIn('items', items),
    }));
  }

  async save(catalogs: readonly CatalogItem[], stored: readonly StoredItem<CatalogItem>[] = []): Promise<StoredItem<CatalogItem>[]> {
    const changes = withStored(catalogs, stored, ({ slug }) => slug, this.ids);
    const things = await this.rows.write(
      changes.map(({ item, ids }) => ({ ...item, id: ids.at(''), items: withIds('items', item.items, ids) })),
    );
    await this.rows.note(things.map(({ id }) => id));
    return storedNow(changes, things);
  }

  async remove(slugs: readonly string[]): Promise<void> {
    await this.rows.note(await this.rows.remove(slugs));
  }
}
