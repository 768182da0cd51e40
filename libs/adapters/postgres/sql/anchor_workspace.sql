-- Gives a workspace its row in workspace_anchor, where the database is distributed: on the coordinator alone, since every node has a trigger on its
-- copy of the workspace. A dump of such a database that is restored on one server has the trigger as well.
create or replace function anchor_workspace() returns trigger language plpgsql as $$
declare
  is_first boolean := true;
begin
  if to_regclass('pg_catalog.pg_dist_local_group') is not null then
    execute 'select groupid = 0 from pg_catalog.pg_dist_local_group' into is_first;
  end if;
  if is_first then
    insert into workspace_anchor (workspace_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;
