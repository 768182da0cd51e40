-- Returns the published products among these, which add-ons are, and the products that they link to in turn, each with its add-on groups
-- and variants: the facts by which the domain decides which add-ons can be sold (D-132). It is a function of its own, so reads of products
-- without links neither plan nor estimate it. Each row is looked up by its key (`offset 0` ensures that), because the planner cannot know
-- how few there are.
create or replace function linked_products(in_workspace uuid, product_ids uuid[]) returns jsonb language plpgsql stable as $$
begin
  return (
    with recursive linked (id) as (
      select unnest(product_ids)
      union
      select unnest(through.linked_products)
        from linked
       cross join lateral (
         select p.linked_products from product p
          where p.workspace_id = in_workspace and p.id = linked.id and p.published and p.deleted_at is null offset 0) through)
    select coalesce(jsonb_agg(jsonb_build_object('id', shown.id, 'addonGroups', shown.addon_groups, 'variants', sold.variants)), '[]')
      from linked
     cross join lateral (
       select p.id, coalesce(p.details -> 'addonGroups', '[]') as addon_groups from product p
        where p.workspace_id = in_workspace and p.id = linked.id and p.published and p.deleted_at is null offset 0) shown
     cross join lateral (
       select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'pricingMode', v.details -> 'pricingMode', 'remaining', counted.remaining)), '[]') as variants
         from variant v
         left join lateral (
           select greatest(c.capacity - c.held - c.sold, 0) as remaining from counter c
            where c.workspace_id = in_workspace and c.kind = 'variant' and c.subject_id = v.id and c.capacity is not null offset 0) counted on true
        where v.workspace_id = in_workspace and v.product_id = shown.id and v.deleted_at is null) sold);
end $$;
