-- Former name of find_shortages, for processes that are older than it. Goes with the functions of the release 2026-11-22 (ADR 0115).
create or replace function short_of(workspace uuid, in_mode text, checkout uuid, moves jsonb) returns jsonb language sql stable as $$
  select find_shortages(workspace, in_mode, checkout, moves)
$$;
