import type { Mode } from '@svc/kernel';
import { OrderTicketsReader, type OrderTicketsSource, TicketReader, type TicketSource } from '@svc/ticketing';
import type { Sql } from '../work/sql';
import { composed, statement } from '../work/statement';
import { hasMode } from '../rows/by-key';
import { eventDetails, ticketTypeDetails } from '../rows/details';
import { isNamedShop, SHOP_NAMED_BY, shopName, type ShopNamedBy } from '../rows/shop-name';
import { utc } from '../rows/statements';
import { headerMarkIn, logoUrlIn } from '../storefront/shop-mark-sql';
import { isTypeCancelled } from './cancelled-types';
import { PRINTED_CONTACT, seatPrice, seatsOfItem, shortCode } from './ticket-sql';

/** SQL of names and values for an object: the facts that decide who may know the place of event `e`, as `PlaceRules`. */
export const placeRules = `
  'venueVisibility', ${eventDetails.field('e', 'venueVisibility')}, 'onlineUrlFor', e.details -> 'onlineUrlFor',
  'ticketTypes', (select coalesce(jsonb_agg(jsonb_build_object('kind', p.details -> 'kind', 'approvalRequired', ${ticketTypeDetails.field('p', 'approvalRequired')}, 'attendance', p.details -> 'attendance')), '[]')
                    from ticket_type p where p.workspace_id = e.workspace_id and p.event_id = e.id and p.deleted_at is null)`;

/** Reads tickets, by hand-written SQL: each in one statement from all the tables that it comes from. */
export class PostgresTicketReader extends TicketReader {
  constructor(private readonly sql: Sql) {
    super();
  }

  async find(workspaceSlug: string, attendeeId: string): Promise<TicketSource | undefined> {
    const { by, name } = await shopName(this.sql, workspaceSlug);
    const [row] = await this.sql.query(findIn(by), [name, attendeeId]);
    return row?.ticket;
  }
}

/** Reads tickets that were bought together, by hand: in one statement, as a ticket is. */
export class PostgresOrderTicketsReader extends OrderTicketsReader {
  constructor(private readonly sql: Sql) {
    super();
  }

  async find({
    workspaceId,
    mode,
    orderId,
  }: {
    workspaceId: string;
    mode: Mode;
    orderId: string;
  }): Promise<OrderTicketsSource | undefined> {
    const [row] = await this.sql.query(FIND_OF_ORDER, [workspaceId, mode, orderId]);
    return row?.tickets;
  }
}

/** Returns SQL of the object of attendee `a`'s seat, whose tier is `t`. */
const seat = (a: string, t: string) => `
  jsonb_build_object(
    'attendeeId', ${a}.id, 'position', ${a}.position, 'serial', ${a}.serial, 'status', ${a}.status, 'isTierCancelled', nullif(${isTypeCancelled(t)}, false), 'name', ${a}.name,
    'tierName', ${t}.details -> 'name', 'attendance', ${t}.details -> 'attendance', 'checkedInAt', ${utc(`${a}.checked_in_at`, 3)}, 'given', ${a}.given_at is not null)`;

/** Returns SQL of that object with the short code of its ticket, which the order of its buyer does not show, and its price. */
const ticket = (a: string, t: string) =>
  `(${seat(a, t)} || jsonb_build_object('shortCode', ${shortCode(a)}, 'priceMinor', ${seatPrice(a, t)}))`;

/** Returns SQL of the seats `o` of some rows that meet a condition, with their tiers. */
const seats = (rows: string, condition: string) => `
  select jsonb_agg(${ticket('o', 'ot')} order by o.position, o.id)
    from ${rows}
    join ticket_type ot on ot.workspace_id = o.workspace_id and ot.id = o.ticket_type_id
   where ${condition}`;

const REGISTERED = seats(
  'attendee o',
  `o.workspace_id = a.workspace_id and ${hasMode('o.mode', 'a.mode')} and o.registration_id = a.registration_id`,
);

const BOUGHT = seats(
  `order_item other ${seatsOfItem('other', 'o')}`,
  `other.workspace_id = a.workspace_id and ${hasMode('other.mode', 'a.mode')} and other.order_id = i.order_id`,
);

/** SQL of the ids of seats that were taken with `a` and name the same e-mail address; null where it names none. */
const SAME_ADDRESS = `
  select jsonb_agg(o.id order by o.position, o.id)
    from attendee o
   where o.workspace_id = a.workspace_id and ${hasMode('o.mode', 'a.mode')} and lower(btrim(o.email)) = lower(btrim(a.email))
     and (o.registration_id = a.registration_id or o.order_item_id = any (array(
       select other.id from order_item other where other.workspace_id = a.workspace_id and ${hasMode('other.mode', 'a.mode')} and other.order_id = i.order_id)))`;

/** SQL of the entries that mails have put into the calendar of the reader of seat `a` of item `i`: its holder, else whoever took it or is named on it. */
const MAILED_ENTRIES = `
  select jsonb_agg(entry)
    from notified_schedule n
   cross join lateral jsonb_array_elements(n.schedule -> 'entries') entry
   where n.workspace_id = a.workspace_id and ${hasMode('n.mode', 'a.mode')} and n.subject_id = any (array[a.id, a.registration_id, i.order_id])
     and (n.reader = 'holder') = (a.given_at is not null)`;

/** SQL of the days of event `e`, as `EventTimes` has them. */
export const eventDays = `
  select coalesce(jsonb_agg(jsonb_build_object(
           'id', d.id, 'label', d.details -> 'label', 'dayDate', d.details -> 'dayDate', 'startAt', d.details -> 'startAt', 'endAt', d.details -> 'endAt',
           'timezone', d.details -> 'timezone', 'location', d.details -> 'location', 'isCancelled', nullif(d.cancelled_at is not null, false), 'cancelReason', d.cancel_reason) order by d.position), '[]')
    from event_day d
   where d.workspace_id = e.workspace_id and d.event_id = e.id and d.deleted_at is null`;

const WORKSPACE = `jsonb_build_object('id', w.id, 'slug', w.slug, 'displayName', w.display_name, 'timezone', w.timezone)`;

const EVENT = `jsonb_build_object(
      'id', e.id, 'version', e.version, 'title', e.title, 'startAt', ${utc('e.start_at', 3)}, 'endAt', ${utc('e.end_at', 3)},
      'timezone', e.details -> 'timezone', 'doorsAt', e.details -> 'doorsAt', 'selfRefundUntil', e.details -> 'selfRefundUntil', 'coverUrl', e.details -> 'coverUrl',
      'location', e.details -> 'location', ${placeRules},
      'removed', e.deleted_at is not null, 'isCancelled', e.cancelled_at is not null, 'cancelReason', e.cancel_reason, 'days', (${eventDays}))`;

const findIn = composed<{ ticket: TicketSource }, [by: ShopNamedBy]>(
  'ticketing.find',
  SHOP_NAMED_BY,
  (by) => `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE},
    'branding', jsonb_build_object(
      'logoUrl', ${logoUrlIn('page.body')},
      'header', ${headerMarkIn('page.body')},
      'colour', page.body #> '{renderConfig,theme,brandColor}',
      'theme', page.body #> '{renderConfig,theme}',
      'pillStyle', page.body #> '{content,header,pillStyle}',
      'website', page.body -> 'website'),
    'contact', ${PRINTED_CONTACT},
    'event', ${EVENT},
    'order', case when sale.number is not null then jsonb_build_object('number', sale.number, 'currency', sale.totals -> 'currency') end,
    'seat', ${ticket('a', 't')},
    'validDayIds', to_jsonb(t.valid_day_ids),
    'isBought', a.order_item_id is not null,
    'contactName', case when a.given_at is null then coalesce(r.name, sale.contact ->> 'name') end,
    'takenAt', ${utc('a.created_at', 3)},
    'mailedEntries', (${MAILED_ENTRIES}),
    'address', lower(btrim(a.email)),
    'sameAddress', (${SAME_ADDRESS}),
    'group', coalesce((${REGISTERED}), (${BOUGHT}), jsonb_build_array(${ticket('a', 't')}))
  )) as ticket
    from workspace w
    join attendee a on a.workspace_id = w.id
    join event e on e.workspace_id = a.workspace_id and e.id = a.event_id
    join ticket_type t on t.workspace_id = a.workspace_id and t.id = a.ticket_type_id
    left join registration r on r.workspace_id = a.workspace_id and r.mode = a.mode and r.id = a.registration_id
    left join order_item i on i.workspace_id = a.workspace_id and i.mode = a.mode and i.id = a.order_item_id
    left join store_order sale on sale.workspace_id = a.workspace_id and sale.mode = a.mode and sale.id = i.order_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where ${isNamedShop(by)} and a.mode in ('live', 'test') and a.id = $2`,
);

const FIND_OF_ORDER = statement<{ tickets: OrderTicketsSource }>('ticketing.find_of_order')`
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE},
    'event', ${EVENT},
    'contactName', sale.contact ->> 'name',
    'seats', coalesce(bought.seats, '[]')
  )) as tickets
    from store_order sale
    join workspace w on w.id = sale.workspace_id
    join event e on e.workspace_id = sale.workspace_id and e.id = sale.event_id
   cross join lateral (
     select jsonb_agg(${seat('o', 'ot')} || jsonb_build_object('validDayIds', to_jsonb(ot.valid_day_ids)) order by o.position, o.id) as seats
       from order_item i
       ${seatsOfItem('i', 'o')}
       join ticket_type ot on ot.workspace_id = o.workspace_id and ot.id = o.ticket_type_id
      where i.workspace_id = sale.workspace_id and ${hasMode('i.mode', 'sale.mode')} and i.order_id = sale.id
   ) bought
   where sale.workspace_id = $1 and sale.mode = $2 and sale.id = $3`;
