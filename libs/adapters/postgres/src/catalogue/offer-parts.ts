import type { EntityManager } from 'typeorm';
import { upsert, type UpsertTarget } from '../bulk';
import { followCaps, type CapField } from '../counters';
import { fieldsOf } from '../rows/columns-sql';
import { productReviewEntity, variantEntity } from './catalogue.entities';
import type { OfferRecords } from './store-offer';

const VARIANT: UpsertTarget = { entity: variantEntity, fields: fieldsOf(variantEntity, 'workspaceId', 'id'), knownBy: 'id' };
const REVIEW: UpsertTarget = { entity: productReviewEntity, fields: fieldsOf(productReviewEntity, 'workspaceId', 'id'), knownBy: 'id' };

const PREORDER_LIMIT: CapField = { kind: 'preorder', table: 'product', field: 'preorderLimit' };

/** Writes, by hand for thousands at once, the variants of these offers with their counters; variants that are not given any more are deleted softly. */
export async function replaceVariants(manager: EntityManager, workspaceId: string, records: readonly OfferRecords[]): Promise<void> {
  const productIds = idsOf(records.map(({ product }) => product));
  const variants = records.flatMap((record) => record.variants);
  await manager.query(
    `update variant set deleted_at = service_now()
      where workspace_id = $1 and product_id = any($2) and not id = any($3) and deleted_at is null`,
    [workspaceId, productIds, idsOf(variants)],
  );
  await upsert(manager, workspaceId, VARIANT, variants);
  await openStockCounters(manager, workspaceId, productIds);
  await followCaps(manager, workspaceId, PREORDER_LIMIT, productIds);
}

/** Writes the reviews of these offers; those that are not given any more are deleted. */
export async function replaceReviews(manager: EntityManager, workspaceId: string, records: readonly OfferRecords[]): Promise<void> {
  const reviews = records.flatMap((record) => record.reviews);
  await manager.query(`delete from product_review where workspace_id = $1 and product_id = any($2) and not id = any($3)`, [
    workspaceId,
    idsOf(records.map(({ product }) => product)),
    idsOf(reviews),
  ]);
  await upsert(manager, workspaceId, REVIEW, reviews);
}

/** A new variant's counter starts with the stock written; a known one's stays as selling has moved it. */
async function openStockCounters(manager: EntityManager, workspaceId: string, productIds: readonly string[]): Promise<void> {
  await manager.query(
    `insert into counter (workspace_id, kind, subject_id, capacity)
     select workspace_id, 'variant', id, (details->>'stock')::integer
       from variant where workspace_id = $1 and product_id = any($2) and deleted_at is null
     on conflict do nothing`,
    [workspaceId, productIds],
  );
}

function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}
