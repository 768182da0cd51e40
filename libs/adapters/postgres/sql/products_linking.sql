-- Returns the published products that have one of these products as an add-on, directly or through one another (D-132). Each row is looked
-- up by its key (`offset 0` ensures that).
create or replace function products_linking(in_workspace uuid, to_products uuid[]) returns setof uuid language plpgsql stable as $$
begin
  return query
    with recursive linking (id) as (
      select shown.id
        from linked_addon l
       cross join lateral (
         select p.id from product p where p.workspace_id = in_workspace and p.id = l.product_id and p.published and p.deleted_at is null offset 0) shown
       where l.workspace_id = in_workspace and l.linked_product_id = any (to_products)
      union
      select shown.id
        from linking
       cross join lateral (
         select l.product_id from linked_addon l where l.workspace_id = in_workspace and l.linked_product_id = linking.id offset 0) link
       cross join lateral (
         select p.id from product p where p.workspace_id = in_workspace and p.id = link.product_id and p.published and p.deleted_at is null offset 0) shown)
    select id from linking;
end $$;
