-- Takes tokens of a rate bucket by the rule of takeTokens (libs/access), as one atomic statement, by the real clock (D-115). The arithmetic
-- is in SQL because all processes share a bucket, and no request may wait for a second round trip.
create or replace function take_tokens(bucket text, per_minute double precision, burst integer, wanted integer)
returns table (granted integer, remaining integer, retry_after_ms bigint) language sql as $$
  with request as materialized (select clock_timestamp() as at),
  taken as (
    insert into rate_bucket as stored (id, tokens, granted, at, full_at)
    select bucket, burst - least(wanted, burst), least(wanted, burst), request.at,
           request.at + make_interval(secs => least(wanted, burst) * 60 / per_minute)
      from request
    on conflict (id) do update set (tokens, granted, at, full_at) = (
      select greatest(filled - allowed, 0), allowed, moment, moment + make_interval(secs => (burst - filled + allowed) * 60 / per_minute)
        from (select greatest(stored.at, excluded.at) as moment) present
       cross join lateral (
         select least(burst, stored.tokens + extract(epoch from moment - stored.at) * per_minute / 60) as filled) refilled
       cross join lateral (select least(wanted, floor(filled + 1e-6)::integer) as allowed) decided
    )
    returning stored.tokens, stored.granted
  )
  select taken.granted,
         floor(tokens + 1e-6)::integer,
         case when taken.granted > 0 then 0 else ceil((1 - tokens) * 60000 / per_minute - 1e-6)::bigint end
    from taken
$$;
