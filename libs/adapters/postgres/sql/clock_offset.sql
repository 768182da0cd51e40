-- How far the clock of a workspace and mode is from the real one (D-115), at present where it stands still (ADR 0072); that of all for
-- a workspace without one of its own.
create or replace function clock_offset(of_workspace uuid, of_mode text) returns interval language sql volatile as $$
  select coalesce(own.frozen_at - clock_timestamp(), make_interval(secs => c.offset_seconds + coalesce(own.offset_seconds, 0)))
    from service_clock c left join workspace_clock own on own.workspace_id = of_workspace and own.mode = of_mode
$$;
