-- Books registrations for one event, all or none, and returns the ids of those inserted. Guests who already hold a seat, registered or
-- given to them, are skipped. Raises BK001 if the event has another version, BK002 if a counter runs out. Counters are updated last, so
-- they are locked no longer than a commit takes (ADR 0025).
create or replace function book_seats(workspace uuid, in_mode text, at_event uuid, at_version bigint, batch jsonb) returns uuid[] language plpgsql as $$
declare
  moment timestamptz := service_now(workspace, in_mode);
  stamp timestamptz := clock_timestamp();
  guests text[] := array(select plan ->> 'guestKey' from jsonb_array_elements(batch -> 'registrations') as plan);
  booked uuid[];
  taken record;
begin
  perform lock_guests(workspace, in_mode, at_event, guests);
  perform 1 from event e where e.workspace_id = workspace and e.id = at_event and e.version = at_version;
  if not found then
    raise exception using errcode = 'BK001', message = 'the rules have changed';
  end if;

  with made as (
    insert into registration (workspace_id, mode, id, event_id, guest_key, name, email, phone, date_of_birth, responses, unlock_code_ids,
                              promoter_code, language, source, confirmation_at, created_at, updated_at)
    select workspace, in_mode, id, at_event, "guestKey", name, email, phone, "dateOfBirth", responses, "unlockCodeIds",
           "promoterCode", language, source, "createdAt", "createdAt", stamp
      from jsonb_to_recordset(batch -> 'registrations') as plan (
             id uuid, "guestKey" text, name text, email text, phone text, "dateOfBirth" date, responses jsonb, "unlockCodeIds" uuid[],
             "promoterCode" text, language text, source text, "createdAt" timestamptz)
     where "guestKey" <> all (array(select guest_key from seats_given_to(workspace, in_mode, at_event, guests)))
     order by "guestKey"
    on conflict (workspace_id, mode, event_id, guest_key) where ended_at is null do nothing
    returning id
  )
  select array_agg(id) into booked from made;
  if booked is null then
    return '{}';
  end if;

  insert into attendee (workspace_id, mode, id, registration_id, event_id, ticket_type_id, position, ticket, counted_day_ids, name, email, phone,
                        date_of_birth, responses, status, created_at, updated_at)
  select workspace, in_mode, id, "registrationId", at_event, "ticketTypeId", position, ticket, "countedDayIds", name, email, phone,
         "dateOfBirth", responses, status, moment, stamp
    from jsonb_to_recordset(batch -> 'seats') as seat (
           id uuid, "registrationId" uuid, "ticketTypeId" uuid, position integer, ticket integer, "countedDayIds" uuid[], name text, email text,
           phone text, "dateOfBirth" date, responses jsonb, status text)
   where "registrationId" = any (booked);

  insert into outbox (id, workspace_id, mode, type, data, occurred_at, due_at)
  select id, workspace, in_mode, type, data, stamp, stamp
    from jsonb_to_recordset(batch -> 'facts') as fact (id uuid, type text, data jsonb)
   where (data ->> 'registrationId')::uuid = any (booked);

  for taken in
    select kind, "subjectId" as subject_id, sum(count)::integer as count
      from jsonb_to_recordset(batch -> 'moves') as move ("registrationId" uuid, kind text, "subjectId" uuid, count integer)
     where "registrationId" = any (booked)
     group by kind, "subjectId"
     order by "subjectId"
  loop
    update counter set sold = sold + taken.count
     where workspace_id = workspace and kind = taken.kind and subject_id = taken.subject_id
       and (capacity is null or held + sold + taken.count <= capacity);
    if not found then
      raise exception using errcode = 'BK002', message = 'sold out';
    end if;
  end loop;

  -- A change of the event that locks its counter as well has waited for this booking, or is committed by now (ADR 0147).
  perform 1 from event e where e.workspace_id = workspace and e.id = at_event and e.version = at_version;
  if not found then
    raise exception using errcode = 'BK001', message = 'the rules have changed';
  end if;
  return booked;
end $$;
