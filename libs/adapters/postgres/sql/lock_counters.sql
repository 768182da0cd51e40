-- Locks every counter that the moves, or the holds of the checkouts, touch.
create or replace function lock_counters(workspace uuid, in_mode text, checkouts uuid[], moves jsonb) returns void language plpgsql as $$
declare
  touched record;
begin
  for touched in
    select kind, subject_id, start_at from sum_moves(moves)
     union
    select h.kind, h.subject_id, h.start_at
      from unnest(checkouts) as named (id)
     cross join lateral (select * from hold where workspace_id = workspace and mode = in_mode and checkout_id = named.id offset 0) h
     where h.state = 'held'
     order by subject_id, kind, start_at
  loop
    if touched.kind = 'slot' then
      perform 1 from slot_counter c where c.workspace_id = workspace and c.variant_id = touched.subject_id and c.start_at = touched.start_at for update;
    else
      perform 1 from counter c where c.workspace_id = workspace and c.kind = touched.kind and c.subject_id = touched.subject_id for update;
    end if;
  end loop;
end $$;
