import type { CatalogItem, CatalogStore } from '@svc/content';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { catalogEntity } from './content.entities';
import { withIds, withoutIds } from './keyed-things';
import { SluggedRows } from './slugged-rows';

type StoredCatalog = CatalogItem & { id: string; items: (CatalogItem['items'][number] & { id: string })[] };

/** The section `catalogs` of a workspace's document; pieces lie within their catalog, with ids. */
export class PostgresCatalogStore implements CatalogStore {
  private readonly rows: SluggedRows;

  constructor(
    sql: Sql,
    workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.rows = new SluggedRows(sql, workspaceId, catalogEntity);
  }

  async load(slugs?: readonly string[]): Promise<CatalogItem[]> {
    const catalogs = await this.rows.load<StoredCatalog>(slugs);
    return catalogs.map(({ id: _, items, ...catalog }) => ({ ...catalog, items: withoutIds(items) }));
  }

  async save(catalogs: readonly CatalogItem[]): Promise<void> {
    const idsByKey = await this.rows.keyedIds(
      'items',
      catalogs.map(({ slug }) => slug),
    );
    await this.rows.save(
      catalogs.map((catalog) => ({ ...catalog, id: this.ids.next(), items: withIds(catalog.items, idsByKey.get(catalog.slug), this.ids) })),
    );
  }

  remove(slugs: readonly string[]): Promise<void> {
    return this.rows.remove(slugs);
  }
}
