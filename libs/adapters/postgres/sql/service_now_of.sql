-- Returns the time of a workspace and mode (D-115); a frozen clock returns exactly the moment at which it was frozen (ADR 0072).
create or replace function service_now(of_workspace uuid, of_mode text) returns timestamptz language plpgsql stable as $$
begin
  return (
    select coalesce(own.frozen_at, clock_timestamp() + make_interval(secs => c.offset_seconds + coalesce(own.offset_seconds, 0)))
      from service_clock c left join workspace_clock own on own.workspace_id = of_workspace and own.mode = of_mode);
end $$;
