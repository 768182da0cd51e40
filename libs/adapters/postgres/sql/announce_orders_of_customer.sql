-- Notifies every process, as the transaction commits, that orders belong to another customer.
create or replace function announce_orders_of_customer() returns trigger language plpgsql as $$
begin
  perform announce('orders_changed', coalesce(new.workspace_id, old.workspace_id) || ' ' || coalesce(new.mode, old.mode));
  return null;
end $$;
