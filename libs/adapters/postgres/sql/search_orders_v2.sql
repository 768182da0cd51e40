-- Returns, like search_orders, the newest orders that pass more filters, `most` at most, whose number, or whose buyer's name, e-mail address or phone number, contains a term, by
-- `pattern`. Searches the newest 500 that pass the other filters, then the next 2,000 if any of these matched, then the trigram index if
-- the page is not full: frequent terms match early, and rare terms have few entries in the index. It runs as the owner of the tables,
-- because row-level security keeps a search from its index, and returns ids of the tenant scope alone. `is true` keeps the planner from
-- the primary key (ADR 0145).
create or replace function search_orders_v2(for_workspace uuid, for_mode text, most integer, only_status text, only_fulfillment text, only_balance text, only_event uuid, only_product text,
  placed_from timestamptz, placed_until timestamptz, before uuid, term text, pattern text)
returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  newest uuid[];
  matching uuid[];
  result uuid[] := '{}';
  window_size integer;
begin
  if for_workspace <> coalesce(current_workspace(), for_workspace) then
    return '{}';
  end if;
  foreach window_size in array array[500, 2000] loop
    select coalesce(array_agg(id order by id desc), '{}'), coalesce(array_agg(id order by id desc) filter (where is_match), '{}') into newest, matching
      from (
        select o.id,
               (o.number::text = term or concat_ws(' ', o.contact ->> 'name', o.contact ->> 'email', o.contact ->> 'phone') ilike pattern) as is_match
          from store_order o
         where o.workspace_id = for_workspace and o.mode = for_mode
           and (only_status is null or o.status = only_status)
           and (only_fulfillment is null or o.fulfillment_status = only_fulfillment)
           and (only_balance is null or o.status = 'deposit_paid' and (only_balance = 'due' or o.balance_due_at <= service_now(for_workspace, for_mode)))
           and (only_event is null or o.event_id = only_event)
           and (placed_from is null or o.placed_at >= placed_from) and (placed_until is null or o.placed_at < placed_until)
           and (only_product is null or exists (
             select from order_item i
              where i.workspace_id = for_workspace and (i.mode = for_mode) is true and i.order_id = o.id and i.line ->> 'productId' = only_product))
           and (before is null or o.id < before)
         order by o.id desc limit window_size) near;
    result := result || matching[: most - cardinality(result)];
    if cardinality(result) = most or cardinality(newest) < window_size then
      return result;
    end if;
    before := newest[window_size];
    exit when result = '{}';
  end loop;
  return result || array(
    with older as materialized (
      select o.id
        from (select g.* from store_order g
               where (g.workspace_id = for_workspace and g.mode = for_mode) is true
                 and search_trigrams(g.workspace_id, g.mode, g.contact ->> 'name', g.contact ->> 'email', g.contact ->> 'phone') @@ search_query(for_workspace, for_mode, term)
                 and concat_ws(' ', g.contact ->> 'name', g.contact ->> 'email', g.contact ->> 'phone') ilike pattern
               union all
              select numbered.* from store_order numbered
               where numbered.workspace_id = for_workspace and (numbered.mode = for_mode) is true and numbered.number is not null
                 and numbered.number = case when term ~ '^[0-9]{1,18}$' then term::bigint end and numbered.number::text = term
                 and concat_ws(' ', numbered.contact ->> 'name', numbered.contact ->> 'email', numbered.contact ->> 'phone') not ilike pattern) o
       where o.id < before
         and (only_status is null or o.status = only_status)
         and (only_fulfillment is null or o.fulfillment_status = only_fulfillment)
         and (only_balance is null or o.status = 'deposit_paid' and (only_balance = 'due' or o.balance_due_at <= service_now(for_workspace, for_mode)))
         and (only_event is null or o.event_id = only_event)
         and (placed_from is null or o.placed_at >= placed_from) and (placed_until is null or o.placed_at < placed_until)
         and (only_product is null or exists (
           select from order_item i
            where i.workspace_id = for_workspace and (i.mode = for_mode) is true and i.order_id = o.id and i.line ->> 'productId' = only_product))
    )
    select id from older order by id desc limit most - cardinality(result));
end
$$;
