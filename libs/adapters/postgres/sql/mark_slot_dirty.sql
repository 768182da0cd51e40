-- Enqueues for the delta feed the change of a slot's counter, like mark_counter_dirty.
create or replace function mark_slot_dirty() returns trigger language plpgsql as $$
begin
  if is_used_up(new.capacity, new.held, new.sold) = is_used_up(old.capacity, old.held, old.sold) then
    insert into sync_dirty (workspace_id, kind, id) values (new.workspace_id, 'stock', new.variant_id);
  else
    insert into sync_dirty (workspace_id, kind, id)
    select workspace_id, 'product', product_id from variant where workspace_id = new.workspace_id and id = new.variant_id;
  end if;
  return null;
end $$;
