-- Enqueues the order of a changed item for the delta feed (D-28).
create or replace function mark_item_order_dirty() returns trigger language plpgsql as $$
begin
  insert into sync_dirty (workspace_id, mode, kind, id) values (new.workspace_id, new.mode, 'order', new.order_id);
  return null;
end $$;
