-- Tells every process, as the transaction commits, which things of a workspace have changed, each as kind:id; of none where they are more
-- than a notification holds, which means any of them. Then the same of the workspace alone, to processes of the release 2026-11-22.
create or replace function announce_things(workspace uuid, things text[]) returns void language plpgsql as $$
begin
  perform pg_notify('things_changed', concat_ws(' ', workspace, case when cardinality(things) <= 150 then array_to_string(things, ' ') end));
  perform pg_notify('workspace_changed', workspace::text);
end $$;
