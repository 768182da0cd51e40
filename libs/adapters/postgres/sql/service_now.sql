-- The time of the workspace and mode for which the connection works (D-115): the live one's when no mode is set, that of all when no
-- workspace is.
create or replace function service_now() returns timestamptz language sql volatile as $$
  select service_now(seen_workspace(), coalesce(nullif(current_setting('svc.mode', true), ''), 'live'))
$$;
