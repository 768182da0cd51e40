-- Returns the ids of rows about a person, by their contacts, normalised e-mail addresses and phone numbers, that are found by indexes of
-- expressions, which roles bound by row-level security cannot use: orders, checkouts that are not paid, messages, submissions of forms,
-- payment attempts that name them as payer, seats with an address of theirs, and unpaid checkouts with such a seat. It runs as the owner of
-- the tables, limited to the tenant scope. `is true` keeps the planner from the primary keys (ADR 0145).
create or replace function rows_of_person_v2(for_workspace uuid, for_mode text, contacts uuid[], emails text[], phones text[])
returns table (orders uuid[], checkouts uuid[], messages uuid[], submissions uuid[], parts_paid uuid[], seats uuid[], seat_checkouts uuid[])
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
begin
  if for_workspace <> coalesce(current_workspace(), for_workspace) then
    return;
  end if;
  return query select
    array(select o.id from store_order o where o.workspace_id = for_workspace and (o.mode = for_mode) is true and o.contact ->> 'id' = any (contacts::text[])),
    array(select k.id from checkout k
           where k.workspace_id = for_workspace and (k.mode = for_mode) is true and k.status <> 'open' and k.status <> 'paid' and k.contact_email is not null
             and k.contact_email = any (emails)
           union all
          select k.id from unnest(emails) as wanted join checkout k on (k.workspace_id = for_workspace and k.mode = for_mode and k.status = 'open') is true
             and k.contact is not null and k.contact_email = wanted
             and search_trigrams(k.workspace_id, k.mode, k.contact ->> 'name', k.contact ->> 'email', k.contact ->> 'phone')
                 @@ search_query(for_workspace, for_mode, wanted)
           union all
          select k.id from unnest(phones) as wanted join checkout k on (k.workspace_id = for_workspace and k.mode = for_mode) is true
             and k.status <> 'paid' and k.contact is not null and k.contact_email is null and k.contact ->> 'phone' = wanted
             and search_trigrams(k.workspace_id, k.mode, k.contact ->> 'name', k.contact ->> 'email', k.contact ->> 'phone')
                 @@ search_query(for_workspace, for_mode, wanted)),
    array(select m.id from message m where m.workspace_id = for_workspace and (m.mode = for_mode) is true and lower(m.recipient) = any (emails || phones)),
    array(select f.id from form_submission f
           where f.workspace_id = for_workspace and (f.mode = for_mode) is true and f.identity ? 'email' and f.identity ->> 'email' = any (emails)
           union all
          select f.id from form_submission f
           where f.workspace_id = for_workspace and f.mode = for_mode and phones <> '{}' and not f.identity ? 'email' and f.identity ->> 'phone' = any (phones)),
    array(select a.id from payment_attempt a
           where a.workspace_id = for_workspace and (a.mode = for_mode) is true and a.payer_email is not null and lower(a.payer_email) = any (emails)),
    array(select a.id from attendee a
           where a.workspace_id = for_workspace and (a.mode = for_mode) is true and a.email is not null and lower(btrim(a.email)) = any (emails)
           union
          select a.id from unnest(phones) as wanted join attendee a on (a.workspace_id = for_workspace and a.mode = for_mode) is true and a.phone = wanted
             and (a.name is not null or a.email is not null or a.phone is not null)
             and search_trigrams(a.workspace_id, a.mode, a.name, a.email, a.phone) @@ search_query(for_workspace, for_mode, wanted)),
    array(select k.id from checkout k
           where (k.workspace_id = for_workspace and k.mode = for_mode) is true and k.status <> 'paid' and k.seats <> '[]'
             and (jsonb_path_exists(k.seats, '$[*].email') or jsonb_path_exists(k.seats, '$[*].phone'))
             and (lower(jsonb_path_query_array(k.seats, '$[*].keyvalue() ? (@.key == "email" || @.key == "phone").value')::text)::jsonb)
                 ?| (emails || phones));
end
$$;
