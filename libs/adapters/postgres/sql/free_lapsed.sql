-- Used by the release 2026-11-22 alone. Releases the holds of sessions of an event that have ended and for which no payment is pending.
-- Returns true if there were any.
create or replace function free_lapsed(workspace uuid, in_mode text, of_event uuid) returns boolean language plpgsql as $$
declare
  lapsed uuid[] := array(
    select c.id from checkout c
     where c.workspace_id = workspace and c.mode = in_mode and c.event_id = of_event and c.status = 'open' and c.holds = 'held'
       and least(c.expires_at, c.held_until) <= service_now(workspace, in_mode)
       and not exists (select 1 from payment_attempt a where a.workspace_id = c.workspace_id and a.mode = c.mode and a.checkout_id = c.id and a.status not in ('failed', 'closed'))
     order by c.id
       for update skip locked);
begin
  if lapsed = '{}' then
    return false;
  end if;
  perform lock_counters(workspace, in_mode, lapsed, '[]');
  perform set_hold_state(workspace, in_mode, lapsed, 'released');
  update checkout set holds = 'released', version = version + 1, updated_at = real_now()
   where workspace_id = workspace and mode = in_mode and id = any (lapsed);
  return true;
end $$;
