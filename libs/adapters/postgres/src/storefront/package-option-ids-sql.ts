/** JSON of the ids of the workspace's ($1) published package options by key path: `{ "gift-box/large": "…" }`. */
export const PACKAGE_OPTION_IDS = `
  (select coalesce(json_object_agg(product.slug || '/' || variant.key, variant.id), '{}')
   from product join variant on variant.workspace_id = product.workspace_id and variant.product_id = product.id
   where product.workspace_id = $1 and product.is_package and product.published and product.deleted_at is null and variant.deleted_at is null)`;
