-- Keeps an admission for each attendee who is checked in, and none for others (D-125), but for those whose seat was cancelled since, with
-- its event (D-147). Present processes write the admission before the
-- attendee, so this changes nothing for them; the release 2026-11-22 writes the attendee alone, and its check-ins and undoings count by
-- this trigger.
create or replace function note_admission() returns trigger language plpgsql as $$
declare
  used_at timestamptz;
  admitted_day uuid;
begin
  if new.status not in ('checked_in', 'cancelled') then
    delete from admission m where m.workspace_id = new.workspace_id and m.mode = new.mode and m.attendee_id = new.id;
  elsif new.status = 'checked_in' and not exists (select 1 from admission m where m.workspace_id = new.workspace_id and m.mode = new.mode and m.attendee_id = new.id) then
    used_at := coalesce(new.checked_in_at, service_now());
    admitted_day := day_of_admission(new.workspace_id, new.event_id, new.ticket_type_id, used_at);
    insert into admission (workspace_id, mode, attendee_id, event_day_id, admitted_at)
    values (new.workspace_id, new.mode, new.id, admitted_day, used_at);
  end if;
  return null;
end $$;
