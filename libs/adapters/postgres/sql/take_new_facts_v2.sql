-- Takes facts without a delivery attempt out of the outbox with the traces that they belong to, in the order of their ids from one on, skipping those locked by another relay.
-- The table is empty at one moment and has a backlog at the next, so its statistics mean nothing: the settings make the planner read by the
-- index in its order, where a plan for few rows would read and sort the whole backlog, and the array makes it delete by keys, where a join
-- would read the whole index.
create or replace function take_new_facts_v2(most integer, from_id uuid)
returns table (id uuid, workspace_id uuid, mode text, type text, data jsonb, attempts integer, trace_context text) language sql
set enable_sort to off set enable_bitmapscan to off set enable_seqscan to off as $$
  with taken as materialized (select o.id from outbox o where o.attempts = 0 and o.id >= from_id order by o.id limit most for update skip locked)
  delete from outbox o where o.id = any (array(select taken.id from taken))
  returning o.id, o.workspace_id, o.mode, o.type, o.data, o.attempts, o.trace_context
$$;
