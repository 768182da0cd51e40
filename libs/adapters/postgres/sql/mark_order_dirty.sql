-- Enqueues a changed order for the delta feed (D-28).
create or replace function mark_order_dirty() returns trigger language plpgsql as $$
begin
  insert into sync_dirty (workspace_id, mode, kind, id)
  values (coalesce(new.workspace_id, old.workspace_id), coalesce(new.mode, old.mode), 'order', coalesce(new.id, old.id));
  return null;
end $$;
