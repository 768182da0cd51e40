-- Takes holds for all the moves of a checkout, or none, after releasing the holds of the sessions `lapsed` (release_session_holds). Returns
-- the shortages, { short: [{ kind, subjectId, remaining }], ended }, with the sessions that hold some of the moves and end by a moment, in
-- the form of holding_sessions: the caller decides which of these have lapsed, and calls again. Test mode only checks. Room in a counter is
-- a guard of the write, exact under its lock alone; so is the number of uses that a buyer has left (uses_left). Both limits are the
-- merchant's rows. `offset 0` and `is true` keep the planner to the keys (ADR 0145).
create or replace function take_holds_v2(workspace uuid, in_mode text, checkout uuid, moves jsonb, by_moment timestamptz, lapsed jsonb default '[]')
returns jsonb language plpgsql as $$
declare
  short jsonb;
begin
  if lapsed <> '[]' then
    perform release_session_holds(workspace, in_mode, lapsed, checkout, moves);
  end if;
  for round in 1..3 loop
    if in_mode = 'live' then
      begin
        perform try_holds(workspace, in_mode, checkout, moves);
        return '{"short": [], "ended": []}';
      exception when sqlstate 'HL001' then null;
      end;
    end if;
    short := find_shortages(workspace, in_mode, checkout, moves);
    exit when short <> '[]' or in_mode = 'test';
  end loop;
  if in_mode = 'test' then
    return jsonb_build_object('short', short, 'ended', '[]'::jsonb);
  end if;
  if short = '[]' then -- Others took the holds each time, and released them again.
    select jsonb_agg(jsonb_build_object('kind', kind, 'subjectId', subject_id, 'remaining', 0)) into short from sum_moves(moves);
  end if;
  return jsonb_build_object('short', short, 'ended', holding_sessions(workspace, in_mode, array(
    select c.id
      from (select distinct h.checkout_id as id
              from sum_moves(take_holds_v2.moves) m
             cross join lateral (select checkout_id from hold
                                  where workspace_id = workspace and (mode = in_mode) is true and kind = m.kind and subject_id = m.subject_id and start_at = m.start_at
                                    and state = 'held' offset 0) h) holding
     cross join lateral (select * from checkout where workspace_id = workspace and mode = in_mode and id = holding.id offset 0) c
     where c.id <> take_holds_v2.checkout and c.status = 'open' and c.holds = 'held' and least(c.expires_at, c.held_until) <= by_moment)));
end $$;
