-- Returns the newest paid orders of tickets, `most` at most, whose name, e-mail address or phone number, of the buyer or of a seat,
-- has what is searched for (D-161), like search_registrations_v2. Test orders have no seats and are not listed.
create or replace function search_guest_orders_v2(for_workspace uuid, for_mode text, most integer, only_event uuid, only_status text, only_type uuid, before uuid, readings jsonb, first text[], second text[])
returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  newest uuid[];
  matching uuid[];
  result uuid[] := '{}';
  window_size integer;
  query tsquery := search_query_v2(for_workspace, for_mode, readings);
begin
  if for_mode <> 'live' or for_workspace <> coalesce(current_workspace(), for_workspace) then
    return '{}';
  end if;
  foreach window_size in array array[500, 2000] loop
    select coalesce(array_agg(id order by id desc), '{}'), coalesce(array_agg(id order by id desc) filter (where is_match), '{}') into newest, matching
      from (
        select o.id,
               (has_words(o.contact ->> 'name', o.contact ->> 'email', o.contact ->> 'phone', first, second) or exists (
                 select from order_item i join attendee a on a.workspace_id = i.workspace_id and (a.mode = i.mode) is true and a.order_item_id = i.id
                  where i.workspace_id = for_workspace and (i.mode = 'live') is true and i.order_id = o.id and has_words(a.name, a.email, a.phone, first, second)
                 offset 0))
               and (coalesce(only_status, only_type::text) is null or exists (
                 select from order_item i join attendee a on a.workspace_id = i.workspace_id and (a.mode = i.mode) is true and a.order_item_id = i.id
                  where i.workspace_id = for_workspace and (i.mode = 'live') is true and i.order_id = o.id
                    and (only_status is null or a.status = only_status) and (only_type is null or a.ticket_type_id = only_type)
                 offset 0)) as is_match
          from store_order o
         where o.workspace_id = for_workspace and case when only_event is null then o.mode = 'live' else (o.mode = 'live') is true end
           and o.event_id is not null and o.paid_at is not null
           and (only_event is null or o.event_id = only_event) and (before is null or o.id < before)
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
        from (select g.id from store_order g
               where (g.workspace_id = for_workspace and g.mode = 'live') is true
                 and (search_trigrams(g.workspace_id, g.mode, g.contact ->> 'name', g.contact ->> 'email', g.contact ->> 'phone') @@ query or search_more_trigrams(g.workspace_id, g.mode, g.contact ->> 'name', g.contact ->> 'email', g.contact ->> 'phone', search_address(g.delivery_address)) @@ query)
                 and has_words(g.contact ->> 'name', g.contact ->> 'email', g.contact ->> 'phone', first, second)
               union
              select i.order_id from attendee a
               cross join lateral (select order_id from order_item where workspace_id = a.workspace_id and mode = a.mode and id = a.order_item_id offset 0) i
               where (a.workspace_id = for_workspace and a.mode = 'live') is true and a.order_item_id is not null
                 and (a.name is not null or a.email is not null or a.phone is not null)
                 and (search_trigrams(a.workspace_id, a.mode, a.name, a.email, a.phone) @@ query or search_more_trigrams(a.workspace_id, a.mode, a.name, a.email, a.phone, null) @@ query)
                 and has_words(a.name, a.email, a.phone, first, second)) matched
       cross join lateral (select * from store_order where workspace_id = for_workspace and mode = 'live' and id = matched.id offset 0) o
       where matched.id < before and o.event_id is not null and o.paid_at is not null and (only_event is null or o.event_id = only_event)
         and (coalesce(only_status, only_type::text) is null or exists (
           select from order_item i join attendee a on a.workspace_id = i.workspace_id and (a.mode = i.mode) is true and a.order_item_id = i.id
            where i.workspace_id = for_workspace and (i.mode = 'live') is true and i.order_id = o.id
              and (only_status is null or a.status = only_status) and (only_type is null or a.ticket_type_id = only_type)
           offset 0))
    )
    select id from older order by id desc limit most - cardinality(result));
end
$$;
