-- Former name of is_key_limit_reached, for processes that are older than it. Goes with the functions of the release 2026-11-22 (ADR 0115).
create or replace function has_key_sent(workspace uuid, in_mode text, of_key uuid, since timestamptz, most integer) returns boolean language sql stable as $$
  select is_key_limit_reached(workspace, in_mode, of_key, since, most)
$$;
