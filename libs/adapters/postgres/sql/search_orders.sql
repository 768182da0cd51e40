-- The newest orders, no more than `most`, in whose number, or whose buyer's name, e-mail or phone number, a term stands that `pattern` finds:
-- looked for in the newest 500 that the other filters let pass, in the next 2,000 if any of these have it, and by the index of grams where they
-- do not fill the page: what many have is near, and what few have is few entries of the index. It works as
-- the owner of the tables, since row-level security keeps a search from its index, and answers ids of the tenant scope alone.
create or replace function search_orders(for_workspace uuid, for_mode text, most integer, only_status text, only_fulfillment text, only_balance text, before uuid, term text, pattern text)
returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  newest uuid[];
  matching uuid[];
  found_ids uuid[] := '{}';
  looked_at integer;
begin
  if for_workspace <> coalesce(seen_workspace(), for_workspace) then
    return '{}';
  end if;
  foreach looked_at in array array[500, 2000] loop
    select coalesce(array_agg(id order by id desc), '{}'), coalesce(array_agg(id order by id desc) filter (where is_found), '{}') into newest, matching
      from (
        select o.id,
               (o.number::text = term or concat_ws(' ', o.contact ->> 'name', o.contact ->> 'email', o.contact ->> 'phone') ilike pattern) as is_found
          from store_order o
         where o.workspace_id = for_workspace and o.mode = for_mode
           and (only_status is null or o.status = only_status)
           and (only_fulfillment is null or o.fulfillment_status = only_fulfillment)
           and (only_balance is null or o.status = 'deposit_paid' and (only_balance = 'due' or o.balance_due_at <= service_now(for_workspace, for_mode)))
           and (before is null or o.id < before)
         order by o.id desc limit looked_at) near;
    found_ids := found_ids || matching[: most - cardinality(found_ids)];
    if cardinality(found_ids) = most or cardinality(newest) < looked_at then
      return found_ids;
    end if;
    before := newest[looked_at];
    exit when found_ids = '{}';
  end loop;
  return found_ids || array(
    with older as materialized (
      select o.id
        from (select g.* from store_order g
               where g.workspace_id = for_workspace and g.mode = for_mode
                 and search_grams(g.workspace_id, g.mode, g.contact ->> 'name', g.contact ->> 'email', g.contact ->> 'phone') @@ search_query(for_workspace, for_mode, term)
                 and concat_ws(' ', g.contact ->> 'name', g.contact ->> 'email', g.contact ->> 'phone') ilike pattern
               union all
              select numbered.* from store_order numbered
               where numbered.workspace_id = for_workspace and numbered.mode = for_mode and numbered.number is not null
                 and numbered.number = case when term ~ '^[0-9]{1,18}$' then term::bigint end and numbered.number::text = term
                 and concat_ws(' ', numbered.contact ->> 'name', numbered.contact ->> 'email', numbered.contact ->> 'phone') not ilike pattern) o
       where o.id < before
         and (only_status is null or o.status = only_status)
         and (only_fulfillment is null or o.fulfillment_status = only_fulfillment)
         and (only_balance is null or o.status = 'deposit_paid' and (only_balance = 'due' or o.balance_due_at <= service_now(for_workspace, for_mode)))
    )
    select id from older order by id desc limit most - cardinality(found_ids));
end
$$;
