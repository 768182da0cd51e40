-- Returns the time of the clock that is furthest ahead: anything not due by it is due by no clock.
create or replace function furthest_service_now() returns timestamptz language plpgsql stable as $$
begin
  return (
    select greatest(clock_timestamp() + make_interval(secs => c.offset_seconds + greatest((select max(w.offset_seconds) from workspace_clock w where w.frozen_at is null), 0)),
                    (select max(w.frozen_at) from workspace_clock w))
      from service_clock c);
end $$;
