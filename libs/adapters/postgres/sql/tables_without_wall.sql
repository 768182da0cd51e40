-- Former name of tables_without_row_security, for processes that are older than it. Goes with the functions of the release 2026-11-22 (ADR 0115).
create or replace function tables_without_wall() returns setof text language sql stable as $$
  select tables_without_row_security()
$$;
