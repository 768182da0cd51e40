import type { CollectionItem, CollectionStore } from '@svc/catalogue';
import type { StoredItem, Which } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { composed, statement } from '../work/statement';
import { lookup } from '../rows/by-key';
import { collectionDetails } from '../rows/details';
import { idsAt } from '../rows/reference-paths';
import { insertRecords } from '../rows/statements';
import { readThings, splitRow, storedNow, type ThingRow, ThingRows, type Way, WAYS, withStored } from '../rows/thing-rows';
import { collectionEntity, collectionProductEntity } from './catalogue.entities';
import { softTable } from './soft-table';

type Named = 'slug' | 'name' | 'published' | 'position' | 'productRefs';

interface Columns extends Pick<CollectionItem, Named> {
  details: Omit<CollectionItem, Named>;
}

/** The slugs of the products of a collection, in its order. */
const MEMBERS = `
  (select coalesce(jsonb_agg(p.slug order by m.position), '[]')
     from collection_product m
    cross join ${lookup('product', 'workspace_id = m.workspace_id and id = m.product_id and deleted_at is null')} p
    where m.workspace_id = t.workspace_id and m.collection_id = t.id)`;

const TABLE = softTable(collectionEntity, 'slug');
const OPEN = composed<ThingRow<Columns>, [Way]>('catalogue.open_collections', WAYS, (way) =>
  readThings(TABLE, `t.slug, t.name, t.published, t.position, t.details, ${MEMBERS} as "productRefs"`, way),
);

/** The section `collections` of a workspace's document. */
export class PostgresCollectionStore implements CollectionStore {
  private readonly rows: ThingRows;

  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.rows = new ThingRows(sql, workspaceId, TABLE);
  }

  async open(which?: Which): Promise<StoredItem<CollectionItem>[]> {
    const rows = await this.rows.read(OPEN, which);
    return rows.map(splitRow).map(({ thing, columns: { details, ...columns } }) => ({
      thing,
      item: { ...columns, ...collectionDetails.fill(details) },
      ids: new Map(),
    }));
  }

  async save(items: readonly CollectionItem[], stored: readonly StoredItem<CollectionItem>[] = []): Promise<StoredItem<CollectionItem>[]> {
    const changes = withStored(items, stored, ({ slug }) => slug, this.ids);
    const things = await this.rows.write(
      changes.map(({ item: { slug, name, published, position = 0, productRefs: _, ...details }, ids }) => ({
        id: ids.at(''),
        slug,
        name,
        published,
        position,
        details,
      })),
    );
    const lists = changes.filter(({ item, before }) => item.productRefs.join() !== (before?.productRefs.join() ?? ''));
    await this.replaceMembers(lists.map(({ item: { productRefs }, ids }) => ({ collectionId: ids.at(''), productRefs })));
    await this.rows.note(things.map(({ id }) => id));
    return storedNow(changes, things);
  }

  async remove(slugs: readonly string[]): Promise<void> {
    await this.rows.note(await this.rows.remove(slugs));
  }

  private async replaceMembers(lists: readonly { collectionId: string; productRefs: readonly string[] }[]): Promise<void> {
    if (lists.length === 0) return;
    const products = await idsAt(
      this.sql,
      this.workspaceId,
      'product',
      lists.flatMap(({ productRefs }) => productRefs),
    );
    const members = lists.flatMap(({ collectionId, productRefs }) =>
      productRefs.map((slug, position) => ({ collectionId, productId: products.get(slug), position })),
    );
    await this.sql.execute(REPLACE_MEMBERS, [this.workspaceId, JSON.stringify(members), lists.map(({ collectionId }) => collectionId)]);
  }
}

/**
 * Replaces the members of the collections `$3` by `$2`, and writes those that changed. The planner hashes a `not in`, also before the table
 * is analyzed (ADR 0145).
 */
const REPLACE_MEMBERS = statement('catalogue.replace_members')`
  with gone as (
    delete from collection_product m
     where m.workspace_id = $1 and m.collection_id = any($3::uuid[]) and (m.collection_id, m.product_id) not in (
       select "collectionId", "productId" from jsonb_to_recordset($2::jsonb) as kept ("collectionId" uuid, "productId" uuid)))
  ${insertRecords(collectionProductEntity, { constants: { workspaceId: '$1::uuid' }, from: '$2::jsonb' })}
  on conflict (workspace_id, collection_id, product_id) do update set position = excluded.position
    where collection_product.position is distinct from excluded.position`;
