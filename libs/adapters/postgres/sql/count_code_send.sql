-- Counts a code in the hourly counter of its key; a code that turns out not to be sent is subtracted again (ADR 0063).
create or replace function count_code_send() returns trigger language plpgsql as $$
begin
  insert into otp_key_hour as counted (workspace_id, mode, key_id, hour, sends)
  values (new.workspace_id, new.mode, new.key_id, date_trunc('hour', new.created_at, 'UTC'), case when tg_op = 'INSERT' then 1 else -1 end)
  on conflict (workspace_id, mode, key_id, hour) do update set sends = counted.sends + excluded.sends;
  return null;
end $$;
