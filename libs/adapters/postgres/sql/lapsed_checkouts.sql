-- Used by the release 2026-11-22 alone. Called by take_holds. Returns the checkouts that hold some of the moves, have ended, and have no
-- pending payment. They are locked, except those that a settlement has locked.
create or replace function lapsed_checkouts(workspace uuid, in_mode text, checkout uuid, wanted jsonb) returns uuid[] language plpgsql as $$
begin
  return array(
    select c.id from checkout c
     where c.workspace_id = workspace and c.mode = in_mode and c.id <> checkout and c.status = 'open' and c.holds = 'held'
       and least(c.expires_at, c.held_until) <= service_now(workspace, in_mode)
       and c.id in (select h.checkout_id from hold h join sum_moves(wanted) m using (kind, subject_id, start_at)
                     where h.workspace_id = workspace and h.mode = in_mode and h.state = 'held')
       and not exists (select 1 from payment_attempt a where a.workspace_id = workspace and a.mode = in_mode and a.checkout_id = c.id
                                                        and a.status not in ('failed', 'closed'))
     order by c.id
       for update skip locked);
end $$;
