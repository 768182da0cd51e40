-- Sets the holds of the checkouts to converted or released, and updates the counters; holds in another state stay unchanged.
-- The mode in `named` and `is true` keep the planner to the keys (ADR 0145).
create or replace function set_hold_state(workspace uuid, in_mode text, checkouts uuid[], into_state text) returns void language plpgsql as $$
declare
  turned record;
  sells integer := (into_state = 'converted')::integer;
begin
  for turned in
    with changed as (
      update hold h set state = into_state
        from (select unnest(checkouts) as id, in_mode as mode offset 0) named
       where h.workspace_id = workspace and h.mode = named.mode and h.checkout_id = named.id and h.state = 'held'
      returning h.kind, h.subject_id, h.start_at, h.count
    )
    select kind, subject_id, start_at, sum(count)::integer as count from changed group by 1, 2, 3 order by 2, 1, 3
  loop
    if turned.kind = 'slot' then
      update slot_counter c set held = c.held - turned.count, sold = c.sold + sells * turned.count
       where c.workspace_id = workspace and c.variant_id = turned.subject_id and c.start_at = turned.start_at;
    else
      update counter c set held = c.held - turned.count, sold = c.sold + sells * turned.count
       where c.workspace_id = workspace and c.kind = turned.kind and c.subject_id = turned.subject_id;
    end if;
  end loop;
  if into_state = 'released' then
    delete from discount_use where workspace_id = workspace and (mode = in_mode) is true and checkout_id = any (checkouts);
  end if;
end $$;
