-- Notifies every process of changes as they commit. Transactions that notify commit one at a time, so changes caused by sales (rows of one
-- mode, stock) are left to the sequencer, which announces them within its next tick.
create or replace function announce_changes() returns trigger language plpgsql as $$
begin
  perform announce_things(changed.workspace_id, changed.things)
     from (select workspace_id, array_agg(distinct kind || ':' || id) as things from noted where mode = 'both' and kind <> 'stock' group by workspace_id) as changed;
  return null;
end $$;
