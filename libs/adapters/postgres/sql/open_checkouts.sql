-- Used by the release 2026-11-22 alone. Opens all the checkouts, or raises CO003 and opens none, if one of them needs more than a row,
-- holds and moves of existing counters.
create or replace function open_checkouts(workspace uuid, in_mode text, plans jsonb, most integer) returns void language plpgsql set lock_timeout = '1s' as $$
declare
  opened uuid[];
  moves jsonb := jsonb_path_query_array(plans, '$[*].moves[*]');
  moved integer;
begin
  with made as (
    insert into checkout (workspace_id, mode, id, kind, channel, status, event_id, cart, seats, responses, date_of_birth, moves, holds, contact,
                          delivery_address, return_url, expires_at, created_at, operation, idempotency_key, fingerprint, key_until)
    select workspace, in_mode, id, kind, channel, 'open', "eventId", cart, seats, responses, "dateOfBirth", plan.moves, holds, contact,
           "deliveryAddress", "returnUrl", "expiresAt", "createdAt", operation, key, fingerprint, "keptUntil"
      from jsonb_to_recordset(plans) as plan (
             id uuid, kind text, channel text, "eventId" uuid, cart jsonb, seats jsonb, responses jsonb, "dateOfBirth" date, moves jsonb,
             holds text, contact jsonb, "deliveryAddress" jsonb, "returnUrl" text, "expiresAt" timestamptz, "createdAt" timestamptz,
             operation text, key text, fingerprint text, "keptUntil" timestamptz)
     order by key
    on conflict (workspace_id, mode, operation, idempotency_key) where idempotency_key is not null do nothing
    returning id
  )
  select array_agg(id) into opened from made;
  if coalesce(cardinality(opened), 0) < jsonb_array_length(plans) then
    raise exception using errcode = 'CO003', message = 'a key is in use';
  end if;

  perform 1 from jsonb_to_recordset(plans) as plan ("eventId" uuid, "eventVersion" bigint)
    where "eventId" is not null
      and not exists (select 1 from event e where e.workspace_id = workspace and e.id = "eventId" and e.version = "eventVersion");
  if found then
    raise exception using errcode = 'CO003', message = 'the rules have changed';
  end if;

  perform pg_advisory_xact_lock(buyer)
     from (select distinct hashtextextended(concat_ws(' ', workspace, in_mode, c.event_id, c.contact_email), 61) as buyer
             from checkout c
            where c.workspace_id = workspace and c.mode = in_mode and c.id = any (opened) and c.event_id is not null
            order by buyer) as buyers;
  perform 1 from checkout mine
     join checkout c on c.workspace_id = workspace and c.mode = in_mode and c.event_id = mine.event_id and c.contact_email = mine.contact_email
                    and c.status = 'open' and c.expires_at > mine.created_at
    where mine.workspace_id = workspace and mine.mode = in_mode and mine.id = any (opened) and mine.event_id is not null
    group by mine.id
   having count(*) > most;
  if found then
    raise exception using errcode = 'CO003', message = 'another session has to give way';
  end if;

  if in_mode = 'live' and moves <> '[]' then
    insert into hold (workspace_id, mode, checkout_id, kind, subject_id, count)
    select workspace, in_mode, plan.id, move.kind, move."subjectId", sum(move.count)
      from jsonb_to_recordset(plans) as plan (id uuid, moves jsonb), jsonb_to_recordset(plan.moves) as move (kind text, "subjectId" uuid, count integer)
     group by plan.id, move.kind, move."subjectId";
    perform 1 from sum_moves(moves) m join counter c on c.workspace_id = workspace and c.kind = m.kind and c.subject_id = m.subject_id
      order by c.subject_id, c.kind
        for no key update of c;
    update counter c set held = c.held + m.count
      from sum_moves(moves) m
     where c.workspace_id = workspace and c.kind = m.kind and c.subject_id = m.subject_id
       and (c.capacity is null or c.held + c.sold + m.count <= c.capacity);
    get diagnostics moved = row_count;
    if moved < (select count(*) from sum_moves(moves)) then
      raise exception using errcode = 'CO003', message = 'something is short';
    end if;
  end if;
end $$;
