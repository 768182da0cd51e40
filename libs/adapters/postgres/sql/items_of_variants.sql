-- Returns the order items that sold one of these variants, or package options, of a workspace, in both modes (ADR 0100). It runs as the
-- owner of the tables, limited to the tenant scope, like the searches: roles bound by row-level security cannot use the index
-- `order_item_variant`.
create or replace function items_of_variants(for_workspace uuid, variants uuid[])
returns table (variant_id uuid, mode text, id uuid) rows 10 language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  variant uuid;
begin
  if for_workspace <> coalesce(current_workspace(), for_workspace) then
    return;
  end if;
  foreach variant in array coalesce(variants, '{}') loop
    return query
      select variant, i.mode, i.id from order_item i where i.workspace_id = for_workspace and i.line ->> 'variantId' = variant::text;
  end loop;
end
$$;
