-- Gives back whatever a checkout holds.
create or replace function release_holds(workspace uuid, in_mode text, checkout uuid) returns void language sql volatile as $$
  select turn_holds(workspace, in_mode, array[checkout], 'released');
$$;
