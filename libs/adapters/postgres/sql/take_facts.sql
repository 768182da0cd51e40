-- Takes facts that nobody has tried to relay out of the outbox, in the order of their ids from one on, past those that another
-- relay has in hand. The table is empty at one moment and has a backlog at the next, so what is known of its size says nothing:
-- the settings have the rows read by the index in its order, where a plan for few rows would read and sort all that wait.
create or replace function take_facts(most integer, from_id uuid) returns setof outbox language sql
set enable_sort to off set enable_bitmapscan to off set enable_seqscan to off as $$
  with taken as materialized (select id from outbox where attempts = 0 and id >= from_id order by id limit most for update skip locked)
  delete from outbox using taken where outbox.id = taken.id
  returning outbox.*
$$;
