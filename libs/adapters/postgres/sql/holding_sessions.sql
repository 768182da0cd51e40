-- Returns the sessions among these that are open and hold something, as JSON in the order of their ids: the facts by which `decideLapsed`
-- of libs/checkout decides, and by which a later statement checks that they are unchanged.
-- `offset 0` and `is true` keep the planner to their keys (ADR 0145).
create or replace function holding_sessions(workspace uuid, in_mode text, sessions uuid[]) returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', c.id, 'version', c.version,
             'endsAt', to_char(least(c.expires_at, c.held_until) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
             'attempts', (select coalesce(jsonb_agg(a.status order by a.id), '[]') from payment_attempt a
                           where a.workspace_id = workspace and (a.mode = c.mode) is true and a.checkout_id = c.id)) order by c.id), '[]')
      from (select distinct unnest(sessions) as id) named
     cross join lateral (select * from checkout where workspace_id = workspace and mode = in_mode and id = named.id offset 0) c
     where c.status = 'open' and c.holds = 'held');
end $$;
