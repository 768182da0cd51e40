-- Returns the counters of a workspace, or of all, that differ from holds and tickets, as of one moment. Seats count by the tickets that
-- admit to them, bought or registered; everything else by converted holds. start_at is 'epoch' except for slots. An attendee has a seat if
-- their status is one of `seated` (SEATED of libs/ticketing).
create or replace function inventory_drift_v2(of_workspace uuid, seated text[]) returns table (
  workspace_id uuid, kind text, subject_id uuid, start_at timestamptz, held bigint, sold bigint, should_hold bigint, should_have_sold bigint
) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
    with counted as (
      select c.workspace_id, c.kind, c.subject_id, 'epoch'::timestamptz as start_at, c.held, c.sold
        from counter c where of_workspace is null or c.workspace_id = of_workspace
       union all
      select s.workspace_id, 'slot', s.variant_id, s.start_at, s.held, s.sold from slot_counter s where of_workspace is null or s.workspace_id = of_workspace
    ),
    admitted as (
      select * from attendee a
       where a.mode = 'live' and a.status = any (seated) and (of_workspace is null or a.workspace_id = of_workspace)
    ),
    tickets as (
      select a.workspace_id, 'event' as kind, a.event_id as subject_id, count(*) as sold from admitted a group by a.workspace_id, a.event_id
       union all
      select a.workspace_id, 'event_day', day_id, count(*) from admitted a, unnest(a.counted_day_ids) as day_id group by a.workspace_id, day_id
       union all
      select a.workspace_id, 'ticket_type', a.ticket_type_id, count(distinct (coalesce(a.registration_id, a.order_item_id), a.ticket))
        from admitted a group by a.workspace_id, a.ticket_type_id
       union all
      select r.workspace_id, 'unlock_code', code_id, count(*) from registration r, unnest(r.unlock_code_ids) as code_id
       where r.mode = 'live' and (of_workspace is null or r.workspace_id = of_workspace) group by r.workspace_id, code_id
    ),
    taken as (
      select t.workspace_id, t.kind, t.subject_id, 'epoch'::timestamptz as start_at, 0::bigint as held, t.sold from tickets t
       union all
      select h.workspace_id, h.kind, h.subject_id, h.start_at,
             case when h.state = 'held' then h.count else 0 end,
             case when h.state = 'converted' and h.kind not in ('event', 'event_day', 'ticket_type') then h.count else 0 end
        from hold h where h.mode = 'live' and h.state <> 'released' and (of_workspace is null or h.workspace_id = of_workspace)
    ),
    due as (
      select t.workspace_id, t.kind, t.subject_id, t.start_at, sum(t.held)::bigint as held, sum(t.sold)::bigint as sold
        from taken t group by t.workspace_id, t.kind, t.subject_id, t.start_at
    )
    select workspace_id, kind, subject_id, start_at, coalesce(c.held, 0)::bigint, coalesce(c.sold, 0)::bigint, coalesce(d.held, 0), coalesce(d.sold, 0)
      from counted c full join due d using (workspace_id, kind, subject_id, start_at)
     where (coalesce(c.held, 0), coalesce(c.sold, 0)) <> (coalesce(d.held, 0), coalesce(d.sold, 0));
end $$;
