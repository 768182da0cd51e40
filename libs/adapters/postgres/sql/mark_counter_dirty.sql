-- Enqueues for the delta feed the change of a counter: its product if the counter becomes used up, or stops being so (D-27); any other
-- change counts as 'stock', which has no delta feed. Changes of stock also enqueue the products of which it is an add-on, if it becomes too
-- little for them, or enough again (D-132).
create or replace function mark_counter_dirty() returns trigger language plpgsql as $$
declare
  was_left integer := case when old.capacity is not null then greatest(old.capacity - old.held - old.sold, 0) end;
  is_left integer := case when new.capacity is not null then greatest(new.capacity - new.held - new.sold, 0) end;
  linking uuid[];
  changed uuid;
begin
  if new.kind not in ('variant', 'preorder') or is_used_up(new.capacity, new.held, new.sold) = is_used_up(old.capacity, old.held, old.sold) then
    insert into sync_dirty (workspace_id, kind, id) values (new.workspace_id, 'stock', new.subject_id);
  elsif new.kind = 'preorder' then
    insert into sync_dirty (workspace_id, kind, id) values (new.workspace_id, 'product', new.subject_id);
  else
    insert into sync_dirty (workspace_id, kind, id)
    select workspace_id, 'product', product_id from variant where workspace_id = new.workspace_id and id = new.subject_id;
  end if;
  if new.kind = 'variant' then
    linking := array(
      select l.product_id
        from variant v
        join linked_addon l on l.workspace_id = v.workspace_id and l.linked_product_id = v.product_id
       where v.workspace_id = new.workspace_id and v.id = new.subject_id
         and (l.linked_variant_ids is null or v.id = any (l.linked_variant_ids))
         and least(was_left, l.pieces) <> least(is_left, l.pieces));
    if linking <> '{}' then
      for changed in select unnest(linking) union select products_linking(new.workspace_id, linking) loop
        insert into sync_dirty (workspace_id, kind, id) values (new.workspace_id, 'product', changed);
      end loop;
    end if;
  end if;
  return null;
end $$;
