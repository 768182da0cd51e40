-- Notifies every process, as the transaction commits, that the settings or a key of a workspace changed. Processes cache both for minutes
-- (D-67).
create or replace function announce_access() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'workspace' then
    perform pg_notify('access_changed', coalesce(new.id, old.id)::text);
  else
    perform pg_notify('access_changed', coalesce(new.workspace_id, old.workspace_id)::text);
  end if;
  return null;
end $$;
