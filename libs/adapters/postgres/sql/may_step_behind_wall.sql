-- Former name of can_assume_app_role, for processes that are older than it. Goes with the functions of the release 2026-11-22 (ADR 0115).
create or replace function may_step_behind_wall() returns boolean language sql stable as $$
  select can_assume_app_role()
$$;
