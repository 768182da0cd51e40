-- Takes facts that nobody has tried to relay out of the outbox, in the order of their ids from one on, past those that another
-- relay has in hand. The table is empty at one moment and has a backlog at the next, so what is known of its size says nothing:
-- the settings have the rows read by the index in its order, where a plan for few rows would read and sort all that wait, and the array has them
-- deleted by their keys, where a join would read the whole index.
create or replace function take_untold_facts(most integer, from_id uuid)
returns table (id uuid, workspace_id uuid, mode text, type text, data jsonb, attempts integer) language sql
set enable_sort to off set enable_bitmapscan to off set enable_seqscan to off as $$
  with taken as materialized (select o.id from outbox o where o.attempts = 0 and o.id >= from_id order by o.id limit most for update skip locked)
  delete from outbox o where o.id = any (array(select taken.id from taken))
  returning o.id, o.workspace_id, o.mode, o.type, o.data, o.attempts
$$;
