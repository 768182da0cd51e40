-- Opens a checkout by a plan: { row, eventVersion, sessions, endedSession: { id, at }, facts, lapsed, ceiling: { keyId, most }, mostWaitMs
-- }. Returns false, and opens none, if its idempotency key is in use. Raises if the plan no longer holds: CO001 if the event has another
-- version; CO002 with the result of take_holds_v2 as its detail; CO004 with the ends of the checkouts that count against the ceiling of its
-- access key, in their order, if they reach it; CO005 with the open sessions of the buyer if they differ from the plan's. Raises 55P03 if a
-- lock takes longer than mostWaitMs. Counters are locked last. The ceiling is checked here, against the number and as of the moment of the
-- plan: all buyers of a store may share one access key, so a count read earlier holds no longer than the lock of the key. `is true` keeps the planner from the primary key
-- (ADR 0145).
create or replace function open_checkout_v2(workspace uuid, in_mode text, plan jsonb) returns boolean language plpgsql as $$
declare
  made checkout := jsonb_populate_record(null::checkout, plan -> 'row');
  ended uuid := plan #>> '{endedSession,id}';
  present jsonb;
  taken jsonb;
  ends timestamptz[];
begin
  perform set_config('lock_timeout', plan ->> 'mostWaitMs', true);
  if made.key_id is not null and made.holds = 'held' then
    perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', workspace, in_mode, made.key_id), 62));
  end if;
  while insert_checkouts(jsonb_build_array(plan -> 'row')) = '{}' loop
    update checkout set idempotency_key = null
     where workspace_id = workspace and (mode = in_mode) is true and operation = made.operation and idempotency_key = made.idempotency_key
       and greatest(key_until, expires_at) <= made.created_at;
    if not found then
      return false;
    end if;
  end loop;

  if made.event_id is not null then
    perform 1 from event e where e.workspace_id = workspace and e.id = made.event_id and e.version = (plan ->> 'eventVersion')::bigint;
    if not found then
      raise exception using errcode = 'CO001', message = 'the rules have changed';
    end if;
    perform lock_buyers(workspace, in_mode, array[made.id]);
    perform 1 from checkout where workspace_id = workspace and mode = in_mode and id = ended for update;
    present := sessions_of_buyer(workspace, in_mode, made.event_id, lower(btrim(made.contact ->> 'email')), made.id);
    if present <> plan -> 'sessions' then
      raise exception using errcode = 'CO005', message = 'the sessions have changed', detail = present::text;
    end if;
    if ended is not null then
      perform end_session(workspace, in_mode, ended, (plan #>> '{endedSession,at}')::timestamptz);
    end if;
    insert into outbox (id, workspace_id, mode, type, data)
    select id, workspace, in_mode, type, data from jsonb_to_recordset(plan -> 'facts') as fact (id uuid, type text, data jsonb);
  end if;

  if in_mode = 'live' and made.moves <> '[]' then
    taken := take_holds_v2(workspace, in_mode, made.id, made.moves, made.created_at, plan -> 'lapsed');
    if taken -> 'short' <> '[]' then
      raise exception using errcode = 'CO002', message = 'something is short', detail = taken::text;
    end if;
    -- As book_seats does (ADR 0147).
    if made.event_id is not null then
      perform 1 from event e where e.workspace_id = workspace and e.id = made.event_id and e.version = (plan ->> 'eventVersion')::bigint;
      if not found then
        raise exception using errcode = 'CO001', message = 'the rules have changed';
      end if;
    end if;
  end if;
  if made.key_id is not null and made.holds = 'held' then
    ends := array(
      select least(c.expires_at, c.held_until) from checkout c
       where c.workspace_id = workspace and (c.mode = in_mode) is true and c.key_id = made.key_id and c.id <> made.id and c.status = 'open' and c.holds = 'held'
         and c.saving ->> 'startedAt' is null and least(c.expires_at, c.held_until) > made.created_at
       order by 1);
    if cardinality(ends) >= (plan #>> '{ceiling,most}')::integer then
      raise exception using errcode = 'CO004', message = 'the key holds as much as it may', detail = to_json(ends)::text;
    end if;
  end if;
  return true;
end $$;
