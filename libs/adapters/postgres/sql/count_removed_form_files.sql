-- Subtracts the bytes of deleted submissions' files from the storage use of their workspaces. The counter of a deleted workspace may be
-- gone already.
create or replace function count_removed_form_files() returns trigger language plpgsql as $$
declare
  gone record;
begin
  for gone in select workspace_id, sum(form_file_bytes(files)) as bytes from removed where files <> '[]' group by workspace_id order by workspace_id loop
    update form_file_usage usage set bytes = usage.bytes - gone.bytes where usage.workspace_id = gone.workspace_id;
  end loop;
  return null;
end
$$;
