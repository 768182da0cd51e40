-- Takes holds for the moves, or raises HL001 at the first that runs out. A subject without a counter has no limit.
create or replace function try_holds(workspace uuid, in_mode text, checkout uuid, moves jsonb) returns void language plpgsql as $$
declare
  taken record;
  still integer;
  used record;
begin
  if exists (select 1 from hold where workspace_id = workspace and mode = in_mode and checkout_id = checkout and state = 'held') then
    perform lock_counters(workspace, in_mode, array[checkout], moves);
    perform set_hold_state(workspace, in_mode, array[checkout], 'released');
  end if;
  for taken in select * from sum_moves(moves) loop
    if taken.kind = 'slot' then
      insert into slot_counter (workspace_id, variant_id, start_at) values (workspace, taken.subject_id, taken.start_at) on conflict do nothing;
      update slot_counter c set held = c.held + taken.count
       where c.workspace_id = workspace and c.variant_id = taken.subject_id and c.start_at = taken.start_at and c.held + c.sold + taken.count <= c.capacity;
    else
      update counter c set held = c.held + taken.count
       where c.workspace_id = workspace and c.kind = taken.kind and c.subject_id = taken.subject_id
         and (c.capacity is null or c.held + c.sold + taken.count <= c.capacity);
      if not found then
        insert into counter (workspace_id, kind, subject_id, held) values (workspace, taken.kind, taken.subject_id, taken.count) on conflict do nothing;
      end if;
    end if;
    if not found then
      raise exception using errcode = 'HL001', message = 'ran out';
    end if;
    if taken.kind = 'discount_code' then
      still := uses_left(workspace, in_mode, checkout, taken.subject_id);
      if still <= 0 then
        raise exception using errcode = 'HL001', message = 'used as often as this buyer may';
      end if;
      select d.id, c.contact_email, free.n into used
        from discount_code d, checkout c, generate_series(1, (d.details ->> 'maxUsesPerContact')::integer - still + 1) as free (n)
       where d.workspace_id = workspace and d.id = taken.subject_id and c.workspace_id = workspace and c.mode = in_mode and c.id = checkout
         and c.contact_email is not null
         and not exists (select 1 from discount_use u where u.workspace_id = workspace and u.mode = in_mode and u.code_id = d.id
                                                    and u.contact_key = c.contact_email and u.n = free.n)
       limit 1;
      if found then
        insert into discount_use (workspace_id, mode, checkout_id, code_id, contact_key, n)
        values (workspace, in_mode, checkout, used.id, used.contact_email, used.n);
      end if;
    end if;
  end loop;
  insert into hold (workspace_id, mode, checkout_id, kind, subject_id, start_at, count)
  select workspace, in_mode, checkout, kind, subject_id, start_at, count from sum_moves(moves)
  on conflict (workspace_id, mode, checkout_id, kind, subject_id, start_at) do update set count = excluded.count, state = 'held';
end $$;
