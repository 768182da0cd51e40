-- Returns the lowest UUID of a moment: every UUIDv7 made before it is lower, every one made at it or later is not.
create or replace function uuid_at(moment timestamptz) returns uuid language sql stable as $$
  select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid
$$;
