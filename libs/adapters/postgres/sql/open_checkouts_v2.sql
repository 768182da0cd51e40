-- Opens checkouts by their plans, in the form of open_checkout_v2. Raises CO003, and opens none, if one of them needs more than a row,
-- holds and moves of existing counters: its key is in use, its event or the buyer's sessions differ from the plan, or something is short.
-- Callers then open each by itself. Raises 55P03 if a lock takes longer than most_wait_ms. Rows that others wait for are locked in one
-- order, counters last. Ids of events are sub-selects, which row-level security keeps from no index (ADR 0145 r7).
create or replace function open_checkouts_v2(workspace uuid, in_mode text, plans jsonb, most_wait_ms integer) returns void language plpgsql as $$
declare
  opened uuid[];
  moves jsonb := jsonb_path_query_array(plans, '$[*].row.moves[*]');
  taken record;
begin
  perform set_config('lock_timeout', most_wait_ms::text, true);
  opened := insert_checkouts(jsonb_path_query_array(plans, '$[*].row'));
  if cardinality(opened) < jsonb_array_length(plans) then
    raise exception using errcode = 'CO003', message = 'a key is in use';
  end if;

  perform lock_buyers(workspace, in_mode, opened);
  perform 1 from jsonb_to_recordset(plans) as plan ("row" jsonb, "eventVersion" bigint, sessions jsonb)
    where plan."row" ->> 'event_id' is not null
      and ((select e.version from event e where e.workspace_id = workspace and e.id = (select (plan."row" ->> 'event_id')::uuid)) is distinct from plan."eventVersion"
           or sessions_of_buyer(workspace, in_mode, (plan."row" ->> 'event_id')::uuid, lower(btrim(plan."row" #>> '{contact,email}')), (plan."row" ->> 'id')::uuid)
              <> plan.sessions);
  if found then
    raise exception using errcode = 'CO003', message = 'the rules or the sessions have changed';
  end if;

  if in_mode = 'live' and moves <> '[]' then
    insert into hold (workspace_id, mode, checkout_id, kind, subject_id, count)
    select workspace, in_mode, (plan -> 'row' ->> 'id')::uuid, move.kind, move."subjectId", sum(move.count)
      from jsonb_array_elements(plans) as plan, jsonb_to_recordset(plan -> 'row' -> 'moves') as move (kind text, "subjectId" uuid, count integer)
     group by 3, 4, 5;
    for taken in select * from sum_moves(moves) loop
      update counter c set held = c.held + taken.count
       where c.workspace_id = workspace and c.kind = taken.kind and c.subject_id = taken.subject_id
         and (c.capacity is null or c.held + c.sold + taken.count <= c.capacity);
      if not found then
        raise exception using errcode = 'CO003', message = 'something is short';
      end if;
    end loop;
    -- As book_seats does (ADR 0147).
    perform 1 from jsonb_to_recordset(plans) as plan ("row" jsonb, "eventVersion" bigint)
      where plan."row" ->> 'event_id' is not null
        and (select e.version from event e where e.workspace_id = workspace and e.id = (select (plan."row" ->> 'event_id')::uuid)) is distinct from plan."eventVersion";
    if found then
      raise exception using errcode = 'CO003', message = 'the rules have changed';
    end if;
  end if;
end $$;
