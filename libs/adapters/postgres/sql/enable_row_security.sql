-- Enables row-level security on every table that lacks it, and grants svc_app its rights on all tables. Does nothing if that role does not
-- exist. The policy is named `wall`, since the release before recognises it by that name (ADR 0115). Where Citus holds a table, it makes each
-- policy of a shard a permissive one: there, the policy for everybody excludes svc_app (ADR 0169 r2). A dump of such a database, restored on
-- one server, is opened to svc_app again.
create or replace function enable_row_security() returns void language plpgsql as $$
declare
  name text;
  has_citus boolean := to_regclass('pg_catalog.pg_dist_partition') is not null;
  is_on_nodes boolean := false;
begin
  perform create_app_role();
  if not exists (select 1 from pg_roles where rolname = 'svc_app') then
    return;
  end if;
  if has_citus then
    perform set_config('citus.multi_shard_modify_mode', 'sequential', true);
  end if;
  for name in select tables_without_row_security() loop
    execute format('alter table %I enable row level security', name);
    if has_citus then
      execute 'select exists (select 1 from pg_catalog.pg_dist_partition where logicalrelid = $1::regclass)' into is_on_nodes using quote_ident(name);
    end if;
    execute format('create policy every_row on %I using (%s)', name, case when is_on_nodes then 'current_user <> ''svc_app''' else 'true' end);
    execute format('create policy wall on %I as restrictive to svc_app using (workspace_id = current_workspace())', name);
  end loop;
  if not has_citus then
    for name in
      select relname from pg_policy join pg_class on pg_class.oid = polrelid
       where polname = 'every_row' and relnamespace = 'public'::regnamespace and pg_get_expr(polqual, polrelid) <> 'true'
    loop
      execute format('alter policy every_row on %I using (true)', name);
    end loop;
  end if;
  grant usage on schema public to svc_app;
  grant select, insert, update, delete on all tables in schema public to svc_app;
  grant usage on all sequences in schema public to svc_app;
end
$$;
