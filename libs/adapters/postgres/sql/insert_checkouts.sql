-- Inserts checkouts, given as records of their columns, except those whose idempotency key is in use, and returns the ids of those
-- inserted. The columns are listed here once more, because a statement put together at each call is planned at each call.
create or replace function insert_checkouts(records jsonb) returns uuid[] language plpgsql as $$
declare
  made uuid[];
begin
  with inserted as (
    insert into checkout (
         workspace_id, mode, id, kind, channel, status, event_id, balance_of, cart, seats, responses, date_of_birth, moves, holds, held_until, contact,
         delivery_address, return_url, expires_at, created_at, completed_at, cancelled_at, cancel_reason, order_id, order_number, saving, language, link_serial, version, key_id,
         operation, idempotency_key, fingerprint, key_until)
    select
         workspace_id, mode, id, kind, channel, status, event_id, balance_of, cart, seats, responses, date_of_birth, moves, holds, held_until, contact,
         delivery_address, return_url, expires_at, created_at, completed_at, cancelled_at, cancel_reason, order_id, order_number, saving, language, link_serial, version, key_id,
         operation, idempotency_key, fingerprint, key_until
      from jsonb_populate_recordset(null::checkout, records)
     order by idempotency_key
    on conflict (workspace_id, mode, operation, idempotency_key) where idempotency_key is not null do nothing
    returning id
  )
  select coalesce(array_agg(id), '{}') into made from inserted;
  return made;
end $$;
