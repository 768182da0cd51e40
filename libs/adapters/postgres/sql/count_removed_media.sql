-- Takes the bytes of deleted files from what their workspaces use. Of a workspace that is deleted as a whole the count may be gone already.
create or replace function count_removed_media() returns trigger language plpgsql as $$
begin
  update media_usage usage set bytes = usage.bytes - gone.bytes
    from (select workspace_id, sum((file ->> 'sizeBytes')::bigint + coalesce((thumbnail ->> 'sizeBytes')::bigint, 0)) as bytes from removed group by workspace_id) gone
   where gone.workspace_id = usage.workspace_id;
  return null;
end
$$;
