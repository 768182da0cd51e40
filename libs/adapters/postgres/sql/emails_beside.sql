-- Returns the normalised e-mail addresses that contacts, registrations, seats and orders have beside phone numbers, each once, a hundred at
-- most. It finds the rows by the indexes of searches, so it runs as the owner of the tables, limited to the tenant scope, like
-- rows_of_person_v2. `is true` keeps the planner from the primary keys (ADR 0145).
create or replace function emails_beside(for_workspace uuid, for_mode text, phones text[])
returns text[] language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  wanted text;
  addresses text[] := '{}';
begin
  if for_workspace <> coalesce(current_workspace(), for_workspace) then
    return '{}';
  end if;
  foreach wanted in array coalesce(phones, '{}') loop
    addresses := addresses || array(
      select c.email from contact c
       where (c.workspace_id = for_workspace and c.mode = for_mode) is true and c.phone = wanted
         and search_trigrams(c.workspace_id, c.mode, c.name, c.email, c.phone) @@ search_query(for_workspace, for_mode, wanted)
       union
      select lower(btrim(r.email)) from registration r
       where (r.workspace_id = for_workspace and r.mode = for_mode) is true and r.phone = wanted
         and search_trigrams(r.workspace_id, r.mode, r.name, r.email, r.phone) @@ search_query(for_workspace, for_mode, wanted)
       union
      select lower(btrim(a.email)) from attendee a
       where (a.workspace_id = for_workspace and a.mode = for_mode) is true and a.phone = wanted and (a.name is not null or a.email is not null or a.phone is not null)
         and search_trigrams(a.workspace_id, a.mode, a.name, a.email, a.phone) @@ search_query(for_workspace, for_mode, wanted)
       union
      select lower(btrim(o.contact ->> 'email')) from store_order o
       where (o.workspace_id = for_workspace and o.mode = for_mode) is true and o.contact ->> 'phone' = wanted
         and search_trigrams(o.workspace_id, o.mode, o.contact ->> 'name', o.contact ->> 'email', o.contact ->> 'phone')
             @@ search_query(for_workspace, for_mode, wanted));
  end loop;
  return array(
    select beside.address from unnest(addresses) as beside (address)
     where beside.address is not null
     group by beside.address order by beside.address limit 100);
end
$$;
