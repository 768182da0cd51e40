-- The published products of which some add-on is one of these products, directly or through one another (D-132).
create or replace function products_linking(in_workspace uuid, to_products uuid[]) returns setof uuid language sql stable as $$
  with recursive linking (id) as (
    select p.id
      from linked_addon l
      join product p on p.workspace_id = l.workspace_id and p.id = l.product_id and p.published and p.deleted_at is null
     where l.workspace_id = in_workspace and l.linked_product_id = any (to_products)
    union
    select p.id
      from linking
      join linked_addon l on l.workspace_id = in_workspace and l.linked_product_id = linking.id
      join product p on p.workspace_id = l.workspace_id and p.id = l.product_id and p.published and p.deleted_at is null)
  select id from linking
$$;
