-- Notes for the delta feed what a moved counter changes: its product where the counter is used up, or is not any more (D-27);
-- any other move is a matter of 'stock', which has no delta feed.
create or replace function note_counter_change() returns trigger language plpgsql as $$
begin
  if new.kind not in ('variant', 'preorder') or is_used_up(new.capacity, new.held, new.sold) = is_used_up(old.capacity, old.held, old.sold) then
    insert into sync_dirty (workspace_id, kind, id) values (new.workspace_id, 'stock', new.subject_id);
  elsif new.kind = 'preorder' then
    insert into sync_dirty (workspace_id, kind, id) values (new.workspace_id, 'product', new.subject_id);
  else
    insert into sync_dirty (workspace_id, kind, id)
    select workspace_id, 'product', product_id from variant where workspace_id = new.workspace_id and id = new.subject_id;
  end if;
  return null;
end $$;
