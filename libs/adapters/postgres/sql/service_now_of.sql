-- The time of a workspace and mode (D-115).
create or replace function service_now(of_workspace uuid, of_mode text) returns timestamptz language sql volatile as $$
  select clock_timestamp() + clock_offset(of_workspace, of_mode)
$$;
