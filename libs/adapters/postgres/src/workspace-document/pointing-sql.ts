/**
 * Items that point at the things of the ids `$2` in the workspace `$1`: by id where they do, and all those that may
 * by a slug within their contents. `section` and `identity` of each.
 */
export const POINTING = `
  select 'collections' as section, lower(c.slug) as identity
    from collection c
   where c.workspace_id = $1 and c.deleted_at is null
     and c.id in (select m.collection_id from collection_product m where m.workspace_id = $1 and m.product_id = any($2))
  union all
  select 'events', lower(slug) from event
   where workspace_id = $1 and deleted_at is null and (attached_product_ids && $2 or attached_package_ids && $2)
  union all
  select case when is_package then 'packages' else 'products' end, lower(slug) from product
   where workspace_id = $1 and deleted_at is null and not id = any($2)
     and details @? '$.addonGroups[*].options[*] ? (exists(@.linkedProductId) || exists(@.linkedVariantId))'
     and ${holdsOne('details', '$.addonGroups[*].options[*].*')}
  union all
  select 'discountCodes', lower(code) from discount_code
   where workspace_id = $1 and deleted_at is null and ${holdsOne('details', '$.appliesTo.*[*]')}
  union all
  select 'folders', lower(slug) from folder where workspace_id = $1 and parent_id = any($2)
  union all
  select 'catalogs', lower(slug) from media_catalog where workspace_id = $1 and items @? '$[*].link'
  union all
  select 'storefront', 'storefront' from storefront_document where workspace_id = $1`;

/** Whether a place in JSON holds one of the ids. */
function holdsOne(column: string, place: string): string {
  return `exists (select from jsonb_path_query(${column}, '${place}') held where held #>> '{}' = any($2::text[]))`;
}
