-- Former name of is_code_limit_reached, for processes that are older than it. Goes with the functions of the release 2026-11-22 (ADR 0115).
create or replace function are_codes_sent(code otp_challenge, service_hash text, kind text, most integer, since timestamptz) returns boolean language sql stable as $$
  select is_code_limit_reached(code, service_hash, kind, most, since)
$$;
