import type { CatalogItem } from '@svc/content';
import { fieldsOf, selectList } from '../rows/statements';
import { idsIn, type ItemChange } from '../rows/thing-rows';
import { opening, ThingStore } from '../rows/thing-store';
import { catalogEntity } from './content.entities';
import { withIds, withoutIds } from './keyed-things';
import { sluggedTable } from './slugged-table';

type StoredCatalog = CatalogItem & { items: (CatalogItem['items'][number] & { id: string })[] };

const CATALOGS = sluggedTable(catalogEntity);
const COLUMNS = selectList(catalogEntity, { alias: 't', fields: fieldsOf(catalogEntity, 'workspaceId', 'id') });

const OPEN = opening<StoredCatalog>('content.open_catalogs', CATALOGS, COLUMNS);

/** The section `catalogs` of a workspace's document; pieces lie within their catalog, with ids. */
export class PostgresCatalogStore extends ThingStore<CatalogItem, StoredCatalog> {
  protected readonly table = CATALOGS;
  protected readonly opening = OPEN;

  protected itemsOf(rows: readonly StoredCatalog[]) {
    return rows.map(({ items, ...catalog }) => ({ item: { ...catalog, items: withoutIds(items) }, ids: idsIn('items', items) }));
  }

  protected rowsOf(changes: readonly ItemChange<CatalogItem>[]) {
    return changes.map(({ item, ids }) => ({ ...item, id: ids.at(''), items: withIds('items', item.items, ids) }));
  }
}
