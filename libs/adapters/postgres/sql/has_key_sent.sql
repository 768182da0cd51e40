-- Whether a key has sent so many codes since a moment, to the microsecond. Whole hours are counted already; codes themselves are
-- counted only of the hour in which the moment lies, and only where it is these that decide (ADR 0063).
create or replace function has_key_sent(workspace uuid, in_mode text, of_key uuid, since timestamptz, most integer) returns boolean language plpgsql stable as $$
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
                   where workspace_id = workspace and mode = in_mode and key_id = of_key and status <> 'failed'
                     and created_at > since and created_at < date_trunc('hour', since, 'UTC') + interval '1 hour') >= most;
end $$;
