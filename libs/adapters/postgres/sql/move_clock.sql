-- Moves the clock of the service, of a workspace, or of one of its modes; a frozen clock stays frozen at the new time. Development and
-- tests only. Moments are moved without their zone, since an engine takes no stable sum in a change.
create or replace function move_clock(seconds bigint, of_workspace uuid default null, of_mode text default null) returns void language plpgsql volatile as $$
declare
  distance interval := make_interval(secs => seconds);
begin
  update service_clock set offset_seconds = offset_seconds + seconds where of_workspace is null;
  insert into workspace_clock as stored (workspace_id, mode, offset_seconds)
  select of_workspace, moved.mode, seconds from unnest('{live,test}'::text[]) as moved (mode)
   where of_workspace is not null and (of_mode is null or moved.mode = of_mode)
  on conflict (workspace_id, mode) do update
     set offset_seconds = stored.offset_seconds + excluded.offset_seconds,
         frozen_at = ((stored.frozen_at at time zone 'UTC') + make_interval(secs => excluded.offset_seconds)) at time zone 'UTC',
         advancing_to = ((stored.advancing_to at time zone 'UTC') + make_interval(secs => excluded.offset_seconds)) at time zone 'UTC';
  -- Changes by time alone are due by the real clock. A stamp of the mode that is not moved may be checked too early; it is checked again later.
  update sync_stamp set changes_at = ((changes_at at time zone 'UTC') - distance) at time zone 'UTC'
   where changes_at is not null and (of_workspace is null or workspace_id = of_workspace) and (of_mode is null or seconds > 0);
end $$;
