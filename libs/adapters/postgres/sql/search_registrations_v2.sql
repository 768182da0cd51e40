-- Returns the newest registrations, `most` at most, whose name, e-mail address or phone number, of the guest or of a seat, has what is searched for (D-161),
-- like search_orders_v2. The planner uses no index for a condition in `(…) is true`, so it takes the index on the other columns,
-- also before the table is analyzed (ADR 0145).
create or replace function search_registrations_v2(for_workspace uuid, for_mode text, most integer, only_event uuid, only_status text, only_type uuid, before uuid, readings jsonb, first text[], second text[])
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
  window_size integer;
  query tsquery := search_query_v2(for_workspace, for_mode, readings);
begin
  if for_workspace <> coalesce(current_workspace(), for_workspace) then
    return '{}';
  end if;
  foreach window_size in array array[500, 2000] loop
    select coalesce(array_agg(id order by id desc), '{}'), coalesce(array_agg(id order by id desc) filter (where is_match), '{}'),
           string_agg(lower(concat_ws(' ', name, email, phone)), ' ') filter (where uuid_hash(id) & 7 = 0) into newest, matching, seen
      from (
        select r.id, r.name, r.email, r.phone,
               (has_words(r.name, r.email, r.phone, first, second) or exists (
                 select 1 from attendee a
                  where a.workspace_id = for_workspace and (a.mode = for_mode) is true and a.registration_id = r.id and has_words(a.name, a.email, a.phone, first, second)
                 offset 0))
               and (coalesce(only_status, only_type::text) is null or exists (
                 select 1 from attendee a
                  where a.workspace_id = for_workspace and (a.mode = for_mode) is true and a.registration_id = r.id
                    and (only_status is null or a.status = only_status) and (only_type is null or a.ticket_type_id = only_type)
                 offset 0)) as is_match
          from registration r
         where r.workspace_id = for_workspace and case when only_event is null then r.mode = for_mode else (r.mode = for_mode) is true end
           and (only_event is null or r.event_id = only_event) and (before is null or r.id < before)
         order by r.id desc limit window_size) near;
    result := result || matching[: most - cardinality(result)];
    if cardinality(result) = most or cardinality(newest) < window_size then
      return result;
    end if;
    before := newest[window_size];
    exit when result = '{}';
  end loop;
  thin := case when second is null then search_thin_query(for_workspace, for_mode, readings, left(seen, 4000)) end;
  for step in case when thin is null then 1 else 0 end .. 5 loop
    perform set_config('gin_fuzzy_search_limit', case step when 0 then '400' else '0' end, true);
    since := bounds[step];
    keys := case when step = 0 or since is not null then thin else query end;
    select coalesce((array_agg(id order by id desc) filter (where is_match))[: case step when 0 then 30 else most - cardinality(result) end], '{}'), count(*) into older, looked
      from (
        select matched.id,
               matched.is_match
               and (only_event is null or step = 0 or exists (
                 select 1 from registration where workspace_id = for_workspace and mode = for_mode and id = matched.id and event_id = only_event offset 0))
               and (coalesce(only_status, only_type::text) is null or step = 0 or exists (
                 select 1 from attendee a
                  where a.workspace_id = for_workspace and (a.mode = for_mode) is true and a.registration_id = matched.id
                    and (only_status is null or a.status = only_status) and (only_type is null or a.ticket_type_id = only_type)
                 offset 0)) as is_match
          from (select id, bool_or(has_words) as is_match
                  from ((select g.id, g.id < before and has_words(g.name, g.email, g.phone, first, second) as has_words from registration g
                         where (g.workspace_id = for_workspace and g.mode = for_mode) is true and (since is null or uuid_send(g.id) >= (select uuid_send(since)))
                           and (search_trigrams(g.workspace_id, g.mode, g.name, g.email, g.phone) @@ keys or search_more_trigrams(g.workspace_id, g.mode, g.name, g.email, g.phone, null) @@ keys)
                          order by g.id desc limit case step when 0 then 40 end)
                         union all
                        (select a.registration_id, a.registration_id < before and has_words(a.name, a.email, a.phone, first, second) from attendee a
                         where (a.workspace_id = for_workspace and a.mode = for_mode) is true and a.registration_id is not null
                           and (a.name is not null or a.email is not null or a.phone is not null) and (since is null or uuid_send(a.registration_id) >= (select uuid_send(since)))
                           and (search_trigrams(a.workspace_id, a.mode, a.name, a.email, a.phone) @@ keys or search_more_trigrams(a.workspace_id, a.mode, a.name, a.email, a.phone, null) @@ keys)
                         order by a.registration_id desc limit case step when 0 then 40 end)) candidates
                 group by id) matched) near;
    if step = 0 then
      bounds := case when cardinality(older) >= 10 and looked >= 40 then array_remove(array[older[1], older[3], older[10], older[30]], null) else '{}' end;
      continue;
    end if;
    result := result || older;
    exit when since is null or cardinality(result) = most;
    before := since;
  end loop;
  return result;
end
$$;
