-- Returns the moves of a checkout, summed by subject, in the order in which counters are locked.
create or replace function sum_moves(moves jsonb) returns table (kind text, subject_id uuid, start_at timestamptz, count integer) language sql stable as $$
  select move.kind, move."subjectId", coalesce(move."startAt", 'epoch'), sum(move.count)::integer
    from jsonb_to_recordset(moves) as move (kind text, "subjectId" uuid, "startAt" timestamptz, count integer)
   group by 1, 2, 3
   order by 2, 1, 3
$$;
