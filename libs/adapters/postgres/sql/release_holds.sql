-- Releases everything that a checkout holds.
create or replace function release_holds(workspace uuid, in_mode text, checkout uuid) returns void language plpgsql volatile as $$
begin
  perform set_hold_state(workspace, in_mode, array[checkout], 'released');
end $$;
