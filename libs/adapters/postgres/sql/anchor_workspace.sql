-- Gives a workspace of a distributed database its row in workspace_anchor, on the coordinator: every node has a trigger on its copy of the workspace.
create or replace function anchor_workspace() returns trigger language plpgsql as $$
declare
  is_first boolean;
begin
  execute 'select groupid = 0 from pg_catalog.pg_dist_local_group' into is_first;
  if is_first then
    insert into workspace_anchor (workspace_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;
