-- Notes for the delta feed that an order has changed (D-28).
create or replace function note_order() returns trigger language plpgsql as $$
begin
  insert into sync_dirty (workspace_id, mode, kind, id)
  values (coalesce(new.workspace_id, old.workspace_id), coalesce(new.mode, old.mode), 'order', coalesce(new.id, old.id));
  return null;
end $$;
