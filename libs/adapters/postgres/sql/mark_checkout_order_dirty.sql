-- Enqueues the order of a checkout's payment or refund for the delta feed (D-28). `is true` keeps the planner from the primary key
-- (ADR 0145).
create or replace function mark_checkout_order_dirty() returns trigger language plpgsql as $$
declare
  changed uuid;
begin
  for changed in
    select id from store_order
     where workspace_id = new.workspace_id and (mode = new.mode) is true and checkout_id = new.checkout_id
     union
    select balance_of from checkout
     where workspace_id = new.workspace_id and mode = new.mode and id = new.checkout_id and balance_of is not null
  loop
    insert into sync_dirty (workspace_id, mode, kind, id) values (new.workspace_id, new.mode, 'order', changed);
  end loop;
  return null;
end $$;
