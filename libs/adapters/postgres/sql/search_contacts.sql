-- The newest contacts, no more than `most`, in whose name, e-mail or phone number a term stands that `pattern` finds, as `search_orders` does.
create or replace function search_contacts(for_workspace uuid, for_mode text, most integer, before uuid, term text, pattern text)
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
        select c.id,
               concat_ws(' ', c.name, c.email, c.phone) ilike pattern as is_found
          from contact c
         where c.workspace_id = for_workspace and c.mode = for_mode and (before is null or c.id < before)
         order by c.id desc limit looked_at) near;
    found_ids := found_ids || matching[: most - cardinality(found_ids)];
    if cardinality(found_ids) = most or cardinality(newest) < looked_at then
      return found_ids;
    end if;
    before := newest[looked_at];
    exit when found_ids = '{}';
  end loop;
  return found_ids || array(
    with older as materialized (
      select c.id from contact c
       where c.workspace_id = for_workspace and c.mode = for_mode
         and search_grams(c.workspace_id, c.mode, c.name, c.email, c.phone) @@ search_query(for_workspace, for_mode, term)
         and concat_ws(' ', c.name, c.email, c.phone) ilike pattern and c.id < before
    )
    select id from older order by id desc limit most - cardinality(found_ids));
end
$$;
