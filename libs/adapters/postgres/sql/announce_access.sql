-- Notifies every process, as the transaction commits, that the settings or a key of a workspace changed. Processes cache both for minutes
-- (D-67).
create or replace function announce_access() returns trigger language plpgsql as $$
begin
  if starts_with(tg_table_name, 'access_key') then
    perform announce('access_changed', coalesce(new.workspace_id, old.workspace_id)::text);
  else
    perform announce('access_changed', coalesce(new.id, old.id)::text);
  end if;
  return null;
end $$;
