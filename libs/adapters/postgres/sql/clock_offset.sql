-- How far the clock of a workspace and mode is from the real one (D-115); that of all for a workspace without one of its own.
create or replace function clock_offset(of_workspace uuid, of_mode text) returns interval language sql stable as $$
  select make_interval(secs => c.offset_seconds
           + coalesce((select w.offset_seconds from workspace_clock w where w.workspace_id = of_workspace and w.mode = of_mode), 0))
    from service_clock c
$$;
