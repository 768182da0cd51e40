-- Returns the newest paid orders of tickets, `most` at most, whose name, e-mail address or phone number, of the buyer or of a seat,
-- has what is searched for (D-161), like search_registrations_v2. Test orders have no seats and are not listed.
create or replace function search_guest_orders_v2(for_workspace uuid, for_mode text, most integer, only_event uuid, only_status text, only_type uuid, before uuid, readings jsonb, first text[], second text[])
returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan set enable_seqscan = off set max_parallel_workers_per_gather = 0 set gin_fuzzy_search_limit = 0 as $$
declare
  newest uuid[];
  matching uuid[];
  result uuid[] := '{}';
  older uuid[];
  bounds uuid[] := '{}';
  since uuid;
  thin tsquery;
  keys tsquery;
  seen text;
  looked bigint;
  seated uuid[];
  window_size integer;
  query tsquery := search_query_v2(for_workspace, for_mode, readings);
begin
  if for_mode <> 'live' or for_workspace <> coalesce(current_workspace(), for_workspace) then
    return '{}';
  end if;
  foreach window_size in array array[500, 2000] loop
    select coalesce(array_agg(id order by id desc), '{}'), coalesce(array_agg(id order by id desc) filter (where is_match), '{}'),
           string_agg(lower(concat_ws(' ', contact ->> 'name', contact ->> 'email', contact ->> 'phone')), ' ') filter (where uuid_hash(id) & 7 = 0) into newest, matching, seen
      from (
        select o.id, o.contact,
               (has_words(o.contact ->> 'name', o.contact ->> 'email', o.contact ->> 'phone', first, second) or exists (
                 select 1 from order_item i join attendee a on a.workspace_id = i.workspace_id and (a.mode = i.mode) is true and a.order_item_id = i.id
                  where i.workspace_id = for_workspace and (i.mode = 'live') is true and i.order_id = o.id and has_words(a.name, a.email, a.phone, first, second)
                 offset 0))
               and (coalesce(only_status, only_type::text) is null or exists (
                 select 1 from order_item i join attendee a on a.workspace_id = i.workspace_id and (a.mode = i.mode) is true and a.order_item_id = i.id
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
  seated := array(
    select i.order_id from attendee a
     cross join lateral (select order_id from order_item where workspace_id = a.workspace_id and mode = a.mode and id = a.order_item_id offset 0) i
     where (a.workspace_id = for_workspace and a.mode = 'live') is true and a.order_item_id is not null
       and (a.name is not null or a.email is not null or a.phone is not null)
       and (search_trigrams(a.workspace_id, a.mode, a.name, a.email, a.phone) @@ query or search_more_trigrams(a.workspace_id, a.mode, a.name, a.email, a.phone, null) @@ query)
       and has_words(a.name, a.email, a.phone, first, second));
  thin := case when second is null then search_thin_query(for_workspace, for_mode, readings, left(seen, 4000)) end;
  for step in case when thin is null then 1 else 0 end .. 5 loop
    perform set_config('gin_fuzzy_search_limit', case step when 0 then '400' else '0' end, true);
    since := bounds[step];
    keys := case when step = 0 or since is not null then thin else query end;
    select coalesce((array_agg(id order by id desc) filter (where is_match))[: case step when 0 then 30 else most - cardinality(result) end], '{}'), count(*) into older, looked
      from (
        select matched.id,
               matched.id < before and matched.is_match
               and (step = 0 or exists (
                 select 1 from store_order
                  where workspace_id = for_workspace and mode = 'live' and id = matched.id and event_id is not null and paid_at is not null and (only_event is null or event_id = only_event)
                 offset 0))
               and (coalesce(only_status, only_type::text) is null or step = 0 or exists (
                 select 1 from order_item i join attendee a on a.workspace_id = i.workspace_id and (a.mode = i.mode) is true and a.order_item_id = i.id
                  where i.workspace_id = for_workspace and (i.mode = 'live') is true and i.order_id = matched.id
                    and (only_status is null or a.status = only_status) and (only_type is null or a.ticket_type_id = only_type)
                 offset 0)) as is_match
          from (select id, bool_or(has_words) as is_match
                  from ((select g.id, (step = 0 or g.event_id is not null and g.paid_at is not null) and g.id < before and has_words(g.contact ->> 'name', g.contact ->> 'email', g.contact ->> 'phone', first, second) as has_words from store_order g
                         where (g.workspace_id = for_workspace and g.mode = 'live') is true and (since is null or uuid_send(g.id) >= (select uuid_send(since)))
                           and (search_trigrams(g.workspace_id, g.mode, g.contact ->> 'name', g.contact ->> 'email', g.contact ->> 'phone') @@ keys or search_more_trigrams(g.workspace_id, g.mode, g.contact ->> 'name', g.contact ->> 'email', g.contact ->> 'phone', search_address(g.delivery_address)) @@ keys)
                          order by g.id desc limit case step when 0 then 40 end)
                         union all
                        select seat.order_id, true from unnest(seated) as seat (order_id) where step > 0 and (since is null or seat.order_id >= since)) candidates
                 group by id) matched) near;
    if step = 0 then
      bounds := case when cardinality(older) >= 10 and looked >= 40 then array_remove(array[older[3], older[10], older[30]], null) else '{}' end;
      continue;
    end if;
    result := result || older;
    exit when since is null or cardinality(result) = most;
    before := since;
  end loop;
  return result;
end
$$;
