-- Returns the present moment of the real clock (D-115). It is declared stable so that PostgreSQL may look for it by an index, and a
-- distributed one may compute it before it sends a change to the node of a row; in a long statement each row has its own moment nevertheless.
create or replace function real_now() returns timestamptz language plpgsql stable parallel safe as $$
begin
  return clock_timestamp();
end $$;
