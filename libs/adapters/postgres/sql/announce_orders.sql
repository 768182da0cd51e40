-- Notifies every process, as stamps commit, of the workspaces and modes whose orders changed, whichever release stamps them.
create or replace function announce_orders() returns trigger language plpgsql as $$
begin
  perform announce('orders_changed', changed.workspace_id || ' ' || changed.mode) from (select distinct workspace_id, mode from stamped where kind = 'order') as changed;
  return null;
end $$;
