-- Returns true if a key has sent at least `most` codes since a moment, to the microsecond. Whole hours come from hourly counters; codes are
-- counted one by one only for the hour of the moment, and only if they decide (ADR 0063).
create or replace function is_key_limit_reached(workspace uuid, in_mode text, of_key uuid, since timestamptz, most integer) returns boolean language plpgsql stable as $$
declare
  whole bigint;
  edge bigint;
begin
  select coalesce(sum(sends) filter (where hour > since), 0), coalesce(sum(sends) filter (where hour <= since), 0) into whole, edge
    from otp_key_hour where workspace_id = workspace and mode = in_mode and key_id = of_key and hour > since - interval '1 hour';
  if whole >= most or whole + edge < most then
    return whole >= most;
  end if;
  return whole + (select count(*) from otp_challenge
                   where workspace_id = workspace and (mode = in_mode) is true and key_id = of_key and status <> 'failed'
                     and created_at > since and created_at < date_trunc('hour', since, 'UTC') + interval '1 hour') >= most;
end $$;
