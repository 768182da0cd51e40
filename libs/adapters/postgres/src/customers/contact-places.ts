import { type Contact, type ContactPlaces, identityOf, MOST_OPEN_PLACES, type OpenPlaces, type PlaceCorrection } from '@svc/customers';
import type { IdGenerator } from '@svc/kernel';
import { CorrectOrder } from '@svc/orders';
import { CorrectGuest } from '@svc/registration';
import { bindOrderTx } from '../orders/order-store';
import { bindRegistrationTx } from '../registration/registration-tx';
import { byKey, hasMode, lookup, THIS_WORKSPACE } from '../rows/by-key';
import { withoutNulls } from '../rows/statements';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { isTheirs } from './erasure/erasure-step';
import { OWES } from './person-reach-sql';

/** Orders, registrations and seats of a contact, within one transaction. */
export class PostgresContactPlaces implements ContactPlaces {
  private readonly orders: CorrectOrder;
  private readonly guests: CorrectGuest;

  constructor(
    private readonly sql: Sql,
    ids: IdGenerator,
  ) {
    this.orders = new CorrectOrder({ run: (work) => work(bindOrderTx(sql, ids)) }, ids);
    this.guests = new CorrectGuest({ run: (work) => work(bindRegistrationTx(sql, ids)) }, ids);
  }

  async open({ workspaceId, mode, id, email, phone }: Contact, now: Date): Promise<OpenPlaces> {
    const addresses = [email === undefined ? [] : [email], phone === undefined ? [] : [phone]];
    const [row] = await this.sql.query(OPEN_PLACES, [workspaceId, mode, id, identityOf({ email, phone }), ...addresses, now]);
    const { orders, registrations, seats } = row!;
    return { orders, registrations, seats: seats.map((seat) => withoutNulls(seat)) };
  }

  correct({ at, correction, ...place }: PlaceCorrection): Promise<void> {
    return 'orderId' in at
      ? this.orders.execute({ ...place, ...at, correction: { contact: correction }, offers: [] })
      : this.guests.execute({ ...place, by: at, correction });
  }
}

/** SQL of the condition that somebody is expected on a seat `a` of an event that is not over. */
const IS_TO_COME = `
  a.status in ('confirmed', 'pending', 'checked_in')
   and coalesce((select e.deleted_at is null and e.end_at > $7 from event e where e.workspace_id = a.workspace_id and e.id = a.event_id), false)`;

/** SQL that is true for a seat `a` that an order of the contact has. */
const IS_OF_ORDER = `
  coalesce((select i.order_id in (select id from theirs) from order_item i
             where i.workspace_id = a.workspace_id and i.mode = a.mode and i.id = a.order_item_id), false)`;

/** SQL that is true for a seat `a` that the contact registered. */
const IS_OF_REGISTRATION = `
  coalesce((select r.guest_key = $4 from registration r
             where r.workspace_id = a.workspace_id and r.mode = a.mode and r.id = a.registration_id), false)`;

/** By hand: what is not over in several tables, of the orders and seats that a function finds by contact and addresses (ADR 0062). */
const OPEN_PLACES = statement<OpenPlaces>('customers.open_places')`
  with person as materialized (select orders, seats from rows_of_person_v2($1, $2, array[$3]::uuid[], $5::text[], $6::text[]) limit 1),
  theirs as materialized (
    select o.* from ${byKey('store_order', 'o', '(select orders from person)')}
  )
  select array(select o.id from theirs o
                where ${OWES} or o.status = 'saving'
                   or o.status in ('deposit_paid', 'paid', 'partially_refunded')
                      and (o.fulfillment_status in ('unfulfilled', 'partially_fulfilled', 'scheduled')
                           or exists (select 1 from ${lookup('order_item', `workspace_id = o.workspace_id and ${hasMode('mode', 'o.mode')} and order_id = o.id`)} i
                                     cross join ${lookup('attendee', `workspace_id = i.workspace_id and ${hasMode('mode', 'i.mode')} and order_item_id = i.id`)} a
                                     where ${IS_TO_COME}))
                order by o.id limit ${MOST_OPEN_PLACES + 1}) as orders,
         array(select r.id from registration r
                where r.workspace_id = $1 and ${hasMode('r.mode', '$2')} and r.guest_key = $4 and r.ended_at is null
                  and exists (select 1 from ${lookup('attendee', `workspace_id = r.workspace_id and ${hasMode('mode', 'r.mode')} and registration_id = r.id`)} a where ${IS_TO_COME})
                order by r.id limit ${MOST_OPEN_PLACES + 1}) as registrations,
         (select coalesce(jsonb_agg(seat), '[]')
            from (select a.id, a.name, a.email, a.phone
                    from (select unnest(seats) as id from person) seat cross join ${lookup('attendee', `workspace_id = ${THIS_WORKSPACE} and mode = $2 and id = seat.id`)} a
                   where ${isTheirs('a.email', 'a.phone', { emails: '$5', phones: '$6' })} and ${IS_TO_COME}
                     and (a.given_at is not null or not (${IS_OF_ORDER} or ${IS_OF_REGISTRATION}))
                   order by a.id limit ${MOST_OPEN_PLACES + 1}) seat) as seats`;
