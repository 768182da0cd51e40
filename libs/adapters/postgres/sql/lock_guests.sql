-- Makes other registrations for an event, and gifts of its free seats, wait until this transaction ends if they have one of these keys (a
-- normalised e-mail address or a phone number), in one order. Seats must be read by a later statement, which sees the rows of the
-- transactions that it waited for (D-50).
create or replace function lock_guests(workspace uuid, in_mode text, at_event uuid, keys text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(guest)
     from (select distinct hashtextextended(concat_ws(' ', workspace, in_mode, at_event, key), 50) as guest from unnest(keys) as key order by guest) as guests;
end $$;
