-- Former name of enable_row_security, for processes that are older than it. Goes with the functions of the release 2026-11-22 (ADR 0115).
create or replace function raise_wall() returns void language sql volatile as $$
  select enable_row_security()
$$;
