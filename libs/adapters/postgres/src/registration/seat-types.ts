import type {
  AttendeeName,
  AttendeeStore,
  BoughtItem,
  ChangingSeat,
  RegistrationStore,
  SeatExchange,
  SeatTypeStore,
  TypeChange,
  TypeTerms,
} from '@svc/registration';
import { attendeeEntity } from '../orders/order.entities';
import { hasMode, lookup, THIS_WORKSPACE } from '../rows/by-key';
import { ticketTypeDetails } from '../rows/details';
import { PRICE_PHASES, tierPrices } from '../checkout/event-pricing-contexts';
import { withFormOnNodes } from '../distribution/dialect';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { eventLeft, eventRules } from './registration-reader';

/** Ticket types of seats, within one transaction. */
export class PostgresSeatTypeStore implements SeatTypeStore {
  constructor(
    private readonly sql: Sql,
    private readonly registrations: RegistrationStore,
    private readonly attendees: AttendeeStore,
  ) {}

  async lock(name: AttendeeName): Promise<ChangingSeat | undefined> {
    const { workspaceId, mode, attendeeId } = name;
    const registration = await this.registrations.lock({ workspaceId, mode, by: { attendeeId } });
    if (registration) {
      const { seats, eventId, id: registrationId, responses, dateOfBirth } = registration;
      const seat = seats.find(({ id }) => id === attendeeId)!;
      const isShared = seats.some(({ id, ticket }) => id !== attendeeId && ticket === seat.ticket);
      return { seat: { ...seat, eventId, takenBy: { registrationId } }, isShared, responses, dateOfBirth };
    }
    await this.sql.execute(LOCK_ORDER_OF_SEAT, [workspaceId, mode, attendeeId]);
    const seat = await this.attendees.lock(name);
    const [row] = seat ? await this.sql.query(BOUGHT, [workspaceId, mode, attendeeId]) : [];
    if (!seat || !row) return undefined;
    const { isShared, responses, dateOfBirth, checkoutId, ...item } = row;
    const bought = { ...item, ...(checkoutId !== null && { checkoutId }) };
    return { seat, bought, isShared, responses, ...(dateOfBirth !== null && { dateOfBirth }) };
  }

  async terms({ workspaceId, mode, attendeeId }: AttendeeName): Promise<TypeTerms> {
    const [row] = await this.sql.query(TYPE_TERMS, [workspaceId, mode, attendeeId]);
    return row!.terms;
  }

  async change(
    { workspaceId, mode, attendeeId: id }: AttendeeName,
    { bought }: ChangingSeat,
    { after: { ticketTypeId, countedDayIds }, lines }: TypeChange,
    itemId: string,
  ): Promise<void> {
    const isSplit = lines?.rest !== undefined;
    if (bought && lines) {
      const { orderId, itemId: soldId } = bought;
      await this.sql.execute(CHANGE_ITEM, [workspaceId, mode, orderId, soldId, JSON.stringify(lines.rest ?? lines.own)]);
      if (isSplit) await this.sql.execute(ADD_ITEM, [workspaceId, mode, orderId, itemId, JSON.stringify(lines.own)]);
    }
    const seat = { ticketTypeId, countedDayIds: [...countedDayIds], ...(isSplit && { orderItemId: itemId }) };
    await this.sql.repository(attendeeEntity).update({ workspaceId, mode, id }, { ...seat, updatedAt: () => 'real_now()' });
  }

  async exchange(workspaceId: string, { taken, freed, checkoutId }: SeatExchange): Promise<boolean> {
    const moves = [...taken, ...freed.map(({ count, ...move }) => ({ ...move, count: -count }))];
    const parameters = [workspaceId, JSON.stringify(moves)];
    await this.sql.execute(LOCK_MOVED, parameters);
    const [row] = await this.sql.query(EXCHANGE, [...parameters, checkoutId ?? null]);
    return row!.fits;
  }
}

/** By hand: the order of a seat is locked before the seat, as by every change of orders. */
const LOCK_ORDER_OF_SEAT = statement('registration.lock_order_of_seat')`
  select 1 from store_order o
   where o.workspace_id = $1 and o.mode = $2
     and o.id = (select i.order_id from attendee a
                  cross join ${lookup('order_item', 'workspace_id = a.workspace_id and mode = a.mode and id = a.order_item_id')} i
                  where a.workspace_id = $1 and a.mode = $2 and a.id = $3)
     for update`;

type BoughtRow = Omit<BoughtItem, 'checkoutId'> &
  Pick<ChangingSeat, 'isShared' | 'responses'> & { checkoutId: string | null; dateOfBirth: string | null };

/** By hand: the item of a seat with its order, and what its buyer has answered. */
const BOUGHT = statement<BoughtRow>('registration.bought_item')`
  select i.order_id as "orderId", o.checkout_id as "checkoutId", i.id as "itemId", i.line, o.totals ->> 'currency' as currency, o.responses,
         c.date_of_birth::text as "dateOfBirth",
         exists (select 1 from attendee other
                  where other.workspace_id = a.workspace_id and ${hasMode('other.mode', 'a.mode')} and other.order_item_id = i.id
                    and other.ticket = a.ticket and other.id <> a.id) as "isShared"
    from attendee a
   cross join ${lookup('order_item', 'workspace_id = a.workspace_id and mode = a.mode and id = a.order_item_id')} i
   cross join ${lookup('store_order', 'workspace_id = i.workspace_id and mode = i.mode and id = i.order_id')} o
    left join ${lookup('checkout', 'workspace_id = o.workspace_id and mode = o.mode and id = o.checkout_id')} c on true
   where a.workspace_id = $1 and a.mode = $2 and a.id = $3`;

/** By hand: the rules come from the event with its days and ticket types, the prices from all of these and the present one. */
const TYPE_TERMS = statement<{ terms: TypeTerms }>('registration.type_terms')`
  select jsonb_build_object(
    'rules', ${eventRules('w.timezone')},
    'removed', e.deleted_at is not null,
    'tier', ${ticketTypeDetails.of('p')} || jsonb_strip_nulls(jsonb_build_object('id', p.id, 'validDayIds', p.valid_day_ids, 'isDropped', nullif(p.cancelled_at is not null, false))),
    'currency', coalesce(e.details ->> 'currency', w.currencies[1]),
    'prices', (select jsonb_object_agg(t.id, ${tierPrices('t')})
                 from ticket_type t where t.workspace_id = e.workspace_id and t.event_id = e.id and (t.deleted_at is null or t.id = p.id)),
    'left', ${eventLeft(`'{}'::text[]`, PRICE_PHASES)}
  ) as terms
    from attendee a
    join workspace w on w.id = a.workspace_id
    join event e on e.workspace_id = a.workspace_id and e.id = a.event_id
    join ticket_type p on p.workspace_id = a.workspace_id and p.id = a.ticket_type_id
   where a.workspace_id = $1 and a.mode = $2 and a.id = $3`;

/** By hand, as all changes of an order, since its version is counted up and the moment is the database's. */
const CHANGE_ITEM = statement('registration.change_item')`
  with item as (
    update order_item set line = $5 where workspace_id = $1 and mode = $2 and id = $4
  )
  update store_order set version = version + 1, updated_at = real_now() where workspace_id = $1 and mode = $2 and id = $3`;

/** By hand: the item comes after the others of its order, which is locked. */
const ADD_ITEM = statement('registration.add_item')`
  insert into order_item (workspace_id, mode, id, order_id, position, line)
  select $1, $2, $4, $3, (select max(i.position) + 1 from order_item i where i.workspace_id = $1 and ${hasMode('i.mode', '$2')} and i.order_id = $3), $5::jsonb`;

const LOCK_MOVED = statement('registration.lock_moved')`select lock_counters($1, 'live', '{}', $2::jsonb)`;

/** SQL that counts moves. On one server counters are found one by one, also before the table is analyzed (ADR 0145). */
const COUNTED = withFormOnNodes(
  `update counter c set sold = greatest(0, c.sold + own.count)
      from (select found.row, m.count from moved m
             cross join lateral (select ctid as row from counter where workspace_id = $1 and kind = m.kind and subject_id = m.subject_id offset 0) found) own
     where c.ctid = own.row`,
  `update counter c set sold = greatest(0, c.sold + m.count)
      from moved m
     where c.workspace_id = $1 and c.kind = m.kind and c.subject_id = m.subject_id`,
);

/**
 * SQL that takes what a seat counts for, and releases what it did, where all of it fits. As in `GIVE_BACK` of orders, what the checkout has no
 * hold of was never counted, and an order without holds came otherwise; holds state what is sold (ADR 0008). Counters are locked, and are found one by
 * one, also before the table is analyzed (ADR 0145).
 */
const EXCHANGE = statement<{ fits: boolean }>('registration.exchange')`
  with moves as (
    select kind, "subjectId" as subject_id, count from jsonb_to_recordset($2::jsonb) as move (kind text, "subjectId" uuid, count integer)
  ),
  room as (
    select coalesce(bool_and(c.capacity is null or c.held + c.sold + m.count <= c.capacity), true) as fits
      from moves m
     cross join ${lookup('counter', `workspace_id = ${THIS_WORKSPACE} and kind = m.kind and subject_id = m.subject_id`)} c
     where m.count > 0
  ),
  had as (
    select kind, subject_id, state from hold where workspace_id = $1 and mode = 'live' and checkout_id = $3::uuid and start_at = 'epoch'
  ),
  moved as (
    select m.kind, m.subject_id, m.count
      from moves m, room
     where room.fits and (m.count > 0 or not exists (select 1 from had) or (m.kind, m.subject_id, 'converted') in (select kind, subject_id, state from had))
  ),
  taken as (
    insert into hold (workspace_id, mode, checkout_id, kind, subject_id, count, state)
    select $1, 'live', $3::uuid, kind, subject_id, count, 'converted' from moved where count > 0 and exists (select 1 from had)
    on conflict (workspace_id, mode, checkout_id, kind, subject_id, start_at) do update
       set count = excluded.count + case when hold.state = 'converted' then hold.count else 0 end, state = 'converted'
  ),
  released as (
    update hold h set state = case when h.count > -m.count then h.state else 'released' end, count = case when h.count > -m.count then h.count + m.count else h.count end
      from moved m
     where m.count < 0 and h.workspace_id = $1 and h.mode = 'live' and h.checkout_id = $3::uuid and h.kind = m.kind and h.subject_id = m.subject_id
       and h.start_at = 'epoch'
  ),
  counted as (
    ${COUNTED}
  )
  select fits from room`;
