-- Counts a code among those that its key sent in the same hour; one that was not sent after all counts no more (ADR 0063).
create or replace function note_code_send() returns trigger language plpgsql as $$
begin
  insert into otp_key_hour as counted (workspace_id, mode, key_id, hour, sends)
  values (new.workspace_id, new.mode, new.key_id, date_trunc('hour', new.created_at, 'UTC'), case when tg_op = 'INSERT' then 1 else -1 end)
  on conflict (workspace_id, mode, key_id, hour) do update set sends = counted.sends + excluded.sends;
  return null;
end $$;
