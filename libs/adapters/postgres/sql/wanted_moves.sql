-- Former name of sum_moves, for processes that are older than it. Goes with the functions of the release 2026-11-22 (ADR 0115).
create or replace function wanted_moves(moves jsonb) returns table (kind text, subject_id uuid, start_at timestamptz, count integer) language sql stable as $$
  select * from sum_moves(moves)
$$;
