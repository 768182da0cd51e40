-- Tells every process of changes as they commit. Transactions that notify commit one by one, so what selling does (rows of
-- one mode, stock) is left to the sequencer, which tells of it within its next tick.
create or replace function announce_changes() returns trigger language plpgsql as $$
begin
  perform pg_notify('workspace_changed', changed.workspace_id::text)
     from (select distinct workspace_id from noted where mode = 'both' and kind <> 'stock') as changed;
  return null;
end $$;
