-- Used by the release 2026-11-22 alone. Called by open_checkout. Expires the oldest session of a buyer if at least `most` others are open
-- for the event (D-61), savings plans aside. Returns true if it did.
create or replace function give_way(workspace uuid, in_mode text, checkout_id uuid, most integer, fact_id uuid) returns boolean language plpgsql as $$
declare
  made checkout;
  oldest uuid;
begin
  select * into made from checkout c where c.workspace_id = workspace and c.mode = in_mode and c.id = checkout_id;
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', workspace, in_mode, made.event_id, made.contact_email), 61));
  if (select count(*) from checkout c where 
c.workspace_id = workspace and c.mode = in_mode and c.event_id = made.event_id and c.contact_email = made.contact_email
and c.status = 'open' and c.expires_at > made.created_at and c.id <> checkout_id and c.saving ->> 'startedAt' is null) < most then
    return false;
  end if;
  select c.id into oldest from checkout c where 
c.workspace_id = workspace and c.mode = in_mode and c.event_id = made.event_id and c.contact_email = made.contact_email
and c.status = 'open' and c.expires_at > made.created_at and c.id <> checkout_id and c.saving ->> 'startedAt' is null
       and not exists (select 1 from payment_attempt a where a.workspace_id = workspace and a.mode = c.mode and a.checkout_id = c.id and a.status not in ('failed', 'closed')) order by c.created_at, c.id limit 1 for update skip locked;
  if not found then
    return false;
  end if;
  perform release_holds(workspace, in_mode, oldest);
  update checkout c
     set status = 'expired', expires_at = made.created_at, holds = case when c.holds = 'held' then 'released' else c.holds end, held_until = null,
         version = version + 1, updated_at = real_now()
   where c.workspace_id = workspace and c.mode = in_mode and c.id = oldest;
  insert into outbox (id, workspace_id, mode, type, data)
  values (fact_id, workspace, in_mode, 'checkout.expired.v1', jsonb_build_object('checkoutId', oldest));
  return true;
end $$;
