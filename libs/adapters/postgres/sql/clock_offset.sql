-- Returns the distance of the clock of a workspace and mode from the real one (D-115), at present if it is frozen (ADR 0072). A workspace
-- without a clock of its own has that of the service.
create or replace function clock_offset(of_workspace uuid, of_mode text) returns interval language plpgsql stable as $$
begin
  return (
    select coalesce(own.frozen_at - clock_timestamp(), make_interval(secs => c.offset_seconds + coalesce(own.offset_seconds, 0)))
      from service_clock c left join workspace_clock own on own.workspace_id = of_workspace and own.mode = of_mode);
end $$;
