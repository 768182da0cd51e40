-- Makes whoever registers for an event, or is given a free seat of it, by one of these keys (an e-mail, normalised, or a phone number) wait
-- until this transaction ends, in one order. What they hold is to be looked at by a later statement, which sees what they waited for (D-50).
create or replace function lock_guests(workspace uuid, in_mode text, at_event uuid, keys text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(guest)
     from (select distinct hashtextextended(concat_ws(' ', workspace, in_mode, at_event, key), 50) as guest from unnest(keys) as key order by guest) as guests;
end $$;
