import { type Contact, type ContactPlaces, identityOf, MOST_OPEN_PLACES, type OpenPlaces, type PlaceCorrection } from '@svc/customers';
import type { IdGenerator } from '@svc/kernel';
import { CorrectOrder } from '@svc/orders';
import { CorrectGuest } from '@svc/registration';
import { bindOrderTx } from '../orders/order-store';
import { bindRegistrationTx } from '../registration/registration-tx';
import { hasMode } from '../rows/by-key';
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
   and exists (select from event e where e.workspace_id = a.workspace_id and e.id = a.event_id and e.deleted_at is null and e.end_at > $7)`;

/** SQL of the items of the orders of the contact `$3`. */
const THEIR_ITEMS = `
  select i.id from store_order o join order_item i on i.workspace_id = o.workspace_id and ${hasMode('i.mode', 'o.mode')} and i.order_id = o.id
   where o.workspace_id = $1 and ${hasMode('o.mode', '$2')} and o.contact ->> 'id' = $3::text`;

/** By hand: what is not over in several tables. */
const OPEN_PLACES = statement<OpenPlaces>('customers.open_places')`
  select array(select o.id from (select * from store_order o where o.workspace_id = $1 and ${hasMode('o.mode', '$2')} and o.contact ->> 'id' = $3::text offset 0) o
                where (${OWES} or o.status = 'saving'
                       or o.status in ('deposit_paid', 'paid', 'partially_refunded')
                          and (o.fulfillment_status in ('unfulfilled', 'partially_fulfilled', 'scheduled')
                               or exists (select from order_item i
                                            join attendee a on a.workspace_id = i.workspace_id and ${hasMode('a.mode', 'i.mode')} and a.order_item_id = i.id
                                           where i.workspace_id = o.workspace_id and ${hasMode('i.mode', 'o.mode')} and i.order_id = o.id and ${IS_TO_COME})))
                order by o.id limit ${MOST_OPEN_PLACES + 1}) as orders,
         array(select r.id from registration r
                where r.workspace_id = $1 and ${hasMode('r.mode', '$2')} and r.guest_key = $4 and r.ended_at is null
                  and exists (select from attendee a
                               where a.workspace_id = r.workspace_id and ${hasMode('a.mode', 'r.mode')} and a.registration_id = r.id and ${IS_TO_COME})
                order by r.id limit ${MOST_OPEN_PLACES + 1}) as registrations,
         (select coalesce(jsonb_agg(seat), '[]')
            from (select a.id, a.name, a.email, a.phone from attendee a
                   where a.workspace_id = $1 and ${hasMode('a.mode', '$2')} and ${isTheirs('a.email', 'a.phone', { emails: '$5', phones: '$6' })} and ${IS_TO_COME}
                     and (a.given_at is not null
                          or a.order_item_id is not null and a.order_item_id not in (${THEIR_ITEMS})
                          or a.registration_id is not null and a.registration_id not in (select r.id from registration r where r.workspace_id = $1 and ${hasMode('r.mode', '$2')} and r.guest_key = $4))
                   order by a.id limit ${MOST_OPEN_PLACES + 1}) seat) as seats`;
