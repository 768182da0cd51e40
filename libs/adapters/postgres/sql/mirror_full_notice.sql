-- Keeps told_full_at, the former name of form_file_usage.full_notice_sent_at, equal to it: older processes read and write the former name.
-- Goes with the functions of the release 2026-11-22 (ADR 0115).
create or replace function mirror_full_notice() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.full_notice_sent_at := coalesce(new.full_notice_sent_at, new.told_full_at);
    new.told_full_at := new.full_notice_sent_at;
  elsif new.told_full_at is distinct from old.told_full_at then
    new.full_notice_sent_at := new.told_full_at;
  else
    new.told_full_at := new.full_notice_sent_at;
  end if;
  return new;
end $$;
