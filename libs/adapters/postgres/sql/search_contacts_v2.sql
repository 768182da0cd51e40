-- Returns the newest contacts, `most` at most, whose name, e-mail address or phone number has what is searched for (D-161), like
-- search_orders_v2. Both ends of the ids are named, so that the planner follows the primary key and does not sort (ADR 0145).
create or replace function search_contacts_v2(for_workspace uuid, for_mode text, most integer, before uuid, readings jsonb, first text[], second text[])
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
        select c.id, c.name, c.email, c.phone,
               has_words(c.name, c.email, c.phone, first, second) as is_match
          from contact c
         where c.workspace_id = for_workspace and c.mode = for_mode
           and c.id >= '00000000-0000-0000-0000-000000000000' and c.id < coalesce(before, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
         order by c.id desc limit window_size) near;
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
        select c.id, c.id < before and has_words(c.name, c.email, c.phone, first, second) as is_match
          from contact c
         where (c.workspace_id = for_workspace and c.mode = for_mode) is true and (since is null or uuid_send(c.id) >= (select uuid_send(since)))
           and (search_trigrams(c.workspace_id, c.mode, c.name, c.email, c.phone) @@ keys or search_more_trigrams(c.workspace_id, c.mode, c.name, c.email, c.phone, null) @@ keys)
         order by c.id desc limit case step when 0 then 40 end) near;
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
