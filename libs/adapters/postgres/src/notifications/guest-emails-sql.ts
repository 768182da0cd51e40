import { hasMode } from '../rows/by-key';
import { utc } from '../rows/statements';
import { seatStatus } from '../ticketing/cancelled-types';
import { eventDays, placeRules } from '../ticketing/ticket-reader';
import { PRINTED_CONTACT, seatPrice, seatsOfItem, shortCode } from '../ticketing/ticket-sql';
import { ofAnother, sameAddress, takenBy } from './attendee-seats-sql';
import { BRANDING } from './merchant-emails-sql';
import { earlierOf, notifiedOf } from './notified-schedule-sql';

/** Returns SQL of names and values for the schedule that a reader was notified of; they have had their seats `since` then. */
export const notified = (row: string, reader: 'taker' | 'holder' | 'attendee', since: string, subjectId = `${row}.id`) => `
    'reader', jsonb_build_object('subjectId', ${subjectId}, 'reader', '${reader}'),
    'notified', ${notifiedOf({ workspaceId: `${row}.workspace_id`, mode: `${row}.mode`, subjectIds: `array[${subjectId}]` })},
    'earlier', ${earlierOf(since)}`;

/** Seat `a`, of the tier `t`. */
const SEAT = `jsonb_build_object(
           'attendeeId', a.id, 'serial', a.serial, 'status', ${seatStatus('a', 't')}, 'name', a.name, 'tierName', t.details -> 'name', 'attendance', t.details -> 'attendance',
           'validDayIds', to_jsonb(t.valid_day_ids), 'shortCode', ${shortCode('a')})`;

/** Seats `a` of some rows that meet a condition, with their tiers. */
const seatsWhere = (condition: string, seat = SEAT, rows = 'attendee a') => `
  select jsonb_agg(${seat} order by a.position, a.id)
    from ${rows}
    join ticket_type t on t.workspace_id = a.workspace_id and t.id = a.ticket_type_id
   where ${condition}`;

/** Returns SQL of seats without those that were given away, which only their holders see (ADR 0067). */
const seats = (condition: string, seat = SEAT, rows?: string) => seatsWhere(`${condition} and a.given_at is null`, seat, rows);

const REGISTERED = seats(`a.workspace_id = r.workspace_id and ${hasMode('a.mode', 'r.mode')} and a.registration_id = r.id`);

export const BOUGHT = seats(
  `i.workspace_id = o.workspace_id and ${hasMode('i.mode', 'o.mode')} and i.order_id = o.id`,
  `${SEAT} || jsonb_build_object('priceMinor', ${seatPrice('a', 't')})`,
  `order_item i ${seatsOfItem('i', 'a')}`,
);

export const WORKSPACE = `jsonb_build_object('slug', w.slug, 'displayName', w.display_name, 'timezone', w.timezone)`;

export const EVENT = `jsonb_build_object(
      'id', e.id, 'version', e.version, 'title', e.title, 'startAt', ${utc('e.start_at', 3)}, 'endAt', ${utc('e.end_at', 3)},
      'timezone', e.details -> 'timezone', 'location', e.details -> 'location', ${placeRules},
      'doorsAt', e.details -> 'doorsAt', 'coverUrl', e.details -> 'coverUrl', 'removed', e.deleted_at is not null or e.cancelled_at is not null, 'days', (${eventDays}))`;

export const REGISTRATION = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE},
    'branding', ${BRANDING},
    'contact', ${PRINTED_CONTACT},
    'event', ${EVENT},
    'language', r.language,
    'contactName', r.name,
    'takenAt', ${utc('r.created_at', 3)},
    'seats', (${REGISTERED}),${notified('r', 'taker', 'r.created_at')}
  )) as source
    from registration r
    join workspace w on w.id = r.workspace_id
    join event e on e.workspace_id = r.workspace_id and e.id = r.event_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where r.workspace_id = $1 and r.mode = $2 and r.id = $3
     and exists (select 1 from attendee a where a.workspace_id = r.workspace_id and ${hasMode('a.mode', 'r.mode')} and a.registration_id = r.id and a.given_at is null)`;

/** SQL of a seat as its holder has it; nothing once it is somebody else's again. */
export const GIVEN_SEAT = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE}, 'branding', ${BRANDING}, 'contact', ${PRINTED_CONTACT}, 'event', ${EVENT},
    'language', a.language,
    'contactName', a.name,
    'takenAt', ${utc('a.given_at', 3)},
    'given', true,
    'seats', jsonb_build_array(${SEAT}),${notified('a', 'holder', 'a.given_at')}
  )) as source
    from attendee a
    join ticket_type t on t.workspace_id = a.workspace_id and t.id = a.ticket_type_id
    join workspace w on w.id = a.workspace_id
    join event e on e.workspace_id = a.workspace_id and e.id = a.event_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where a.workspace_id = $1 and a.mode = $2 and a.id = $3 and a.given_at is not null and lower(btrim(a.email)) = lower(btrim($4))`;

/** SQL of the first seat of an address other than the buyer's, that of the seat `own`. */
const FIRST_OWN = `select a.id from attendee a where ${sameAddress('a', 'own')} order by a.position, a.id limit 1`;

/** SQL of the seats of an address other than the buyer's, as their holder may see them: by the first of them, `$3`. */
export const OWN_SEATS = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE}, 'branding', ${BRANDING}, 'contact', ${PRINTED_CONTACT}, 'event', ${EVENT},
    'language', coalesce(r.language, (select c.language from checkout c where c.workspace_id = o.workspace_id and c.mode = o.mode and c.id = o.checkout_id)),
    'contactName', coalesce(own.name, btrim(own.email)),
    'takenAt', ${utc('own.created_at', 3)},
    'seats', (${seatsWhere(sameAddress('a', 'own'), `${SEAT} || jsonb_build_object('alone', lower(btrim(own.email)))`)}),${notified('own', 'attendee', 'own.created_at', `(${FIRST_OWN})`)}
  )) as source
    from attendee own
    ${takenBy('own')}
    join workspace w on w.id = own.workspace_id
    join event e on e.workspace_id = own.workspace_id and e.id = own.event_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where own.workspace_id = $1 and own.mode = $2 and own.id = $3 and ${ofAnother('own')} and lower(btrim(own.email)) = lower(btrim($4))`;

/** SQL of the ids of the seats that were taken with the given one. */
const TAKEN_IDS = `
        select other.id from attendee other
         where other.workspace_id = given.workspace_id and ${hasMode('other.mode', 'given.mode')}
           and (other.registration_id = given.registration_id or other.order_item_id = any (array(
             select item.id from order_item item where item.workspace_id = o.workspace_id and ${hasMode('item.mode', 'o.mode')} and item.order_id = o.id)))`;

/** SQL of the given seat, and those that were taken with it and are still the buyer's. */
const TAKEN = `jsonb_build_object(
      'workspace', ${WORKSPACE}, 'event', ${EVENT}, 'contactName', coalesce(r.name, o.contact ->> 'name', ''),
      'seats', (${seatsWhere(`a.workspace_id = given.workspace_id and ${hasMode('a.mode', 'given.mode')} and (a.given_at is null or a.id = given.id)
        and (a.registration_id = given.registration_id or a.order_item_id = any (array(
          select other.id from order_item other where other.workspace_id = o.workspace_id and ${hasMode('other.mode', 'o.mode')} and other.order_id = o.id)))`)}),
      'reader', jsonb_build_object('subjectId', coalesce(r.id, o.id), 'reader', 'taker'),
      'notified', ${notifiedOf({ workspaceId: 'given.workspace_id', mode: 'given.mode', subjectIds: `array(${TAKEN_IDS}) || coalesce(r.id, o.id)` })},
      'earlier', ${earlierOf('given.created_at')})`;

/** The action that a code confirms. */
export const CONFIRMATION = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', jsonb_build_object('displayName', w.display_name),
    'branding', ${BRANDING},
    'language', c.language,
    'confirmation', jsonb_build_object('id', c.id, 'purpose', c.purpose, 'email', c.email, 'createdAt', ${utc('c.created_at', 3)}, 'endedAt', ${utc('c.ended_at', 3)}),
    'ticket', (select jsonb_build_object('event', e.title, 'holder', given.name, 'attendeeId', given.id, 'taken', ${TAKEN})
                 from attendee given
                 join event e on e.workspace_id = given.workspace_id and e.id = given.event_id
                 left join registration r on r.workspace_id = given.workspace_id and r.mode = given.mode and r.id = given.registration_id
                 left join order_item i on i.workspace_id = given.workspace_id and i.mode = given.mode and i.id = given.order_item_id
                 left join store_order o on o.workspace_id = i.workspace_id and o.mode = i.mode and o.id = i.order_id
                where given.workspace_id = c.workspace_id and given.mode = c.mode and given.id = c.subject_id and c.purpose = 'ticket_give_away')
  )) as source
    from confirmation c
    join workspace w on w.id = c.workspace_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where c.workspace_id = $1 and c.mode = $2 and c.id = $3`;

/** SQL of the first seat of a registration or order that its taker still has. */
const FIRST_SEAT = (taken: string) => `
      select jsonb_build_object('attendeeId', a.id, 'serial', a.serial) as seat
        from attendee a
       where a.workspace_id = $1 and ${hasMode('a.mode', '$2')} and a.given_at is null and a.status in ('pending', 'confirmed', 'checked_in') and ${taken}
       order by a.position, a.id limit 1`;

/**
 * SQL of the registrations and free orders of the address `$3`, whose events are to come: up to `$4`, the newest first (D-153).
 */
export const REGISTRATIONS = `
  with taken as (
    select r.id, r.event_id, r.created_at, r.language, first.seat
      from registration r
     cross join lateral (${FIRST_SEAT('a.registration_id = r.id')}) first
     where r.workspace_id = $1 and ${hasMode('r.mode', '$2')} and r.guest_key = lower(btrim($3)) and r.ended_at is null
     union all
    select o.id, o.event_id, o.placed_at, c.language, first.seat
      from checkout c
      join store_order o on o.workspace_id = c.workspace_id and ${hasMode('o.mode', 'c.mode')} and o.checkout_id = c.id and o.paid_minor = 0
     cross join lateral (${FIRST_SEAT(`a.order_item_id = any (array(select i.id from order_item i where i.workspace_id = o.workspace_id and ${hasMode('i.mode', 'o.mode')} and i.order_id = o.id))`)}) first
     where c.workspace_id = $1 and ${hasMode('c.mode', '$2')} and c.contact_email = lower(btrim($3)) and c.status = 'paid'
  ), coming as (
    select taken.*, jsonb_build_object(
             'title', e.title, 'startAt', ${utc('e.start_at', 3)}, 'timezone', e.details -> 'timezone', 'seat', taken.seat) as listed
      from taken
      join event e on e.workspace_id = $1 and e.id = taken.event_id and e.deleted_at is null and e.end_at > service_now($1, $2)
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE},
    'branding', ${BRANDING},
    'language', (select language from coming where language is not null order by created_at desc limit 1),
    'total', (select count(*) from coming),
    'registrations', coalesce((select jsonb_agg(listed order by created_at desc, id desc) from (select * from coming order by created_at desc, id desc limit $4) newest), '[]')
  )) as source
    from workspace w
    left join storefront_document page on page.workspace_id = w.id and page.published
   where w.id = $1`;
