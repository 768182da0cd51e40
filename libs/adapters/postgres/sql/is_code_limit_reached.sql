-- Returns true if at least `most` codes of one kind with `code` were sent since a moment. Kinds: by its visitor, to its number, by the
-- service's own number to it, by its key, by its key to other numbers of its block, by its key to its country. `is true` keeps
-- other indexes from looking as selective before there are statistics (ADR 0145).
create or replace function is_code_limit_reached(code otp_challenge, service_hash text, kind text, most integer, since timestamptz) returns boolean language plpgsql stable as $$
declare
  found_sends integer;
begin
  case kind
    when 'key' then
      return is_key_limit_reached(code.workspace_id, code.mode, code.key_id, since, most);
    when 'visitor' then
      select count(*) into found_sends from (
        select 1 from otp_challenge o
         where o.workspace_id = code.workspace_id and (o.mode = code.mode) is true and o.visitor_hash = code.visitor_hash and o.created_at > since and o.status <> 'failed'
         limit most) sends;
    when 'number' then
      select count(*) into found_sends from (
        select 1 from otp_challenge o
         where o.workspace_id = code.workspace_id and (o.mode = code.mode) is true and o.destination_hash = code.destination_hash and o.created_at > since and o.status <> 'failed'
         limit most) sends;
    when 'service' then
      select count(*) into found_sends from (select 1 from service_code_send s where s.destination_hash = service_hash and s.sent_at > since limit most) sends;
    when 'block' then
      select count(*) into found_sends from (
        select distinct o.destination_hash from otp_challenge o
         where o.workspace_id = code.workspace_id and (o.mode = code.mode) is true and o.key_id = code.key_id and o.prefix_hash = code.prefix_hash
           and o.created_at > since and (o.status <> 'failed') is true and o.destination_hash <> code.destination_hash
         limit most) sends;
    when 'country' then
      select count(*) into found_sends from (
        select 1 from otp_challenge o
         where o.workspace_id = code.workspace_id and (o.mode = code.mode) is true and o.key_id = code.key_id and o.country = code.country
           and o.created_at > since and (o.status <> 'failed') is true and o.code_source = 'service'
         limit most) sends;
  end case;
  return found_sends >= most;
end $$;
