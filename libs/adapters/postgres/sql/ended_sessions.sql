-- Returns, like holding_sessions, the sessions of an event that hold something and end by a moment. `is true` keeps the planner from the primary key
-- (ADR 0145).
create or replace function ended_sessions(workspace uuid, in_mode text, of_event uuid, by_moment timestamptz) returns jsonb language plpgsql stable as $$
begin
  return (
    select holding_sessions(workspace, in_mode, array(
      select c.id from checkout c
       where c.workspace_id = workspace and (c.mode = in_mode) is true and c.event_id = of_event and c.status = 'open' and c.holds = 'held'
         and least(c.expires_at, c.held_until) <= by_moment)));
end $$;
