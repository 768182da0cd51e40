-- Adds the bytes of uploaded files and their thumbnails to the storage use of their workspaces (D-143).
create or replace function count_added_media() returns trigger language plpgsql as $$
declare
  new_files record;
begin
  for new_files in
    select workspace_id, sum((file ->> 'sizeBytes')::bigint + coalesce((thumbnail ->> 'sizeBytes')::bigint, 0)) as bytes from added group by workspace_id order by workspace_id
  loop
    insert into media_usage as usage (workspace_id, bytes) values (new_files.workspace_id, new_files.bytes)
    on conflict (workspace_id) do update set bytes = usage.bytes + excluded.bytes;
  end loop;
  return null;
end
$$;
