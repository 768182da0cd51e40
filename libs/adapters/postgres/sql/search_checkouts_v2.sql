-- Returns the newest checkouts, `most` at most, whose buyer's name, e-mail address or phone number has what is searched for (D-161), like
-- search_orders_v2.
create or replace function search_checkouts_v2(for_workspace uuid, for_mode text, most integer, only_statuses text[], only_saved_up_for boolean, before uuid, readings jsonb, first text[], second text[])
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
               has_words(c.contact ->> 'name', c.contact ->> 'email', c.contact ->> 'phone', first, second) as is_match
          from checkout c
         where c.workspace_id = for_workspace and c.mode = for_mode
           and (only_statuses is null or c.status = any (only_statuses)) and (not only_saved_up_for or c.saving ->> 'startedAt' is not null)
           and (before is null or c.id < before)
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
      select c.id from checkout c
       where (c.workspace_id = for_workspace and c.mode = for_mode) is true and c.contact is not null
         and (search_trigrams(c.workspace_id, c.mode, c.contact ->> 'name', c.contact ->> 'email', c.contact ->> 'phone') @@ query or search_more_trigrams(c.workspace_id, c.mode, c.contact ->> 'name', c.contact ->> 'email', c.contact ->> 'phone', null) @@ query)
         and has_words(c.contact ->> 'name', c.contact ->> 'email', c.contact ->> 'phone', first, second)
         and (only_statuses is null or c.status = any (only_statuses)) and (not only_saved_up_for or c.saving ->> 'startedAt' is not null)
         and c.id < before
    )
    select id from older order by id desc limit most - cardinality(result));
end
$$;
