-- Returns the tables with rows of workspaces that row-level security does not cover yet. Global tables are excluded: they are read before a
-- workspace is known, or for all workspaces (D-5).
create or replace function tables_without_row_security() returns setof text language sql stable as $$
  select relname::text
    from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'workspace_id' and not attisdropped
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and relname not in ('access_key_hash', 'outbox', 'provider_reference')
     and not (relrowsecurity and exists (select 1 from pg_policy where polrelid = pg_class.oid and polname = 'wall' and not polpermissive))
   order by 1
$$;
