-- Returns the newest contacts, `most` at most, whose name, e-mail address or phone number has what is searched for (D-161), like
-- search_orders_v2. Both ends of the ids are named, so that the planner follows the primary key and does not sort (ADR 0145).
create or replace function search_contacts_v2(for_workspace uuid, for_mode text, most integer, before uuid, readings jsonb, first text[], second text[])
returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  newest uuid[];
  matching uuid[];
  result uuid[] := '{}';
  window_size integer;
  query tsquery := search_query_v2(for_workspace, for_mode, readings);
begin
  if for_workspace <> coalesce(current_workspace(), for_workspace) then
    return '{}';
  end if;
  foreach window_size in array array[500, 2000] loop
    select coalesce(array_agg(id order by id desc), '{}'), coalesce(array_agg(id order by id desc) filter (where is_match), '{}') into newest, matching
      from (
        select c.id,
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
  return result || array(
    with older as materialized (
      select c.id from contact c
       where (c.workspace_id = for_workspace and c.mode = for_mode) is true
         and (search_trigrams(c.workspace_id, c.mode, c.name, c.email, c.phone) @@ query or search_more_trigrams(c.workspace_id, c.mode, c.name, c.email, c.phone, null) @@ query)
         and has_words(c.name, c.email, c.phone, first, second) and c.id < before
    )
    select id from older order by id desc limit most - cardinality(result));
end
$$;
