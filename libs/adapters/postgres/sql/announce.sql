-- Notifies every process as the transaction commits. Of a distributed database the processes listen to the coordinator alone: on another node
-- it does nothing, since a transaction of several nodes cannot commit with a notification.
create or replace function announce(channel text, message text) returns void language plpgsql as $$
declare
  is_heard boolean := true;
begin
  if to_regclass('pg_catalog.pg_dist_local_group') is not null then
    execute 'select groupid = 0 from pg_catalog.pg_dist_local_group' into is_heard;
  end if;
  if is_heard then
    perform pg_notify(channel, message);
  end if;
end $$;
