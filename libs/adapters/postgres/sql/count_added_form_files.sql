-- Adds the bytes of new submissions' files to the storage use of their workspaces (D-110).
create or replace function count_added_form_files() returns trigger language plpgsql as $$
declare
  new_files record;
begin
  for new_files in select workspace_id, sum(form_file_bytes(files)) as bytes from added where files <> '[]' group by workspace_id order by workspace_id loop
    insert into form_file_usage as usage (workspace_id, bytes) values (new_files.workspace_id, new_files.bytes)
    on conflict (workspace_id) do update set bytes = usage.bytes + excluded.bytes;
  end loop;
  return null;
end
$$;
