import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Row-level security behind the repositories (ADR 0040): the role svc_app sees, and may write, only rows of the workspace
 * that the setting svc.workspace names.
 */
export class Wall1763700002200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [SEEN_WORKSPACE, WITHOUT_WALL, MAY_STEP_BEHIND, MAKE_ROLE, RAISE]) await runner.query(statement);
    await runner.query('select raise_wall()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(TEAR_DOWN);
    for (const name of ['raise_wall', 'make_walled_role', 'may_step_behind_wall', 'tables_without_wall', 'seen_workspace'])
      await runner.query(`drop function ${name}`);
  }
}

/** Returns null, which equals nothing, if no workspace is set. */
const SEEN_WORKSPACE = `
  create function seen_workspace() returns uuid language sql stable parallel safe as $$
    select nullif(current_setting('svc.workspace', true), '')::uuid
  $$`;

/** Tables with rows of workspaces, but for the global ones, which are read before a workspace is known, or for all of them (D-5). */
const WITHOUT_WALL = `
  create function tables_without_wall() returns setof text language sql stable as $$
    select relname::text
      from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'workspace_id' and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname not in ('access_key_hash', 'outbox', 'provider_reference')
       and not (relrowsecurity and exists (select from pg_policy where polrelid = pg_class.oid and polname = 'wall' and not polpermissive))
     order by 1
  $$`;

const MAY_STEP_BEHIND = `
  create function may_step_behind_wall() returns boolean language sql stable as $$
    select exists (
      select from pg_roles
       where rolname = 'svc_app' and not rolsuper and not rolbypassrls
         and case when current_setting('server_version_num')::integer < 160000 then pg_has_role(session_user, oid, 'member') else pg_has_role(session_user, oid, 'set') end)
  $$`;

/** Creates a role that owns nothing and cannot log in, and grants it to the current role if that may create roles. */
const MAKE_ROLE = `
  create function make_walled_role() returns void language plpgsql as $$
  begin
    if not exists (select from pg_roles where rolname = 'svc_app') and exists (select from pg_roles where rolname = current_user and (rolsuper or rolcreaterole)) then
      create role svc_app;
      execute format('grant svc_app to %I', current_user);
    end if;
  exception when duplicate_object or unique_violation then -- another database of this server was quicker
  end
  $$`;

/** Enables row-level security on every table that lacks it, and grants svc_app its rights on all tables. Does nothing if that role does not exist. */
const RAISE = `
  create function raise_wall() returns void language plpgsql as $$
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
  $$`;

const TEAR_DOWN = `
  do $$
  declare
    walled text;
  begin
    for walled in select polrelid::regclass::text from pg_policy where polname = 'wall' loop
      execute format('drop policy wall on %s', walled);
      execute format('drop policy every_row on %s', walled);
      execute format('alter table %s disable row level security', walled);
    end loop;
    if exists (select from pg_roles where rolname = 'svc_app') then
      revoke all on all tables in schema public from svc_app;
      revoke all on all sequences in schema public from svc_app;
      revoke usage on schema public from svc_app;
    end if;
  end
  $$`;
