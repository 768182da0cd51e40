-- Notifies every process, as the transaction commits, which things of a workspace changed, each as kind:id. An empty list means any of
-- them: more ids than a notification holds. Processes of the release 2026-11-22 are notified of the workspace alone.
create or replace function announce_things(workspace uuid, things text[]) returns void language plpgsql as $$
begin
  perform announce('things_changed', concat_ws(' ', workspace, case when cardinality(things) <= 150 then array_to_string(things, ' ') end));
  perform announce('workspace_changed', workspace::text);
end $$;
