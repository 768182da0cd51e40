-- Numbers a noted change of a distributed database, above those before it on the same connection: microseconds of the clock, and ten bits of
-- the process. An identity would count on each node by itself, and be volatile, which keeps an engine from sending an insert to one node.
create or replace function number_change() returns trigger language plpgsql as $$
declare
  present bigint := greatest((extract(epoch from clock_timestamp()) * 1000000)::bigint, coalesce(nullif(current_setting('svc.last_change', true), ''), '0')::bigint + 1);
begin
  perform set_config('svc.last_change', present::text, false);
  new.seq := present * 1024 + (pg_backend_pid() & 1023);
  return new;
end $$;
