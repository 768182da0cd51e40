-- Takes all the moves for a checkout, or nothing, after it has given back what the sessions `lapsed` hold (free_sessions). Answers what runs
-- out, { short: [{ kind, subjectId, remaining }], ended }, with the sessions that hold some of what was wanted and end by a moment, as
-- holding_sessions tells them: whoever asks decides which of these have lapsed, and asks again. Test mode only looks. Room in a counter is a
-- guard of the write, exact under its lock alone; so is how often a buyer may use a code (uses_left). Both numbers are the merchant's rows.
create or replace function take_holds_v2(workspace uuid, in_mode text, checkout uuid, moves jsonb, by_moment timestamptz, lapsed jsonb default '[]')
returns jsonb language plpgsql as $$
declare
  short jsonb;
begin
  if lapsed <> '[]' then
    perform free_sessions(workspace, in_mode, lapsed, checkout, moves);
  end if;
  for round in 1..3 loop
    if in_mode = 'live' then
      begin
        perform try_holds(workspace, in_mode, checkout, moves);
        return '{"short": [], "ended": []}';
      exception when sqlstate 'HL001' then null;
      end;
    end if;
    short := short_of(workspace, in_mode, checkout, moves);
    exit when short <> '[]' or in_mode = 'test';
  end loop;
  if in_mode = 'test' then
    return jsonb_build_object('short', short, 'ended', '[]'::jsonb);
  end if;
  if short = '[]' then -- Others were quicker each time, and gave it back again.
    select jsonb_agg(jsonb_build_object('kind', kind, 'subjectId', subject_id, 'remaining', 0)) into short from wanted_moves(moves);
  end if;
  return jsonb_build_object('short', short, 'ended', holding_sessions(workspace, in_mode, array(
    select c.id from checkout c
     where c.workspace_id = workspace and c.mode = in_mode and c.id <> take_holds_v2.checkout and c.status = 'open' and c.holds = 'held'
       and least(c.expires_at, c.held_until) <= by_moment
       and c.id in (select h.checkout_id from hold h join wanted_moves(take_holds_v2.moves) m using (kind, subject_id, start_at)
                     where h.workspace_id = workspace and h.mode = in_mode and h.state = 'held'))));
end $$;
