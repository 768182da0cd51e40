-- Used by the release 2026-11-22 alone. Takes holds for all the moves of a checkout and returns [], or takes none and returns the
-- shortages: kind, subjectId, remaining. If something runs out, holds of lapsed checkouts on it are released first. Test mode only checks.
create or replace function take_holds(workspace uuid, in_mode text, checkout uuid, moves jsonb) returns jsonb language plpgsql as $$
declare
  lapsed uuid[];
  short jsonb;
begin
  for round in 1..3 loop
    if in_mode = 'live' then
      begin
        perform try_holds(workspace, in_mode, checkout, moves);
        return '[]';
      exception when sqlstate 'HL001' then null;
      end;
      lapsed := lapsed_checkouts(workspace, in_mode, checkout, moves);
    end if;
    if lapsed <> '{}' then
      perform lock_counters(workspace, in_mode, lapsed || checkout, moves);
      perform set_hold_state(workspace, in_mode, lapsed, 'released');
      update checkout c set holds = 'released', held_until = null, version = version + 1, updated_at = real_now()
       where c.workspace_id = workspace and c.mode = in_mode and c.id = any (lapsed);
    else
      short := find_shortages(workspace, in_mode, checkout, moves);
      exit when short <> '[]' or in_mode = 'test';
    end if;
  end loop;
  return coalesce(nullif(short, '[]'), (select jsonb_agg(jsonb_build_object('kind', kind, 'subjectId', subject_id, 'remaining', 0)) from sum_moves(moves)
                                         where in_mode = 'live'), '[]');
end $$;
