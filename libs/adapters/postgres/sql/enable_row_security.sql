-- Enables row-level security on every table that lacks it, and grants svc_app its rights on all tables. Does nothing if that role does not
-- exist. The policy is named `wall`, since the release before recognises it by that name (ADR 0115).
create or replace function enable_row_security() returns void language plpgsql as $$
declare
  name text;
begin
  perform create_app_role();
  if not exists (select 1 from pg_roles where rolname = 'svc_app') then
    return;
  end if;
  for name in select tables_without_row_security() loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy every_row on %I using (true)', name);
    execute format('create policy wall on %I as restrictive to svc_app using (workspace_id = current_workspace())', name);
  end loop;
  grant usage on schema public to svc_app;
  grant select, insert, update, delete on all tables in schema public to svc_app;
  grant usage on all sequences in schema public to svc_app;
end
$$;
