-- Returns true if the session may assume svc_app, the role that row-level security binds.
create or replace function can_assume_app_role() returns boolean language sql stable as $$
  select exists (
    select 1 from pg_roles
     where rolname = 'svc_app' and not rolsuper and not rolbypassrls
       and case when current_setting('server_version_num')::integer < 160000 then pg_has_role(session_user, oid, 'member') else pg_has_role(session_user, oid, 'set') end)
$$;
