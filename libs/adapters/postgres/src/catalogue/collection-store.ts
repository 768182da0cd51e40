import type { CollectionItem, CollectionStore } from '@svc/catalogue';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { idsAt } from '../rows/reference-paths';
import { collectionDetails } from '../rows/details';
import { insertRecords } from '../rows/statements';
import { collectionEntity, collectionProductEntity } from './catalogue.entities';
import { SoftRows } from './soft-rows';

interface CollectionRecord {
  id: string;
  slug: string;
  name: string;
  published: boolean;
  position: number;
  details: Omit<CollectionItem, 'slug' | 'name' | 'published' | 'position' | 'productRefs'>;
}

/** The section `collections` of a workspace's document. */
export class PostgresCollectionStore implements CollectionStore {
  private readonly rows: SoftRows<CollectionRecord>;

  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.rows = new SoftRows(sql, workspaceId, collectionEntity, 'slug');
  }

  async load(slugs?: readonly string[]): Promise<CollectionItem[]> {
    const records = await this.rows.load(slugs);
    const members = await this.members(records.map(({ id }) => id));
    return records.map(({ id, details, ...columns }) => ({
      ...columns,
      ...collectionDetails.fill(details),
      productRefs: members.get(id) ?? [],
    }));
  }

  async save(items: readonly CollectionItem[]): Promise<void> {
    const idOf = await this.rows.idsFor(
      items.map(({ slug }) => slug),
      this.ids,
    );
    const written = items.map(({ slug, name, published, position = 0, productRefs, ...details }) => ({
      record: { id: idOf(slug), slug, name, published, position, details },
      productRefs,
    }));
    await this.rows.save(written.map(({ record }) => record));
    await this.replaceMembers(written.map(({ record, productRefs }) => ({ collectionId: record.id, productRefs })));
  }

  remove(slugs: readonly string[]): Promise<void> {
    return this.rows.remove(slugs);
  }

  /** Returns the slugs of the products of each collection, in its order; by hand, one list for each. */
  private async members(collectionIds: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.sql.unchecked<{ id: string; slugs: string[] }[]>(
      `select m.collection_id as id, jsonb_agg(p.slug order by m.position) as slugs
         from collection_product m
         join product p on p.workspace_id = m.workspace_id and p.id = m.product_id and p.deleted_at is null
        where m.workspace_id = $1 and m.collection_id = any($2)
        group by m.collection_id`,
      [this.workspaceId, collectionIds],
    );
    return new Map(rows.map(({ id, slugs }) => [id, slugs]));
  }

  private async replaceMembers(lists: readonly { collectionId: string; productRefs: readonly string[] }[]): Promise<void> {
    const products = await idsAt(
      this.sql,
      this.workspaceId,
      'product',
      lists.flatMap(({ productRefs }) => productRefs),
    );
    const members = lists.flatMap(({ collectionId, productRefs }) =>
      productRefs.map((slug, position) => ({ collectionId, productId: products.get(slug), position })),
    );
    await this.sql.unchecked(REPLACE_MEMBERS, [this.workspaceId, JSON.stringify(members), lists.map(({ collectionId }) => collectionId)]);
  }
}

/**
 * Replaces the members of the collections `$3` by `$2`, and writes those that changed. The planner hashes a `not in`, also before the table
 * is analyzed (ADR 0145).
 */
const REPLACE_MEMBERS = `
  with gone as (
    delete from collection_product m
     where m.workspace_id = $1 and m.collection_id = any($3::uuid[]) and (m.collection_id, m.product_id) not in (
       select "collectionId", "productId" from jsonb_to_recordset($2::jsonb) as kept ("collectionId" uuid, "productId" uuid)))
  ${insertRecords(collectionProductEntity, { constants: { workspaceId: '$1::uuid' }, from: '$2::jsonb' })}
  on conflict (workspace_id, collection_id, product_id) do update set position = excluded.position
    where collection_product.position is distinct from excluded.position`;
