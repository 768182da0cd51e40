import type { NewOrder, OrderBook } from '@svc/checkout';
import { claimBalance, owedOf, placeOrder, receiveBalance, saveOrder, type BalanceClaim, type OrderDetails, type OrderName, type OrderToWrite } from '@svc/orders';
import { normalisedEmail } from '@svc/ticketing';
import type { EntityManager } from 'typeorm';
import { OR_FILL_IN } from '../customers/contact-sql';
import { PostgresOrderStore } from './order-store';

/** Of the first order in a workspace and mode. */
const FIRST_NUMBER = 1001;

/** Orders as they are placed, in one statement, and what is left of them paid, within the transaction that settles a checkout. */
export class PostgresOrderBook implements OrderBook {
  constructor(private readonly manager: EntityManager) {}

  async place(paid: NewOrder): Promise<{ number: number }> {
    if (paid.savedSince) await this.forgetSaved(paid);
    const [placed] = await this.manager.query<{ number: number }[]>(PLACE, parametersOf(placeOrder(paid), paid));
    return placed!;
  }

  /** While it is saved up for, nothing points at an order, so it is written anew with each change. */
  async save(saved: NewOrder & { savedSince: Date }, status: 'saving' | 'cancelled'): Promise<void> {
    await this.forgetSaved(saved);
    await this.manager.query(SAVE, parametersOf(saveOrder(saved, status, saved.savedSince), saved));
  }

  async owing(order: OrderName): ReturnType<OrderBook['owing']> {
    const found = await this.lock(order);
    return found && owedOf(found);
  }

  async claim(order: OrderName, amountMinor: number): Promise<BalanceClaim> {
    const found = await this.lock(order);
    return found ? claimBalance(found, amountMinor) : 'called_off';
  }

  async receive(order: OrderName): ReturnType<OrderBook['receive']> {
    const received = receiveBalance((await this.lock(order))!, { byHand: false });
    await new PostgresOrderStore(this.manager).update(received);
    const { status, fulfillmentStatus } = received;
    return { status, fulfillmentStatus };
  }

  private async forgetSaved({ workspaceId, mode, id }: NewOrder): Promise<void> {
    await this.manager.query(`delete from store_order where workspace_id = $1 and mode = $2 and id = $3 and status = 'saving'`, [workspaceId, mode, id]);
  }

  private lock(order: OrderName): Promise<OrderDetails | undefined> {
    return new PostgresOrderStore(this.manager).lock(order);
  }
}

const parametersOf = (order: OrderToWrite, { workspaceId, mode, contact }: NewOrder) => [workspaceId, mode, JSON.stringify(documentOf(order, contact))];

/** What is written of an order, each part as a set of records; with the buyer as the contact that it may be. */
function documentOf({ items, ...order }: OrderToWrite, { name, email, phone }: NewOrder['contact']) {
  const contactEmail = email === undefined ? undefined : normalisedEmail(email);
  return {
    order: { ...order, contactEmail },
    buyer: contactEmail === undefined && phone === undefined ? [] : [{ id: order.contact.id, name, email: contactEmail, phone }],
    items: items.map(({ id, line }, position) => ({ id, line, position })),
    seats: items.flatMap((item) => item.seats.map((seat) => ({ ...seat, itemId: item.id }))),
  };
}

/**
 * Of two orders at once the second waits at the number until the first is committed, or undone: so there are no gaps. The
 * buyer is made a contact, or is one already: nobody erases it before the order is there to be erased with it.
 * @param numbered the statement that gives `last`, its number
 */
const writing = (numbered: string) => `
  with items as (
    insert into order_item (workspace_id, mode, id, order_id, position, line)
    select $1, $2, id, ($3::jsonb #>> '{order,id}')::uuid, position, line
      from jsonb_to_recordset($3::jsonb -> 'items') as item (id uuid, position integer, line jsonb)
  ),
  seats as (
    insert into attendee (workspace_id, mode, id, order_item_id, event_id, ticket_type_id, position, ticket, counted_day_ids, name, email, phone,
                          date_of_birth, responses, status, serial)
    select $1, $2, id, "itemId", ($3::jsonb #>> '{order,eventId}')::uuid, "ticketTypeId", position, ticket, "countedDayIds", name, email, phone,
           "dateOfBirth", responses, status, serial
      from jsonb_to_recordset($3::jsonb -> 'seats') as seat (
             id uuid, "itemId" uuid, "ticketTypeId" uuid, position integer, ticket integer, "countedDayIds" uuid[], name text, email text, phone text,
             "dateOfBirth" date, responses jsonb, status text, serial integer)
  ),
  numbered as (
    ${numbered}
  ),
  buyer as (
    insert into contact (workspace_id, mode, id, name, email, phone)
    select $1, $2, id, name, email, phone from jsonb_to_recordset($3::jsonb -> 'buyer') as known (id uuid, name text, email text, phone text)
    ${OR_FILL_IN}
    returning id
  )
  insert into store_order (workspace_id, mode, id, number, checkout_id, event_id, source, status, fulfillment_status, totals, paid_minor, contact,
                           contact_email, delivery_address, responses, placed_at, paid_at, cancelled_at, balance_due_at, remind_at)
  select $1, $2, id, numbered.last, "checkoutId", "eventId", source, status, "fulfillmentStatus", totals, "paidMinor",
         contact || jsonb_build_object('id', coalesce((select id from buyer), (contact ->> 'id')::uuid)), "contactEmail", "deliveryAddress", responses,
         "placedAt", "paidAt", "cancelledAt", "balanceDueAt", "remindAt"
    from numbered, jsonb_to_record($3::jsonb -> 'order') as made (
           id uuid, "checkoutId" uuid, "eventId" uuid, source text, status text, "fulfillmentStatus" text, totals jsonb, "paidMinor" bigint, contact jsonb,
           "contactEmail" text, "deliveryAddress" jsonb, responses jsonb, "placedAt" timestamptz, "paidAt" timestamptz,
           "cancelledAt" timestamptz, "balanceDueAt" timestamptz, "remindAt" timestamptz)
  returning number::float8 as number`;

const PLACE = writing(`insert into order_number (workspace_id, mode, last) values ($1, $2, ${FIRST_NUMBER})
    on conflict (workspace_id, mode) do update set last = order_number.last + 1
    returning last`);

const SAVE = writing('select null::bigint as last');
