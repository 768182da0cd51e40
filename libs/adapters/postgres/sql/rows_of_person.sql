-- Returns the ids of rows about a contact that are found by indexes of expressions, which roles bound by row-level security cannot use:
-- orders, open checkouts, messages, submissions of forms, and payment attempts that name them as payer. It runs as the owner of the tables,
-- limited to the tenant scope.
create or replace function rows_of_person(for_workspace uuid, for_mode text, for_contact uuid)
returns table (orders uuid[], checkouts uuid[], messages uuid[], submissions uuid[], parts_paid uuid[])
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  person contact;
begin
  if for_workspace <> coalesce(current_workspace(), for_workspace) then
    return;
  end if;
  select * into person from contact c where c.workspace_id = for_workspace and c.mode = for_mode and c.id = for_contact;
  return query select
    array(select o.id from store_order o where o.workspace_id = for_workspace and o.mode = for_mode and o.contact ->> 'id' = for_contact::text),
    array(select k.id from checkout k
           where k.workspace_id = for_workspace and k.mode = for_mode and k.status = 'open' and k.contact is not null and k.contact_email = person.email
             and search_trigrams(k.workspace_id, k.mode, k.contact ->> 'name', k.contact ->> 'email', k.contact ->> 'phone') @@ search_query(for_workspace, for_mode, person.email)),
    array(select m.id from message m where m.workspace_id = for_workspace and m.mode = for_mode and lower(m.recipient) in (person.email, person.phone)),
    array(select f.id from form_submission f
           where f.workspace_id = for_workspace and f.mode = for_mode and f.identity ? 'email' and f.identity ->> 'email' = person.email),
    array(select a.id from payment_attempt a
           where a.workspace_id = for_workspace and a.mode = for_mode and a.payer_email is not null and lower(a.payer_email) = person.email);
end
$$;
