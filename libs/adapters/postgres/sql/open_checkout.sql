-- Used by the release 2026-11-22 alone. Returns null if the idempotency key was used before, otherwise true if another session gave way.
-- Raises CO001 if the event has another version, CO002 with the shortages as its detail.
create or replace function open_checkout(workspace uuid, in_mode text, plan jsonb) returns boolean language plpgsql set lock_timeout = '5s' as $$
declare
  made record;
  gave_way boolean := false;
  short jsonb;
begin
  select * into made from jsonb_to_record(plan) as input (
    id uuid, kind text, channel text, "eventId" uuid, "eventVersion" bigint, cart jsonb, seats jsonb, responses jsonb, "dateOfBirth" date, moves jsonb,
    holds text, contact jsonb, "deliveryAddress" jsonb, "returnUrl" text, "expiresAt" timestamptz, "createdAt" timestamptz,
    operation text, key text, fingerprint text, "keptUntil" timestamptz, "factId" uuid, "mostOpen" integer);
  loop
    insert into checkout (workspace_id, mode, id, kind, channel, status, event_id, cart, seats, responses, date_of_birth, moves, holds, contact,
                          delivery_address, return_url, expires_at, created_at, operation, idempotency_key, fingerprint, key_until)
    values (workspace, in_mode, made.id, made.kind, made.channel, 'open', made."eventId", made.cart, made.seats, made.responses, made."dateOfBirth", made.moves,
            made.holds, made.contact, made."deliveryAddress", made."returnUrl", made."expiresAt", made."createdAt", made.operation, made.key, made.fingerprint,
            made."keptUntil")
    on conflict (workspace_id, mode, operation, idempotency_key) where idempotency_key is not null do nothing;
    exit when found;
    update checkout set idempotency_key = null
     where workspace_id = workspace and mode = in_mode and operation = made.operation and idempotency_key = made.key
       and greatest(key_until, expires_at) <= made."createdAt";
    if not found then
      return null;
    end if;
  end loop;

  if made.kind = 'event' then
    perform 1 from event e where e.workspace_id = workspace and e.id = made."eventId" and e.version = made."eventVersion";
    if not found then
      raise exception using errcode = 'CO001', message = 'the rules have changed';
    end if;
    gave_way := give_way(workspace, in_mode, made.id, made."mostOpen", made."factId");
  end if;
  if in_mode = 'live' and made.moves <> '[]' then
    short := take_holds(workspace, in_mode, made.id, made.moves);
    if short <> '[]' then
      raise exception using errcode = 'CO002', message = 'something is short', detail = short::text;
    end if;
  end if;
  return gave_way;
end $$;
