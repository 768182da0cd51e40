-- Adds the bytes of new submissions' files to the storage use of their workspaces (D-110).
create or replace function count_added_form_files() returns trigger language plpgsql as $$
begin
  insert into form_file_usage as usage (workspace_id, bytes)
  select workspace_id, sum(form_file_bytes(files)) from added where files <> '[]' group by workspace_id order by workspace_id
  on conflict (workspace_id) do update set bytes = usage.bytes + excluded.bytes;
  return null;
end
$$;
