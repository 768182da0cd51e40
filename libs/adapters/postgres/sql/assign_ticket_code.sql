-- Gives each ticket, which is an attendee and a serial, a short code (ADR 0118). A code that another ticket of the workspace has is drawn again,
-- also when that ticket is not committed yet: the insert waits for it.
create or replace function assign_ticket_code() returns trigger language plpgsql as $$
begin
  loop
    insert into ticket_code (workspace_id, mode, attendee_id, serial, code)
    values (new.workspace_id, new.mode, new.id, new.serial, new_ticket_code())
    on conflict do nothing;
    exit when found or exists (
      select 1 from ticket_code c
       where c.workspace_id = new.workspace_id and c.mode = new.mode and c.attendee_id = new.id and c.serial = new.serial);
  end loop;
  return null;
end $$;
