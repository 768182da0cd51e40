-- Ends an open session at a moment: it expires and releases its holds.
create or replace function end_session(workspace uuid, in_mode text, session uuid, at timestamptz) returns void language plpgsql as $$
begin
  perform release_holds(workspace, in_mode, session);
  update checkout c
     set status = 'expired', expires_at = at, holds = case when c.holds = 'held' then 'released' else c.holds end, held_until = null,
         version = version + 1, updated_at = real_now()
   where c.workspace_id = workspace and c.mode = in_mode and c.id = session;
end $$;
