-- Notes for the delta feed the order of a changed item (D-28).
create or replace function note_order_of_item() returns trigger language plpgsql as $$
begin
  insert into sync_dirty (workspace_id, mode, kind, id) values (new.workspace_id, new.mode, 'order', new.order_id);
  return null;
end $$;
