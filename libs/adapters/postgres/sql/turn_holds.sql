-- Former name of set_hold_state, for processes that are older than it. Goes with the functions of the release 2026-11-22 (ADR 0115).
create or replace function turn_holds(workspace uuid, in_mode text, checkouts uuid[], into_state text) returns void language sql volatile as $$
  select set_hold_state(workspace, in_mode, checkouts, into_state)
$$;
