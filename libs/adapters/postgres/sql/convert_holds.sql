-- Marks everything that a checkout holds as sold.
create or replace function convert_holds(workspace uuid, in_mode text, checkout uuid) returns void language plpgsql volatile as $$
begin
  perform set_hold_state(workspace, in_mode, array[checkout], 'converted');
end $$;
