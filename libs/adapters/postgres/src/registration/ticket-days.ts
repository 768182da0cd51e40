import type { DoorDay, TicketDays } from '@svc/registration';
import { hasMode, outerValue } from '../rows/by-key';
import { utc, withoutNulls } from '../rows/statements';
import { statement } from '../work/statement';

/** SQL of the zone of event `e` of workspace `w`. */
export const ZONE = `coalesce(e.details ->> 'timezone', w.timezone)`;

/** Returns SQL of `select` over the admissions of attendee `a` with their days `d`; read only for attendees who are, or may have been, checked in. */
export const admissions = (select: string) => `
  case when a.status in ('checked_in', 'cancelled') then
    (select ${select}
       from admission m
       left join event_day d on d.workspace_id = m.workspace_id and d.id = m.event_day_id
      where m.workspace_id = a.workspace_id and ${hasMode('m.mode', 'a.mode')} and m.attendee_id = a.id) end`;

/**
 * SQL of the days of event `e`, and of those that were removed since but are named by ticket type `t` or by admissions of
 * attendee `a`.
 */
const DAYS = `
  (select json_agg(json_build_object(
            'id', d.id, 'key', d.key, 'label', d.details -> 'label', 'dayDate', d.details -> 'dayDate', 'startAt', d.details -> 'startAt',
            'endAt', d.details -> 'endAt', 'timezone', coalesce(d.details ->> 'timezone', ${ZONE}), 'isRemoved', d.deleted_at is not null, 'isCancelled', nullif(d.cancelled_at is not null, false)) order by d.position, d.id)
     from (select live.* from event_day live where live.workspace_id = e.workspace_id and live.event_id = e.id and live.deleted_at is null
            union all
           select gone.* from event_day gone
            where gone.workspace_id = e.workspace_id and gone.deleted_at is not null
              and gone.id = any (${outerValue(`t.valid_day_ids || array(
                    select m.event_day_id from admission m where m.workspace_id = a.workspace_id and ${hasMode('m.mode', 'a.mode')} and m.attendee_id = a.id)`)}::uuid[])) d)`;

/**
 * Returns SQL of the facts by which the admissions of attendee `a` with ticket type `t` for event `e` of workspace `w` are
 * judged, as columns with nulls.
 */
export const ticketDays = `
  ${DAYS} as days, to_json(t.valid_day_ids) as "validDayIds", nullif(t.cancelled_at is not null, false) as "isTypeDropped",
  ${admissions(`json_agg(json_build_object('dayId', m.event_day_id, 'at', ${utc('m.admitted_at', 3)}) order by m.admitted_at, m.id)`)} as admissions`;

/** SQL of the same facts for one attendee: `$3`. */
export const TICKET_DAYS = statement<TicketDaysRow>('registration.ticket_days')`
  select ${ticketDays}
    from attendee a
    join ticket_type t on t.workspace_id = a.workspace_id and t.id = a.ticket_type_id
    join event e on e.workspace_id = a.workspace_id and e.id = a.event_id
    join workspace w on w.id = a.workspace_id
   where a.workspace_id = $1 and a.mode = $2 and a.id = $3`;

/** A row as `ticketDays` selects it. */
export interface TicketDaysRow {
  days: object[] | null;
  validDayIds: string[];
  isTypeDropped: boolean | null;
  admissions: { dayId: string | null; at: string }[] | null;
}

export function ticketDaysOf({ days, validDayIds, isTypeDropped, admissions: rows }: TicketDaysRow): TicketDays {
  return {
    days: (days ?? []).map((day) => withoutNulls<DoorDay>(day)),
    validDayIds,
    ...(isTypeDropped && { isTypeDropped }),
    admissions: (rows ?? []).map(({ dayId, at }) => ({ at: new Date(at), dayId: dayId ?? undefined })),
  };
}
