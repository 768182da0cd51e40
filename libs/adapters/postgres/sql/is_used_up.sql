-- Whether nothing is left of what a counter counts.
create or replace function is_used_up(capacity integer, held integer, sold integer) returns boolean language sql immutable
  return coalesce(held + sold >= capacity, false);
