-- Returns the time of the workspace and mode of the connection (D-115): that of the live mode if no mode is set, that of the service if no
-- workspace is.
create or replace function service_now() returns timestamptz language plpgsql stable as $$
begin
  return service_now(current_workspace(), coalesce(nullif(current_setting('svc.mode', true), ''), 'live'));
end $$;
