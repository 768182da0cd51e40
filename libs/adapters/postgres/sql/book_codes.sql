-- Books codes of one workspace and mode for sending, and charges them, in their order: `codes` are [{challenge, serviceHash, entryId,
-- guards}]. Returns an outcome for each: `booked`; `outdated` if codes sent meanwhile could change the decision of its sender (`guards` are
-- [{of, most, since}], the parameters of is_code_limit_reached); or `unpaid` if the wallet does not hold the price. Codes for one number,
-- visitor or key are booked one at a time. All callers take these locks in one order, then the hourly counters of keys, and the wallet
-- last.
create or replace function book_codes(codes jsonb) returns text[] language plpgsql as $$
declare
  outcomes text[] := '{}';
  plan record;
  code otp_challenge;
  moved record;
begin
  perform pg_advisory_xact_lock(hashtextextended(hash, 101))
     from (select distinct "serviceHash" as hash from jsonb_to_recordset(codes) as each_code ("serviceHash" text) where "serviceHash" is not null order by 1) services;
  perform pg_advisory_xact_lock(lock)
     from (select distinct hashtextextended(concat_ws(' ', challenge ->> 'workspace_id', challenge ->> 'mode', challenge ->> 'destination_hash'), 55) as lock
             from jsonb_to_recordset(codes) as each_code (challenge jsonb) order by 1) numbers;
  perform pg_advisory_xact_lock(lock)
     from (select distinct hashtextextended(concat_ws(' ', challenge ->> 'workspace_id', challenge ->> 'mode', challenge ->> 'visitor_hash'), 139) as lock
             from jsonb_to_recordset(codes) as each_code (challenge jsonb) where challenge ->> 'visitor_hash' is not null order by 1) visitors;
  perform pg_advisory_xact_lock(lock)
     from (select distinct hashtextextended(concat_ws(' ', challenge ->> 'workspace_id', challenge ->> 'mode', challenge ->> 'key_id'), 55) as lock
             from jsonb_to_recordset(codes) as each_code (challenge jsonb) order by 1) keys;
  -- Cancelling a code updates its hourly counter, then the wallet: hours are locked first here, too.
  perform 1 from otp_key_hour h
    where h.workspace_id = (codes #>> '{0,challenge,workspace_id}')::uuid and (h.mode, h.key_id, h.hour) in (
      select challenge ->> 'mode', (challenge ->> 'key_id')::uuid,
             date_trunc('hour', (challenge ->> 'created_at')::timestamptz, 'UTC')
        from jsonb_to_recordset(codes) as each_code (challenge jsonb))
    order by h.key_id, h.hour
      for no key update;
  for plan in
    select challenge, "serviceHash" as service_hash, "entryId" as entry_id, guards
      from jsonb_to_recordset(codes) as each_code (challenge jsonb, "serviceHash" text, "entryId" uuid, guards jsonb)
  loop
    code := jsonb_populate_record(null::otp_challenge, plan.challenge);
    perform 1 from jsonb_to_recordset(plan.guards) as guard (of text, most integer, since timestamptz)
      where is_code_limit_reached(code, plan.service_hash, guard.of, guard.most, guard.since);
    if found then
      outcomes := outcomes || 'outdated'::text;
      continue;
    end if;
    if code.charge_minor > 0 then
      update otp_wallet set balance_minor = balance_minor - code.charge_minor, entries = entries + 1
       where workspace_id = code.workspace_id and currency = code.charge_currency and balance_minor >= code.charge_minor
      returning balance_minor, entries into moved;
      if not found then
        outcomes := outcomes || 'unpaid'::text;
        continue;
      end if;
      insert into otp_ledger (workspace_id, id, kind, currency, amount_minor, challenge_id, at, entry, balance_minor)
      values (code.workspace_id, plan.entry_id, 'charge', code.charge_currency, -code.charge_minor, code.id, code.created_at, moved.entries, moved.balance_minor);
    end if;
    insert into otp_challenge (workspace_id, mode, id, key_id, visitor_hash, destination_hash, masked, country, prefix_hash, channel, sender, template_id,
                               purpose, code_source, code_hash, pepper_version, attempts, status, handover, expires_at, created_at, charge_minor,
                               charge_currency)
    values (code.workspace_id, code.mode, code.id, code.key_id, code.visitor_hash, code.destination_hash, code.masked, code.country, code.prefix_hash,
            code.channel, code.sender, code.template_id, code.purpose, code.code_source, code.code_hash, code.pepper_version,
            code.attempts, code.status, code.handover, code.expires_at, code.created_at, code.charge_minor, code.charge_currency);
    if plan.service_hash is not null then
      insert into service_code_send (destination_hash, challenge_id, sent_at) values (plan.service_hash, code.id, code.created_at);
    end if;
    outcomes := outcomes || 'booked'::text;
  end loop;
  return outcomes;
end $$;
