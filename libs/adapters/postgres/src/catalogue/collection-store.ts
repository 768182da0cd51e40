import type { CollectionItem } from '@svc/catalogue';
import { statement } from '../work/statement';
import { lookup } from '../rows/by-key';
import { collectionDetails } from '../rows/details';
import { idsAt } from '../rows/reference-paths';
import { insertRecords } from '../rows/statements';
import type { ItemChange } from '../rows/thing-rows';
import { opening, ThingStore } from '../rows/thing-store';
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
const OPEN = opening<Columns>(
  'catalogue.open_collections',
  TABLE,
  `t.slug, t.name, t.published, t.position, t.details, ${MEMBERS} as "productRefs"`,
);

/** The section `collections` of a workspace's document. */
export class PostgresCollectionStore extends ThingStore<CollectionItem, Columns> {
  protected readonly table = TABLE;
  protected readonly opening = OPEN;

  protected itemsOf(rows: readonly Columns[]) {
    return rows.map(({ details, ...columns }) => ({ item: { ...columns, ...collectionDetails.fill(details) }, ids: new Map() }));
  }

  protected rowsOf(changes: readonly ItemChange<CollectionItem>[]) {
    return changes.map(({ item: { slug, name, published, position = 0, productRefs: _, ...details }, ids }) => ({
      id: ids.at(''),
      slug,
      name,
      published,
      position,
      details,
    }));
  }

  protected override async writeRest(changes: readonly ItemChange<CollectionItem>[]): Promise<void> {
    const lists = changes.filter(({ item, before }) => item.productRefs.join() !== (before?.productRefs.join() ?? ''));
    await this.replaceMembers(lists.map(({ item: { productRefs }, ids }) => ({ collectionId: ids.at(''), productRefs })));
  }

  private async replaceMembers(lists: readonly { collectionId: string; productRefs: readonly string[] }[]): Promise<void> {
    if (lists.length === 0) return;
    const ids = await idsAt(this.sql, this.workspaceId, { product: lists.flatMap(({ productRefs }) => productRefs) });
    const members = lists.flatMap(({ collectionId, productRefs }) =>
      productRefs.map((slug, position) => ({ collectionId, productId: ids.product.get(slug), position })),
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
