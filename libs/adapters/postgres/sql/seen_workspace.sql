-- Former name of current_workspace, for processes that are older than it. Goes with the functions of the release 2026-11-22 (ADR 0115).
create or replace function seen_workspace() returns uuid language sql stable parallel safe as $$
  select current_workspace()
$$;
