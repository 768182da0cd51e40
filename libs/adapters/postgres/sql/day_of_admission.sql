-- Returns the event day on which a ticket was used, for admissions that state the moment alone (D-125, `dayAt` of the registration
-- context): the day that was on, else the nearest that the ticket admits to. Returns null if the event has no days, or the server does not
-- know a time zone.
create or replace function day_of_admission(for_workspace uuid, for_event uuid, for_ticket_type uuid, used_at timestamptz) returns uuid
language plpgsql stable as $$
begin
  return (
    select ranked.id
      from (
        select day.*,
               case when used_at between begins - case when says_start then interval '6 hours' else interval '0' end and ends + interval '6 hours' then 0
                    when used_at between begins - interval '6 hours' and ends + interval '6 hours' then 1
                    else 2 end as distance
          from (
            select d.id, d.position, d.details ? 'startAt' as says_start, t.valid_day_ids = '{}' or d.id = any (t.valid_day_ids) as is_valid,
                   coalesce((d.details ->> 'startAt')::timestamptz, (d.details ->> 'dayDate')::timestamp at time zone zone) as begins,
                   coalesce((d.details ->> 'endAt')::timestamptz, ((d.details ->> 'dayDate')::date + 1)::timestamp at time zone zone) as ends
              from event_day d
              join event e on e.workspace_id = for_workspace and e.id = d.event_id
              join workspace w on w.id = for_workspace
              join ticket_type t on t.workspace_id = for_workspace and t.id = for_ticket_type
             cross join lateral (select coalesce(d.details ->> 'timezone', e.details ->> 'timezone', w.timezone) as zone) place
             where d.workspace_id = for_workspace and d.event_id = for_event and d.deleted_at is null) day) ranked
     where distance < 2 or is_valid
     order by distance, not is_valid, distance < 2 and not (begins <= used_at and used_at < ends),
              case when distance < 2 then abs(extract(epoch from used_at - begins))
                   else greatest(extract(epoch from begins - used_at), extract(epoch from used_at - ends)) end,
              position
     limit 1);
exception when invalid_parameter_value then
  return null;
end $$;
