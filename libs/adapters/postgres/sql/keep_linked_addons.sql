-- Keeps the linked_addon rows of a product up to date: one for each product that its add-ons are, with the linked variants if every such
-- add-on names one, and the quantity below which their stock matters (D-132).
create or replace function keep_linked_addons() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from linked_addon l
     where l.workspace_id = new.workspace_id and l.linked_product_id = any (old.linked_products) and l.product_id = new.id;
  end if;
  insert into linked_addon (workspace_id, linked_product_id, product_id, linked_variant_ids, pieces)
  select new.workspace_id, (addon ->> 'linkedProductId')::uuid, new.id,
         case when bool_and(addon ? 'linkedVariantId') then array_agg(distinct (addon ->> 'linkedVariantId')::uuid) end,
         max(case when addon_group ->> 'selectionType' = 'single' then 1 else greatest((addon_group ->> 'minSelect')::integer, 1) end)
    from jsonb_path_query(new.details, '$.addonGroups[*]') addon_group
   cross join lateral jsonb_path_query(addon_group, '$.options[*] ? (exists (@.linkedProductId))') addon
   group by 2
  on conflict (workspace_id, linked_product_id, product_id)
    do update set linked_variant_ids = excluded.linked_variant_ids, pieces = excluded.pieces;
  return null;
end $$;
