/** JSON of a published collection as the presenters take it, from a row of `collection`: its published products in its order. */
export const COLLECTION_SOURCE = `
  (collection.details || jsonb_build_object(
    'id', collection.id, 'slug', collection.slug, 'name', collection.name,
    'products', (
      select coalesce(jsonb_agg(jsonb_build_object('id', product.id, 'isPackage', product.is_package) order by member.position), '[]')
      from collection_product member
      join product on product.workspace_id = member.workspace_id and product.id = member.product_id
      where member.workspace_id = collection.workspace_id and member.collection_id = collection.id
        and product.published and product.deleted_at is null
    )
  ))`;
