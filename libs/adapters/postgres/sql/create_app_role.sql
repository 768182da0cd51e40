-- Creates svc_app, a role that owns nothing and cannot log in, and grants it to the current role if that may create roles.
create or replace function create_app_role() returns void language plpgsql as $$
begin
  if not exists (select 1 from pg_roles where rolname = 'svc_app') and exists (select 1 from pg_roles where rolname = current_user and (rolsuper or rolcreaterole)) then
    create role svc_app;
    execute format('grant svc_app to %I', current_user);
  end if;
exception when duplicate_object or unique_violation then -- Another database of this server created it meanwhile.
end
$$;
