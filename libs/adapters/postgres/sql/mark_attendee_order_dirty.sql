-- Enqueues the order of an attendee's seat for the delta feed (D-28).
create or replace function mark_attendee_order_dirty() returns trigger language plpgsql as $$
begin
  insert into sync_dirty (workspace_id, mode, kind, id)
  select workspace_id, mode, 'order', order_id from order_item
   where workspace_id = old.workspace_id and mode = old.mode and id = old.order_item_id;
  return null;
end $$;
