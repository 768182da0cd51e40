-- Puts every table under row-level security that is not yet, and lets svc_app work with all; does nothing where there is no such role.
create or replace function raise_wall() returns void language plpgsql as $$
declare
  name text;
begin
  perform make_walled_role();
  if not exists (select from pg_roles where rolname = 'svc_app') then
    return;
  end if;
  for name in select tables_without_wall() loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy every_row on %I using (true)', name);
    execute format('create policy wall on %I as restrictive to svc_app using (workspace_id = seen_workspace())', name);
  end loop;
  grant usage on schema public to svc_app;
  grant select, insert, update, delete on all tables in schema public to svc_app;
  grant usage on all sequences in schema public to svc_app;
end
$$;
