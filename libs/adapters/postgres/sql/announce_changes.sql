-- Tells every process of changes as they commit. Transactions that notify commit one by one, so what selling does (rows of
-- one mode, stock) is left to the sequencer, which tells of it within its next tick.
create or replace function announce_changes() returns trigger language plpgsql as $$
begin
  perform announce_things(changed.workspace_id, changed.things)
     from (select workspace_id, array_agg(distinct kind || ':' || id) as things from noted where mode = 'both' and kind <> 'stock' group by workspace_id) as changed;
  return null;
end $$;
