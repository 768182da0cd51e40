-- Subtracts the bytes of deleted files from the storage use of their workspaces. The counter of a deleted workspace may be gone already.
create or replace function count_removed_media() returns trigger language plpgsql as $$
declare
  gone record;
begin
  for gone in
    select workspace_id, sum((file ->> 'sizeBytes')::bigint + coalesce((thumbnail ->> 'sizeBytes')::bigint, 0)) as bytes from removed group by workspace_id order by workspace_id
  loop
    update media_usage usage set bytes = usage.bytes - gone.bytes where usage.workspace_id = gone.workspace_id;
  end loop;
  return null;
end
$$;
