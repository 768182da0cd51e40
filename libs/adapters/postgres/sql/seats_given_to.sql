-- Returns the free seats of an event that were given to guests, found by normalised e-mail addresses, and that these still hold: one each
-- (ADR 0067). It runs as the owner of the tables, limited to the tenant scope: roles bound by row-level security cannot use the index
-- `attendee_given_free`, whose condition is repeated for it. Each key is looked up by itself with a kept plan; a plan for a list of keys
-- would read the whole event, and so would the index on it before the table is analyzed, which `is true` keeps out (ADR 0145).
create or replace function seats_given_to(for_workspace uuid, for_mode text, at_event uuid, keys text[])
returns table (guest_key text, attendee_id uuid) rows 1 language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  each_key text;
begin
  if for_workspace <> coalesce(current_workspace(), for_workspace) then
    return;
  end if;
  foreach each_key in array coalesce(keys, '{}') loop
    return query
      select each_key, a.id from attendee a
       where a.workspace_id = for_workspace and (a.mode = for_mode and a.event_id = at_event) is true and lower(btrim(a.email)) = each_key
         and a.given_at is not null and a.registration_id is not null and a.status in ('pending', 'confirmed', 'checked_in');
  end loop;
end
$$;
