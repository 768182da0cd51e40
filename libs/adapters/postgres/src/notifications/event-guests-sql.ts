import type { EventGuest, ScheduleReader } from '@svc/notifications';
import { hasMode, lookup } from '../rows/by-key';
import { utc } from '../rows/statements';
import { isTypeCancelled } from '../ticketing/cancelled-types';
import { statement } from '../work/statement';
import { attendeesBeyond } from './attendee-seats-sql';

/** A guest, with the index of the news that they hear. */
export type GuestRow = Omit<EventGuest, 'unpaid' | 'attendeeIds'> & { at: number; since: Date };

/** SQL of the seats of a guest that are theirs, as their schedule is made of them. */
const seatRows = (condition: string, givenAt = 'is null') => `
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
               'attendeeId', a.id, 'serial', a.serial, 'status', a.status, 'tierName', '', 'attendance', t.details -> 'attendance', 'validDayIds', to_jsonb(t.valid_day_ids)))), '[]')
        from attendee a
        join ticket_type t on t.workspace_id = a.workspace_id and t.id = a.ticket_type_id
       where a.workspace_id = guest."workspaceId" and ${hasMode('a.mode', 'guest.mode')} and ${condition} and a.given_at ${givenAt}`;

/** SQL of the seats of a guest, and of what they were last notified of, as a `GuestSchedule`. */
const guestSchedule = (reader: ScheduleReader, subjectId: string, seats: string) => `
      jsonb_strip_nulls(jsonb_build_object(
        'seats', (${seats}), 'since', ${utc('guest.since', 3)},
        'notified', (select n.schedule from notified_schedule n
                      where n.workspace_id = guest."workspaceId" and n.mode = guest.mode and n.subject_id = ${subjectId} and n.reader = '${reader}' limit 1),
        'isMailed', exists (select 1 from message m
                             where m.workspace_id = guest."workspaceId" and ${hasMode('m.mode', 'guest.mode')} and m.subject_id = ${subjectId} and m.state in ('sending', 'sent') offset 0)))`;

const IS_EVENT_ON = `e.cancelled_at is null and (subject.news <> 'deleted' or e.end_at > service_now(e.workspace_id, 'live'))`;

/**
 * Returns SQL of up to `$6` readers of each of the news `$1` to `$5`, from rows that `select` finds beyond `subject.after`; of an
 * event that was deleted while it was not over. A cancelled event has no readers: all who lose a seat are notified of that (ADR 0147). The
 * event is looked up by its key. The news are arrays, by whose length the planner knows how few they are.
 */
const heardBy = (select: string, schedule: string, isHeard = IS_EVENT_ON) => `
  select subject.at, guest.*, case when subject.news = 'rescheduled' then (${schedule}) end as schedule
    from unnest($1::integer[], $2::uuid[], $3::uuid[], $4::text[], $5::uuid[], $7::uuid[]) as subject (at, "workspaceId", "eventId", news, after, "dayId")
   cross join ${lookup('event', 'workspace_id = subject."workspaceId" and id = subject."eventId"')} e
   cross join lateral (${select} order by "subjectId" limit $6) guest
   where ${isHeard}
   order by subject.at, guest."subjectId"`;

/** SQL that is true for seat `a` unless the news are of a cancelled day that it is not for, or with which it ends (ADR 0147). */
const CONCERNS_SEAT = `(subject."dayId" is null or exists (
     select 1 from ticket_type t
      where t.workspace_id = a.workspace_id and t.id = a.ticket_type_id and (t.valid_day_ids = '{}' or subject."dayId" = any (t.valid_day_ids)) and not ${isTypeCancelled('t')}))`;

const BEYOND = `coalesce(subject.after, '00000000-0000-0000-0000-000000000000')`;

/** SQL of guests; test mode stores no registrations. */
export const GUESTS = statement<GuestRow>('notifications.guests')`${heardBy(
  `
  select r.workspace_id as "workspaceId", r.mode, r.id as "subjectId", r.email, r.phone, r.created_at as since
    from registration r
   where r.workspace_id = e.workspace_id and ${hasMode('r.mode', `'live'`)} and r.event_id = e.id and r.ended_at is null and r.id > ${BEYOND}
     and (subject."dayId" is null or exists (
           select 1 from attendee a
            where a.workspace_id = r.workspace_id and ${hasMode('a.mode', 'r.mode')} and a.registration_id = r.id and a.given_at is null
              and a.status in ('pending', 'confirmed', 'checked_in') and ${CONCERNS_SEAT}))`,
  guestSchedule('taker', `guest."subjectId"`, seatRows(`a.registration_id = guest."subjectId"`)),
)}`;

/** SQL of buyers; test orders send nothing (§6). */
export const TICKET_BUYERS = statement<GuestRow>('notifications.ticket_buyers')`${heardBy(
  `
  select o.workspace_id as "workspaceId", o.mode, o.id as "subjectId", o.contact ->> 'email' as email, o.contact ->> 'phone' as phone, o.placed_at as since
    from store_order o
   where o.workspace_id = e.workspace_id and ${hasMode('o.mode', `'live'`)} and o.event_id = e.id and o.id > ${BEYOND}
     and exists (
           select 1 from order_item i
             join attendee a on a.workspace_id = i.workspace_id and ${hasMode('a.mode', 'i.mode')} and a.order_item_id = i.id and a.status in ('confirmed', 'checked_in') and a.given_at is null and ${CONCERNS_SEAT}
            where i.workspace_id = o.workspace_id and ${hasMode('i.mode', 'o.mode')} and i.order_id = o.id)`,
  guestSchedule(
    'taker',
    `guest."subjectId"`,
    seatRows(`a.order_item_id = any (array(
    select i.id from order_item i where i.workspace_id = guest."workspaceId" and ${hasMode('i.mode', 'guest.mode')} and i.order_id = guest."subjectId"))`),
  ),
)}`;

/** SQL of people to whom seats were given, and to whom tickets for theirs were sent. */
export const GIVEN_SEATS = statement<GuestRow & Pick<EventGuest, 'attendeeIds'>>('notifications.given_seats')`${heardBy(
  `
  select a.workspace_id as "workspaceId", a.mode, a.id as "subjectId", a.email, null as phone, null::uuid[] as "attendeeIds", a.given_at as since
    from attendee a
   where a.workspace_id = e.workspace_id and ${hasMode('a.mode', `'live'`)} and a.event_id = e.id and a.given_at is not null and a.email is not null
     and a.status in ('pending', 'confirmed', 'checked_in') and a.id > ${BEYOND} and ${CONCERNS_SEAT}
   union all ${attendeesBeyond(BEYOND)}`,
  `case when guest."attendeeIds" is null
        then ${guestSchedule('holder', `guest."subjectId"`, seatRows(`a.id = guest."subjectId"`, 'is not null'))}
        else ${guestSchedule('attendee', `any (guest."attendeeIds")`, seatRows(`a.id = any (guest."attendeeIds")`))} end`,
)}`;

/** SQL that is true for a seat `a` that has ended with the event, or the day, of the news (D-147). */
const HAS_ENDED = `a.ended_for = coalesce(subject."dayId", subject."eventId")`;
type EndedRow = GuestRow & Pick<EventGuest, 'attendeeIds'>;
/** Returns SQL of the readers of the news that seats have ended, as `heardBy`, also of a cancelled event. */
const heardOfEnd = (select: string) => heardBy(select, 'null::jsonb', 'true');

/** SQL of guests whose seats have ended with the event or day. */
export const ENDED_GUESTS = statement<EndedRow>('notifications.ended_guests')`${heardOfEnd(`
  select r.workspace_id as "workspaceId", r.mode, r.id as "subjectId", r.email, r.phone, r.created_at as since, ended.ids as "attendeeIds"
    from registration r
   cross join lateral (
     select array_agg(a.id order by a.position) as ids from attendee a
      where a.workspace_id = r.workspace_id and ${hasMode('a.mode', 'r.mode')} and a.registration_id = r.id and a.given_at is null and ${HAS_ENDED}) ended
   where r.workspace_id = e.workspace_id and ${hasMode('r.mode', `'live'`)} and r.event_id = e.id and r.id > ${BEYOND} and ended.ids is not null`)}`;

/** SQL of buyers whose tickets have ended with the event or day. */
export const ENDED_BUYERS = statement<EndedRow>('notifications.ended_buyers')`${heardOfEnd(`
  select o.workspace_id as "workspaceId", o.mode, o.id as "subjectId", o.contact ->> 'email' as email, o.contact ->> 'phone' as phone, o.placed_at as since,
         ended.ids as "attendeeIds"
    from store_order o
   cross join lateral (
     select array_agg(a.id order by a.id) as ids
       from order_item i
       join attendee a on a.workspace_id = i.workspace_id and ${hasMode('a.mode', 'i.mode')} and a.order_item_id = i.id and a.given_at is null and ${HAS_ENDED}
      where i.workspace_id = o.workspace_id and ${hasMode('i.mode', 'o.mode')} and i.order_id = o.id) ended
   where o.workspace_id = e.workspace_id and ${hasMode('o.mode', `'live'`)} and o.event_id = e.id and o.id > ${BEYOND} and ended.ids is not null`)}`;

/** SQL of people whose seats have ended with the event or day, of those to whom seats were given or tickets sent. */
export const ENDED_HOLDERS = statement<EndedRow>('notifications.ended_holders')`${heardOfEnd(`
  select a.workspace_id as "workspaceId", a.mode, a.id as "subjectId", a.email, null as phone, null::uuid[] as "attendeeIds", a.given_at as since
    from attendee a
   where a.workspace_id = e.workspace_id and ${hasMode('a.mode', `'live'`)} and a.event_id = e.id and a.given_at is not null and a.email is not null
     and ${HAS_ENDED} and a.id > ${BEYOND}
   union all ${attendeesBeyond(BEYOND, HAS_ENDED)}`)}`;
