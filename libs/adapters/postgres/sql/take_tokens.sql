-- Takes tokens of a rate bucket by the rule of takeTokens (libs/access), as one atomic statement, by the real clock (D-115). The
-- arithmetic stands here because all processes share a bucket, and no request may wait for a second round trip.
create or replace function take_tokens(bucket text, per_minute double precision, burst integer, wanted integer)
returns table (granted integer, remaining integer, retry_after_ms bigint) language sql as $$
  with asked as materialized (select clock_timestamp() as at),
  taken as (
    insert into rate_bucket as known (id, tokens, granted, at, full_at)
    select bucket, burst - least(wanted, burst), least(wanted, burst), asked.at,
           asked.at + make_interval(secs => least(wanted, burst) * 60 / per_minute)
      from asked
    on conflict (id) do update set (tokens, granted, at, full_at) = (
      select greatest(filled - given, 0), given, moment, moment + make_interval(secs => (burst - filled + given) * 60 / per_minute)
        from (select greatest(known.at, excluded.at) as moment) present
       cross join lateral (
         select least(burst, known.tokens + extract(epoch from moment - known.at) * per_minute / 60) as filled) refilled
       cross join lateral (select least(wanted, floor(filled + 1e-6)::integer) as given) decided
    )
    returning known.tokens, known.granted
  )
  select taken.granted,
         floor(tokens + 1e-6)::integer,
         case when taken.granted > 0 then 0 else ceil((1 - tokens) * 60000 / per_minute - 1e-6)::bigint end
    from taken
$$;
