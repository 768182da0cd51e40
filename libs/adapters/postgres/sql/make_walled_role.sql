-- Former name of create_app_role, for processes that are older than it. Goes with the functions of the release 2026-11-22 (ADR 0115).
create or replace function make_walled_role() returns void language sql volatile as $$
  select create_app_role()
$$;
