-- Returns the moves that exceed what is left for a checkout, with the remaining quantity; its own holds count as available to it.
create or replace function find_shortages(workspace uuid, in_mode text, checkout uuid, moves jsonb) returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'subjectId', subject_id, 'remaining', greatest(remaining, 0)) order by subject_id, kind), '[]')
      from (
        select m.kind, m.subject_id, m.count,
               least(
                 case when m.kind = 'slot' then coalesce(s.capacity - s.held - s.sold, 1) else c.capacity - c.held - c.sold end + coalesce(own.count, 0),
                 case when m.kind = 'discount_code' then uses_left(workspace, in_mode, checkout, m.subject_id) end
               ) as remaining
          from sum_moves(moves) m
          left join counter c on m.kind <> 'slot' and c.workspace_id = workspace and c.kind = m.kind and c.subject_id = m.subject_id
          left join slot_counter s on m.kind = 'slot' and s.workspace_id = workspace and s.variant_id = m.subject_id and s.start_at = m.start_at
          left join hold own on own.workspace_id = workspace and own.mode = in_mode and own.checkout_id = checkout and own.kind = m.kind
                            and own.subject_id = m.subject_id and own.start_at = m.start_at and own.state = 'held'
      ) as availability
     where remaining < count);
end $$;
