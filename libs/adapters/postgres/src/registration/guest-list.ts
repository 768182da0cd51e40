import type { SearchRequest } from '@svc/contracts';
import {
  type AttendeeName,
  type DoorGuest,
  type GuestEvent,
  GuestList,
  type GuestQuery,
  type GuestRegistration,
  type GuestSeat,
  type QuestionedEvent,
  type RegistrationName,
  type TicketName,
} from '@svc/registration';
import type { Attendee } from '@svc/ticketing';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { hasMode, lookup, outerValue } from '../rows/by-key';
import { ticketTypeDetails } from '../rows/details';
import { idIn, searchOf, searchParameters } from '../rows/search-parameters';
import { utc, withoutNulls } from '../rows/statements';
import { takenBy } from '../notifications/attendee-seats-sql';
import { ordersByCode, seatsByCode } from '../ticketing/ticket-sql';
import { ticketCodeEntity } from './registration.entities';
import { admissions, ticketDays, ticketDaysOf, type TicketDaysRow, ZONE } from './ticket-days';

/** SQL of the fields by which people recognise event `e` of workspace `w`, as JSON. */
export const EVENT = `jsonb_build_object('id', e.id, 'slug', e.slug, 'title', e.title, 'timezone', ${ZONE})`;

/** SQL of the fields of attendee `a`, for JSON with nulls: a `jsonb` takes several times as long to build. */
const ATTENDEE = `
    'id', a.id, 'ticketTypeId', a.ticket_type_id, 'position', a.position, 'ticket', a.ticket,
    'countedDayIds', a.counted_day_ids, 'name', a.name, 'email', a.email, 'phone', a.phone, 'dateOfBirth', a.date_of_birth,
    'status', a.status, 'serial', a.serial, 'checkedInAt', ${utc('a.checked_in_at', 3)}, 'givenAt', ${utc('a.given_at', 3)}, 'responses', a.responses`;

/** SQL of when the person on attendee `a` has said that they are not meant. */
const NOT_MEANT_AT = utc('a.not_meant_at', 3);

/** SQL of the keys of the days that ticket type `t` admits to; nothing is read for one that admits to every day. */
const VALID_DAYS = `
  case when t.valid_day_ids <> '{}' then
    (select json_agg(d.key order by d.position) from event_day d where d.workspace_id = t.workspace_id and d.id = any (t.valid_day_ids)) end`;

/** SQL of the short code of the ticket that attendee `a` has. */
const SHORT_CODE = `
  (select c.code from ticket_code c
    where c.workspace_id = a.workspace_id and c.mode = a.mode and c.attendee_id = a.id and c.serial = a.serial)`;

/** SQL of the price of the ticket that attendee `a` has the first seat of; null where the seat was not bought. */
const PRICE = `
  case when a.order_item_id is not null then
    (select sold.line -> 'unitPriceMinor' from order_item sold
      where sold.workspace_id = a.workspace_id and sold.mode = a.mode and sold.id = a.order_item_id
        and not exists (select 1 from attendee b
                         where b.workspace_id = a.workspace_id and ${hasMode('b.mode', 'a.mode')} and b.order_item_id = a.order_item_id
                           and b.ticket = a.ticket and b.position < a.position)) end`;

/** SQL of attendee `a` with ticket type `t`. */
const SEAT = `
  json_build_object(${ATTENDEE}, 'notMeantAt', ${NOT_MEANT_AT}, 'ticketTypeName', t.details ->> 'name', 'validDays', ${VALID_DAYS},
    'shortCode', ${SHORT_CODE}, 'priceMinor', ${PRICE},
    'admissions', ${admissions(`json_agg(json_build_object('day', d.key, 'at', ${utc('m.admitted_at', 3)}) order by m.admitted_at, m.id)`)})`;

/** Returns SQL of the attendees `a` who have the seats of a registration or an order. */
const seatedOf = (id: string, workspace: string, mode: string) => `
  (select free.* from attendee free where free.workspace_id = ${workspace} and ${hasMode('free.mode', mode)} and free.registration_id = ${id}
    union all
   select bought.* from order_item i join attendee bought
       on bought.workspace_id = i.workspace_id and ${hasMode('bought.mode', 'i.mode')} and bought.order_item_id = i.id
    where i.workspace_id = ${workspace} and ${hasMode('i.mode', mode)} and i.order_id = ${id}) a`;

/** SQL of the attendees `a` who have the seats of `r`. */
const SEATED = seatedOf('r.id', 'r.workspace_id', 'r.mode');

const SEATS = `
  (select json_agg(${SEAT} order by a.position)
     from ${SEATED}
     join ticket_type t on t.workspace_id = a.workspace_id and t.id = a.ticket_type_id)`;

/** Registrations as guests. */
const REGISTERED = `
  select workspace_id, mode, id, event_id, name, email, phone, date_of_birth, responses, unlock_code_ids, promoter_code, source, created_at, ended_at, null::jsonb as bought_by
    from registration
   where true`;

/** Paid orders of tickets, as if they were registrations. A test order has no seats (§6). */
const BOUGHT = `
  select workspace_id, mode, id, event_id, contact ->> 'name' as name, contact ->> 'email' as email, contact ->> 'phone' as phone, null::date as date_of_birth, responses,
         '{}'::uuid[] as unlock_code_ids, totals ->> 'promoterCode' as promoter_code, case when source = 'hosted' then 'hosted_storefront' when source = 'pos' then 'admin' else source end as source,
         placed_at as created_at, cancelled_at as ended_at,
         case when number is not null then jsonb_build_object('number', number, 'currency', totals ->> 'currency') end as bought_by
    from store_order
   where event_id is not null and ${hasMode('mode', `'live'`)} and paid_at is not null`;

/** Returns SQL of the guests `r` of a source in the workspace `$1`, each whole. */
const wholeOf = (guests: string) => `
  select r.id, ${EVENT} as event, r.name, r.email, r.phone, r.date_of_birth::text as "dateOfBirth", r.responses,
         r.unlock_code_ids as "unlockCodeIds", r.promoter_code as "promoterCode", r.source, r.created_at as "createdAt", r.ended_at as "endedAt", r.bought_by as "order",
         ${SEATS} as seats
    from (${guests}) r
   cross join ${lookup('event', 'workspace_id = r.workspace_id and id = r.event_id')} e
    join workspace w on w.id = $1`;

/**
 * Returns SQL of the newest guests of a source that pass all filters: of each source no more than a page, so that neither is
 * read beyond it.
 */
const newestOf = (source: string, ofMode: string) => `
  (select r.* from (${source}) r
    where r.workspace_id = $1 and ${ofMode} and ($7::uuid is null or r.id < $7) and ($4::uuid is null or r.event_id = $4)
      and (coalesce($5::text, $6::text) is null or exists (
        select 1 from ${SEATED}
         where ($5::text is null or a.status = $5) and ($6::text is null or a.ticket_type_id = $6::uuid)))
    order by r.id desc
    limit $3)`;

/** Returns SQL of a page. Parameters of absent filters are null: `$4` event, `$5` status and `$6` ticket type of a seat, `$7` cursor. */
const pageOf = (ofMode: string) => `
  ${wholeOf(`
    ${newestOf(REGISTERED, ofMode)}
    union all
    ${newestOf(BOUGHT, ofMode)}`)}
   order by r.id desc
   limit $3`;

const PAGE = statement<RegistrationRow>('registration.page')`${pageOf('r.mode = $2')}`;
const PAGE_OF_EVENT = statement<RegistrationRow>('registration.page_of_event')`${pageOf(hasMode('r.mode', '$2'))}`;

const ASKED = '$1, $2, $3, $4, $5, $6::uuid, $7, $8, $9, $10';

/** SQL of the registrations of the seats whose short code is `$11`, as far as the filters let them pass. */
const REGISTERED_BY_CODE = `
  select a.registration_id from ${seatsByCode('$11')}
   where ($4::uuid is null or a.event_id = $4) and ($5::text is null or a.status = $5) and ($6::text is null or a.ticket_type_id = $6::uuid)
     and ($7::uuid is null or a.registration_id < $7)`;

/** SQL of the orders of those seats. */
const BOUGHT_BY_CODE = `
  ${ordersByCode('$11')}
   where ($4::uuid is null or a.event_id = $4) and ($5::text is null or a.status = $5) and ($6::text is null or a.ticket_type_id = $6::uuid)
     and ($7::uuid is null or i.order_id < $7)`;

/** Returns SQL of the guests of a source with the ids of an array, each found by its primary key (ADR 0145). */
const byIds = (source: string, ids: string) => `
  select guest.* from (select distinct unnest(${ids}) as id) found
   cross join lateral (${source} and workspace_id = $1 and mode = $2 and id = found.id offset 0) guest`;

/** Returns SQL of the guest with an id, whole. */
const guestWith = (id: string) => wholeOf(`${byIds(REGISTERED, `array[${id}]`)} union all ${byIds(BOUGHT, `array[${id}]`)}`);

/** SQL of the ids of guests that a ref names, of an order, a group or a seat, or the number of an order `$14`, as far as the filters let them pass. */
const NAMED = `
  select named.id
    from (select $13::uuid as id where $12 in ('ord', 'grp')
          union all
          select coalesce(a.registration_id, i.order_id) from attendee a
            left join ${lookup('order_item', 'workspace_id = a.workspace_id and mode = a.mode and id = a.order_item_id')} i on true
           where ${outerValue('$12::text')} = 'att' and a.workspace_id = $1 and a.mode = $2 and a.id = ${outerValue('$13::uuid')}
          union all
          select o.id from store_order o where o.workspace_id = $1 and ${hasMode('o.mode', '$2')} and o.number is not null and o.number = ${outerValue('$14::bigint')}) named
   where ($7::uuid is null or named.id < $7)
     and exists (select 1 from ${seatedOf('named.id', '$1', '$2')}
                  where ($4::uuid is null or a.event_id = $4) and ($5::text is null or a.status = $5) and ($6::text is null or a.ticket_type_id = $6::uuid))`;

/**
 * SQL of a page of guests that are searched for, whose ids are found by functions (ADR 0154), or whose ticket has the short code `$11`, or whom a
 * ref or a number names.
 */
const FOUND = statement<RegistrationRow>('registration.found')`
  ${wholeOf(`
    select * from (
      ${byIds(REGISTERED, `(select search_registrations_v2(${ASKED}))::uuid[] || array(${REGISTERED_BY_CODE}) || array(${NAMED})`)}
      union all
      ${byIds(BOUGHT, `(select search_guest_orders_v2(${ASKED}))::uuid[] || array(${BOUGHT_BY_CODE}) || array(${NAMED})`)}) named
     order by id desc
     limit $3`)}
   order by r.id desc`;

/** Returns the parameters from `$8` on: what is searched for. */
function searchFor(search: string): unknown[] {
  const { request, parameters } = searchOf(search);
  return [...parameters, request.code ?? null, request.ref?.prefix ?? null, request.ref?.id ?? null, request.number ?? null];
}

export const AT_DOOR = statement<DoorRow>('registration.at_door')`
  select json_build_object(${ATTENDEE}) as attendee, ${EVENT} || jsonb_build_object('isCancelled', e.cancelled_at is not null) as event, ${ticketDays}, t.details ->> 'name' as "ticketTypeName", case when a.given_at is null then coalesce(a.name, r.name, o.contact ->> 'name') else a.name end as name
    from attendee a
    join ticket_type t on t.workspace_id = a.workspace_id and t.id = a.ticket_type_id
    join event e on e.workspace_id = a.workspace_id and e.id = a.event_id
    join workspace w on w.id = a.workspace_id
    ${takenBy('a')}
   where a.workspace_id = $1 and a.mode = $2 and a.id = $3`;

/** The registration, or the order, of an attendee: `$3`. */
const OF_ATTENDEE = `
  (select coalesce(a.registration_id, i.order_id)
     from attendee a left join ${lookup('order_item', 'workspace_id = a.workspace_id and mode = a.mode and id = a.order_item_id')} i on true
    where a.workspace_id = $1 and a.mode = $2 and a.id = $3)`;

const GUEST = statement<RegistrationRow>('registration.guest')`${guestWith('$3::uuid')}`;
const GUEST_OF_ATTENDEE = statement<RegistrationRow>('registration.guest_of_attendee')`${guestWith(OF_ATTENDEE)}`;

/**
 * SQL of the present questions of event `e`, in the order of its ticket types, then those of old answers, by their former
 * labels.
 */
const QUESTIONS = `
  (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'label', label) order by ordinal, key), '[]')
     from (
       select key, (array_agg(label order by ordinal))[1] as label, min(ordinal) as ordinal
         from (
           select question ->> 'key' as key, question ->> 'label' as label, row_number() over (order by t.deleted_at nulls first, t.position, number) as ordinal
             from ticket_type t, jsonb_array_elements(${ticketTypeDetails.field('t', 'formFields')}) with ordinality as asked (question, number)
            where t.workspace_id = e.workspace_id and t.event_id = e.id and question ->> 'type' <> 'heading'
           union all
           select distinct answer.key, coalesce(former.label, answer.key), 1000000
             from (select responses from registration where workspace_id = e.workspace_id and event_id = e.id
                   union all select responses from store_order where workspace_id = e.workspace_id and event_id = e.id
                   union all select responses from attendee where workspace_id = e.workspace_id and event_id = e.id) answered,
                  jsonb_object_keys(responses) as answer (key)
                  left join (select distinct on (kept.key) kept.key, kept.label
                               from ticket_type t, jsonb_each_text(t.former_labels) as kept (key, label)
                              where t.workspace_id = e.workspace_id and t.event_id = e.id
                              order by kept.key, t.deleted_at nulls first, t.position) former on former.key = answer.key
         ) every
        group by key
     ) known)`;

export const QUESTIONED_EVENT = statement<{ event: QuestionedEvent }>('registration.questioned_event')`
  select ${EVENT} || jsonb_build_object('questions', ${QUESTIONS}) as event
    from event e
    join workspace w on w.id = e.workspace_id
   where e.workspace_id = $1 and (e.id = $2 or e.identity = lower($3))
   order by (e.deleted_at is not null), e.id desc
   limit 1`;

const EVENTS_WITH = statement<{ event: GuestEvent }>('registration.events_with')`
  select ${EVENT} as event
    from event e
    join workspace w on w.id = e.workspace_id
   where e.workspace_id = $1 and e.deleted_at is null and (e.id = $5 or has_words(e.title, e.slug, null, $3, $4))
   order by e.id desc
   limit $2`;

interface MomentTexts {
  checkedInAt?: string;
  givenAt?: string;
}
type SeatRow = Omit<GuestSeat, keyof MomentTexts | 'notMeantAt' | 'validDays' | 'admissions'> &
  MomentTexts & { notMeantAt?: string; validDays?: string[]; admissions?: { day: string | null; at: string }[] };
type DoorRow = TicketDaysRow & Pick<DoorGuest, 'event' | 'ticketTypeName'> & { name: string | null; attendee: object };
type Nullable<Row> = { [Field in keyof Row]-?: Exclude<Row[Field], undefined> | null };
type RegistrationRow = Pick<GuestRegistration, 'id' | 'event' | 'responses' | 'unlockCodeIds' | 'source' | 'createdAt'> &
  Nullable<Pick<GuestRegistration, 'dateOfBirth' | 'promoterCode' | 'endedAt' | 'order'> & Omit<GuestRegistration['contact'], 'name'>> & {
    name: string;
    seats: object[];
  };

/** Reads guests from their tables. */
export class PostgresGuestList extends GuestList {
  constructor(private readonly sql: Sql) {
    super();
  }

  async page(workspaceId: string, { mode, eventId, status, ticketTypeId, search, after, limit }: GuestQuery) {
    const filters = [workspaceId, mode, limit + 1, eventId ?? null, status ?? null, ticketTypeId ?? null, after ?? null];
    const rows = await (search
      ? this.sql.query(FOUND, [...filters, ...searchFor(search)])
      : this.sql.query(eventId ? PAGE_OF_EVENT : PAGE, filters));
    const data = rows.slice(0, limit).map((row) => registrationOf(row, { workspaceId, mode }));
    return rows.length > limit ? { data, next: data.at(-1)!.id } : { data };
  }

  async find({ workspaceId, mode, by }: RegistrationName): Promise<GuestRegistration | undefined> {
    const [guest, id] = 'registrationId' in by ? [GUEST, by.registrationId] : [GUEST_OF_ATTENDEE, by.attendeeId];
    const [row] = await this.sql.query(guest, [workspaceId, mode, id]);
    return row && registrationOf(row, { workspaceId, mode });
  }

  async atDoor({ workspaceId, mode, attendeeId }: AttendeeName): Promise<DoorGuest | undefined> {
    const [row] = await this.sql.query(AT_DOOR, [workspaceId, mode, attendeeId]);
    if (!row) return undefined;
    const { event, ticketTypeName, name, attendee } = row;
    return { ...ticketDaysOf(row), event, ticketTypeName, name: name ?? undefined, attendee: attendeeOf(attendee) };
  }

  async ticketByCode({ workspaceId, mode, code }: TicketName): Promise<{ attendeeId: string; serial: number } | undefined> {
    const row = await this.sql.repository(ticketCodeEntity).findOne({ where: { workspaceId, mode, code } });
    return row ? { attendeeId: row.attendeeId, serial: row.serial } : undefined;
  }

  async eventsWith(workspaceId: string, request: SearchRequest, limit: number): Promise<GuestEvent[]> {
    const [, first, second] = searchParameters(request);
    const rows = await this.sql.query(EVENTS_WITH, [workspaceId, limit, first, second, idIn(request, 'evt')]);
    return rows.map(({ event }) => event);
  }

  async event(workspaceId: string, by: { id: string } | { slug: string }): Promise<QuestionedEvent | undefined> {
    const named = 'id' in by ? [by.id, null] : [null, by.slug];
    const [row] = await this.sql.query(QUESTIONED_EVENT, [workspaceId, ...named]);
    return row?.event;
  }
}

/** Builds a registration field by field: an export makes so many that copies of copies take longer than the rest of it. */
function registrationOf(row: RegistrationRow, { workspaceId, mode }: Pick<GuestRegistration, 'workspaceId' | 'mode'>): GuestRegistration {
  const { id, event, name, email, phone, dateOfBirth, responses, unlockCodeIds, promoterCode, source, createdAt, endedAt, order, seats } =
    row;
  return {
    workspaceId,
    mode,
    id,
    event,
    eventId: event.id,
    responses,
    unlockCodeIds,
    source,
    createdAt,
    contact: { name, email: email ?? undefined, phone: phone ?? undefined },
    dateOfBirth: dateOfBirth ?? undefined,
    promoterCode: promoterCode ?? undefined,
    endedAt: endedAt ?? undefined,
    order: order ?? undefined,
    seats: seats.map(seatOf),
  };
}

function seatOf(row: object): GuestSeat {
  const seat = withoutNulls<SeatRow>(row);
  const { validDays = [], admissions: rows = [], notMeantAt } = seat;
  return Object.assign(seat, momentsOf(seat), {
    notMeantAt: notMeantAt === undefined ? undefined : new Date(notMeantAt),
    validDays,
    admissions: rows.map(({ day, at }) => ({ at: new Date(at), day: day ?? undefined })),
  });
}

function attendeeOf(row: object): Attendee {
  const attendee = withoutNulls<Omit<Attendee, keyof MomentTexts> & MomentTexts>(row);
  return Object.assign(attendee, momentsOf(attendee));
}

function momentsOf({ checkedInAt, givenAt }: MomentTexts): Pick<Attendee, keyof MomentTexts> {
  return {
    checkedInAt: checkedInAt === undefined ? undefined : new Date(checkedInAt),
    givenAt: givenAt === undefined ? undefined : new Date(givenAt),
  };
}
