-- Makes whatever a checkout holds sold.
create or replace function convert_holds(workspace uuid, in_mode text, checkout uuid) returns void language sql volatile as $$
  select turn_holds(workspace, in_mode, array[checkout], 'converted');
$$;
