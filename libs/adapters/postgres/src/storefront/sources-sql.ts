import type { ProductSummarySource } from '@svc/storefront';
import { fieldsOf, jsonFields, utc } from '../rows/statements';
import { collectionDetails, offerDetails, offeredDetails, productDetails, variantDetails } from '../rows/details';
import { formEntity } from '../content/content.entities';

/** SQL texts of the sources that presenters need of things for sale, as jsonb. `p` is a row of product, `v` one of variant. */

/** The condition that storefronts show a product. */
export const SHOWN = `p.published and p.deleted_at is null`;

export const DISPLAY_ORDER = `p.position, p.is_package, p.id`;

/** Returns SQL of a counter's remaining count, never below 0; null when there is no cap. */
function left(kind: 'variant' | 'preorder', subject: string, workspace: string): string {
  return `(select case when c.capacity is not null then greatest(c.capacity - c.held - c.sold, 0) end from counter c
            where c.workspace_id = ${workspace} and c.kind = '${kind}' and c.subject_id = ${subject})`;
}

export const VARIANT_LEFT = left('variant', 'v.id', 'v.workspace_id');
export const PREORDER_LEFT = left('preorder', 'p.id', 'p.workspace_id');

/** SQL of the fully booked starts of a variant, from yesterday on. */
export const TAKEN_AT = `
  (select coalesce(jsonb_agg(s.start_at order by s.start_at), '[]') from slot_counter s
    where s.workspace_id = v.workspace_id and s.variant_id = v.id and s.held + s.sold >= s.capacity
      and s.start_at > (select service_now()) - interval '1 day')`;

function variants(aggregated: string): string {
  return `(select coalesce(${aggregated}, '[]') from variant v
            where v.workspace_id = p.workspace_id and v.product_id = p.id and v.deleted_at is null)`;
}

const RATINGS = `
  (select json_build_array(count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2), count(*) filter (where r.rating = 3),
                            count(*) filter (where r.rating = 4), count(*) filter (where r.rating = 5))
     from product_review r where r.workspace_id = p.workspace_id and r.product_id = p.id)`;

/**
 * SQL of the sync stamp of a product; until the sequencer has come to its last change, the time at which it was written
 * (D-30a).
 */
const UPDATED_AT = `
  greatest(p.updated_at, (select s.updated_at from sync_stamp s
                           where s.workspace_id = p.workspace_id and s.mode = 'both' and s.kind = 'product' and s.id = p.id))`;

/**
 * Returns SQL of the LinkedProducts of a row of product: null where it links to none, as most do, and then nothing is looked
 * up (D-132).
 */
const linkedTo = (product: string) =>
  `case when ${product}.linked_products is not null then linked_products(${product}.workspace_id, ${product}.linked_products) end`;

/** SQL of those of a row `sold` of product. */
export const LINKED_TO_SOLD = linkedTo('sold');
/** SQL of those of a row `p`, and its add-on groups where there are any: the source of AddonsNeeded. */
export const LINKED_PRODUCTS = linkedTo('p');
export const LINKING_GROUPS = `case when p.linked_products is not null then p.details -> 'addonGroups' end`;

/**
 * Returns SQL of the fields that summary and whole product share; the remaining pre-orders only where the merchant takes them.
 */
const common = (updatedAt: string) => `
  'id', p.id, 'slug', p.slug, 'name', p.name, 'isPackage', p.is_package, 'updatedAt', ${utc(updatedAt, 6)}, 'ratings', ${RATINGS},
  'preorderLeft', case when ${productDetails.flag('p', 'preorderable')} then ${PREORDER_LEFT} end`;

const SUMMARY_DETAILS = ['coverUrl', 'reviewsEnabled', 'saveForItEnabled', 'saveForItFixedDates', 'preorderable']
  .map((field) => `'${field}', ${productDetails.field('p', field)}`)
  .join(', ');

const SUMMARY_VARIANTS = variants(
  `json_agg(json_build_object('pricingMode', ${variantDetails.field('v', 'pricingMode')}, 'prices', v.prices, 'remaining', ${VARIANT_LEFT},
                               'id', case when p.linked_products is not null then v.id end))`,
);

/**
 * Returns SQL of a ProductSummarySource, in which null stands for an absent detail: `summaryOf` takes it. By json, which costs
 * less to build than jsonb; its variants have no order.
 */
const summary = (updatedAt: string) =>
  `json_build_object(${common(updatedAt)}, ${SUMMARY_DETAILS}, 'variants', ${SUMMARY_VARIANTS}, 'linked', ${LINKED_PRODUCTS}, 'addonGroups', ${LINKING_GROUPS})`;

export const PRODUCT_SUMMARY = summary(UPDATED_AT);

/** Returns the source of a JSON that has null for absent fields. */
export function summaryOf(source: ProductSummarySource): ProductSummarySource {
  const { coverUrl, saveForItFixedDates, linked, addonGroups } = source;
  return {
    ...source,
    coverUrl: coverUrl ?? undefined,
    saveForItFixedDates: saveForItFixedDates ?? undefined,
    linked: linked ?? undefined,
    addonGroups: addonGroups ?? undefined,
  };
}

/**
 * SQL of a summary as the delta lists it: by its stamp alone, a column of the row, since the cursor of a client goes by what
 * it is shown.
 */
export const STAMPED_PRODUCT_SUMMARY = summary('p.stamp');

/** SQL of a ProductSource. */
export const PRODUCT = `
  (${offerDetails('p')} || jsonb_build_object(${common(UPDATED_AT)}, 'variants',
    ${variants(`jsonb_agg(${offeredDetails('v', 'p')} || jsonb_build_object('id', v.id, 'name', v.name, 'prices', v.prices, 'remaining', ${VARIANT_LEFT}, 'takenAt', ${TAKEN_AT}) order by v.position)`)})
    || case when p.linked_products is null then '{}' else jsonb_build_object('linked', ${LINKED_PRODUCTS}) end)`;

/**
 * SQL of the JSON of a published collection for the presenters, from a row of `collection`: its published products in its
 * order.
 */
export const COLLECTION_SOURCE = `
  (${collectionDetails.of('collection')} || jsonb_build_object(
    'id', collection.id, 'slug', collection.slug, 'name', collection.name,
    'products', (
      select coalesce(jsonb_agg(jsonb_build_object('id', product.id, 'isPackage', product.is_package) order by member.position), '[]')
      from collection_product member
      join product on product.workspace_id = member.workspace_id and product.id = member.product_id
      where member.workspace_id = collection.workspace_id and member.collection_id = collection.id
        and product.published and product.deleted_at is null
    )
  ))`;

/** SQL of the JSON of the ids of the workspace's ($1) published package options by key path: `{ "gift-box/large": "…" }`. */
export const PACKAGE_OPTION_IDS = `
  (select coalesce(json_object_agg(product.slug || '/' || variant.key, variant.id), '{}')
   from product join variant on variant.workspace_id = product.workspace_id and variant.product_id = product.id
   where product.workspace_id = $1 and product.is_package and product.published and product.deleted_at is null and variant.deleted_at is null)`;

const FIELDS = fieldsOf(formEntity, 'workspaceId', 'position', 'notify', 'published');

/** SQL of the JSON of one published form for the presenters, from a row of `form`. */
export const FORM_SOURCE = `
  json_build_object(
    ${jsonFields(formEntity, 'form', FIELDS)}, 'updatedAt', ${utc('form.updated_at', 6)}
  )`;
