-- Former name of release_session_holds, for processes that are older than it. Goes with the functions of the release 2026-11-22 (ADR 0115).
create or replace function free_sessions(workspace uuid, in_mode text, decided jsonb, checkout uuid default null, moves jsonb default '[]') returns boolean language sql volatile as $$
  select release_session_holds(workspace, in_mode, decided, checkout, moves)
$$;
