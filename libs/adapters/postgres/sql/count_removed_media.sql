-- Subtracts the bytes of deleted files from the storage use of their workspaces. The counter of a deleted workspace may be gone already.
create or replace function count_removed_media() returns trigger language plpgsql as $$
begin
  update media_usage usage set bytes = usage.bytes - gone.bytes
    from (select workspace_id, sum((file ->> 'sizeBytes')::bigint + coalesce((thumbnail ->> 'sizeBytes')::bigint, 0)) as bytes from removed group by workspace_id) gone
   where gone.workspace_id = usage.workspace_id;
  return null;
end
$$;
