-- Returns the open sessions of a buyer for an event except one, oldest first, as JSON: the facts by which `decideGivingWay` of
-- libs/checkout decides, and by which a later statement checks that they are unchanged. plpgsql keeps its plan, and
-- `is true` keeps it from the primary key (ADR 0145).
create or replace function sessions_of_buyer(workspace uuid, in_mode text, of_event uuid, email text, but_for uuid) returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', c.id, 'version', c.version, 'isSavingUp', c.saving ->> 'startedAt' is not null,
             'createdAt', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
             'expiresAt', to_char(c.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
             'attempts', (select coalesce(jsonb_agg(a.status order by a.id), '[]') from payment_attempt a
                           where a.workspace_id = workspace and (a.mode = c.mode) is true and a.checkout_id = c.id)) order by c.created_at, c.id), '[]')
      from checkout c
     where c.workspace_id = workspace and (c.mode = in_mode) is true and c.event_id = of_event and c.contact_email = email and c.status = 'open'
       and c.id is distinct from but_for);
end $$;
