-- Adds the bytes of uploaded files and their thumbnails to the storage use of their workspaces (D-143).
create or replace function count_added_media() returns trigger language plpgsql as $$
begin
  insert into media_usage as usage (workspace_id, bytes)
  select workspace_id, sum((file ->> 'sizeBytes')::bigint + coalesce((thumbnail ->> 'sizeBytes')::bigint, 0)) from added group by workspace_id order by workspace_id
  on conflict (workspace_id) do update set bytes = usage.bytes + excluded.bytes;
  return null;
end
$$;
