-- Enqueues the order of a checkout's payment or refund for the delta feed (D-28).
create or replace function mark_checkout_order_dirty() returns trigger language plpgsql as $$
begin
  insert into sync_dirty (workspace_id, mode, kind, id)
  select workspace_id, mode, 'order', id from store_order
   where workspace_id = new.workspace_id and mode = new.mode and (checkout_id = new.checkout_id
       or id = (select balance_of from checkout where workspace_id = new.workspace_id and mode = new.mode and id = new.checkout_id));
  return null;
end $$;
