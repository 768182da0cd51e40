-- Releases the holds of the sessions that are unchanged since the decision (holding_sessions), except those locked by a settlement. Returns
-- true if there were any. Counters of the moves, and of the holds of `checkout`, are locked together with theirs, in one order.
-- The subquery, and the mode in `named`, keep the planner to the primary key (ADR 0145).
create or replace function release_session_holds(workspace uuid, in_mode text, decided jsonb, checkout uuid default null, moves jsonb default '[]') returns boolean language plpgsql as $$
declare
  locked uuid[] := array(
    select c.id from (select distinct (session ->> 'id')::uuid as id from jsonb_array_elements(decided) as session order by 1) named
     cross join lateral (select id from checkout where workspace_id = workspace and mode = in_mode and id = named.id for update skip locked) c);
  freed uuid[] := array(
    select (session ->> 'id')::uuid from jsonb_array_elements(holding_sessions(workspace, in_mode, locked)) as session
     where session in (select jsonb_array_elements(decided)));
begin
  if freed = '{}' then
    return false;
  end if;
  perform lock_counters(workspace, in_mode, freed || array_remove(array[checkout], null), moves);
  perform set_hold_state(workspace, in_mode, freed, 'released');
  update checkout c set holds = 'released', held_until = null, version = version + 1, updated_at = real_now()
    from (select unnest(freed) as id, in_mode as mode offset 0) named
   where c.workspace_id = workspace and c.mode = named.mode and c.id = named.id;
  return true;
end $$;
