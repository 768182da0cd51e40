-- Used by the release 2026-11-22 alone. Opens a checkout like open_checkout. Raises CO004, and opens none, if it holds something and `most`
-- others of its access key do too: the detail is the moment at which there is room for it.
create or replace function open_checkout_within(workspace uuid, in_mode text, plan jsonb, of_key uuid, most integer) returns boolean language plpgsql set lock_timeout = '5s' as $$
declare
  made uuid := plan ->> 'id';
  asked_at timestamptz := plan ->> 'createdAt';
  holds_something boolean := plan ->> 'holds' = 'held';
  gave_way boolean;
  ends timestamptz[];
begin
  if holds_something then
    perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', workspace, in_mode, of_key), 62));
  end if;
  gave_way := open_checkout(workspace, in_mode, plan);
  if gave_way is null then
    return null;
  end if;
  update checkout set key_id = of_key where workspace_id = workspace and mode = in_mode and id = made;
  if holds_something then
    ends := array(
      select least(c.expires_at, c.held_until) from checkout c
       where c.workspace_id = workspace and c.mode = in_mode and c.key_id = of_key and c.id <> made
         and c.status = 'open' and c.holds = 'held' and least(c.expires_at, c.held_until) > asked_at and c.saving ->> 'startedAt' is null
       order by 1);
    if cardinality(ends) >= most then
      raise exception using errcode = 'CO004', message = 'the key holds as much as it may', detail = to_json(ends[cardinality(ends) - most + 1])::text;
    end if;
  end if;
  return gave_way;
end $$;
