-- Returns true if a counter has nothing left.
create or replace function is_used_up(capacity integer, held integer, sold integer) returns boolean language sql immutable
  return coalesce(held + sold >= capacity, false);
