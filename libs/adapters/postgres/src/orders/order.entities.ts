import type { Mode } from '@svc/kernel';
import type { Fulfillment, Order, OrderDetails, OrderItem, OrderPayment, OrderRefund } from '@svc/orders';
import { bigint, day, integer, json, list, modeKey, moment, nullable, primary, table, text, unselected, uuid } from '../rows/table';
import { hasMode, lookup, outerValue } from '../rows/by-key';
import { fieldsOf, jsonFields, selectList, utc, withoutNulls } from '../rows/statements';
import type { InJson } from '../work/statement';

export const orderEntity = table('store_order', {
  ...modeKey(),
  number: nullable(bigint()),
  checkoutId: nullable(uuid()),
  eventId: nullable(uuid()),
  source: text<Order['source']>(),
  status: text<Order['status']>(),
  fulfillmentStatus: text<Order['fulfillmentStatus']>(),
  totals: json<Order['totals']>(),
  paidMinor: bigint(),
  receivedByHandMinor: bigint(),
  waivedMinor: bigint(),
  contact: json<Order['contact']>(),
  contactEmail: unselected(nullable(text())),
  deliveryAddress: nullable(json<NonNullable<Order['deliveryAddress']>>()),
  linkSerial: nullable(integer()),
  note: nullable(text()),
  responses: json<Order['responses']>(),
  refundRequest: nullable(json<NonNullable<Order['refundRequest']>>()),
  version: bigint(),
  placedAt: moment(),
  paidAt: nullable(moment()),
  cancelledAt: nullable(moment()),
  balanceDueAt: nullable(moment()),
  remindAt: nullable(moment()),
  createdAt: unselected(moment()),
  updatedAt: unselected(moment()),
});

export const orderItemEntity = table('order_item', {
  ...modeKey(),
  orderId: unselected(uuid()),
  position: unselected(integer()),
  line: json<OrderItem['line']>(),
  fulfilledQuantity: integer(),
  refundedQuantity: integer(),
});

/** Seats of orders and registrations. */
export const attendeeEntity = table('attendee', {
  ...modeKey(),
  registrationId: unselected(nullable(uuid())),
  orderItemId: unselected(nullable(uuid())),
  eventId: uuid(),
  ticketTypeId: uuid(),
  position: integer(),
  ticket: integer(),
  countedDayIds: list(uuid()),
  name: nullable(text()),
  email: nullable(text()),
  phone: nullable(text()),
  dateOfBirth: nullable(day()),
  responses: json<Order['responses']>(),
  status: text<OrderItem['seats'][number]['status']>(),
  serial: integer(),
  checkedInAt: nullable(moment()),
  givenAt: nullable(moment()),
  language: nullable(text()),
  confirmationAt: unselected(nullable(moment())),
  notMeantAt: unselected(nullable(moment())),
  endedFor: unselected(nullable(uuid())),
  createdAt: unselected(moment()),
  updatedAt: unselected(moment()),
});

export const orderNumberEntity = table('order_number', { workspaceId: primary(uuid()), mode: primary(text<Mode>()), last: bigint() });
/** Refunds of an order that settlements do not find by its checkout. */
export const orderRefundEntity = table('order_refund', { ...modeKey(), orderId: uuid() });

/** Refunds of orders for a cancelled event, or for a cancelled day of one. */
export const eventRefundEntity = table('event_refund', {
  workspaceId: primary(uuid()),
  mode: primary(text<Mode>()),
  orderId: primary(uuid()),
  cancelledId: primary(uuid()),
  refundIds: list(uuid()),
  byHandMinor: bigint(),
  createdAt: moment(),
});

/** Pieces of an order that were handed over at one time. */
export const fulfillmentEntity = table('fulfillment', {
  ...modeKey(),
  orderId: unselected(uuid()),
  items: json<Fulfillment['items']>(),
  carrier: nullable(text()),
  trackingNumber: nullable(text()),
  trackingUrl: nullable(text()),
  createdAt: moment(),
});

/** Returns SQL of the condition that a row, found by another column, belongs to the workspace and mode of order `o`. */
export const ofOrder = (row: string) => `${row}.workspace_id = o.workspace_id and ${hasMode(`${row}.mode`, 'o.mode')}`;

const SEATS = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            ${jsonFields(attendeeEntity, 'a', fieldsOf(attendeeEntity, 'workspaceId', 'mode', 'eventId', 'responses', 'language'))})) || jsonb_build_object('responses', a.responses) order by a.position), '[]')
     from attendee a where ${ofOrder('a')} and a.order_item_id = i.id)`;

const ITEMS = `
  (select coalesce(jsonb_agg(jsonb_build_object(
            ${jsonFields(orderItemEntity, 'i', fieldsOf(orderItemEntity, 'workspaceId', 'mode'))}, 'seats', ${SEATS})
            order by i.position), '[]')
     from order_item i where ${ofOrder('i')} and i.order_id = o.id)`;

/** SQL of the payments `p` of order `o`, by the checkout that it was placed by and those of its balance. */
export const PAYMENTS_OF_ORDER = `
  (select o.checkout_id as id union all select c.id from checkout c where ${ofOrder('c')} and c.balance_of = o.id) paid_by
   cross join ${lookup('payment', `workspace_id = o.workspace_id and ${hasMode('mode', 'o.mode')} and checkout_id = paid_by.id`)} p`;

const PAYMENTS = `
  (select coalesce(jsonb_agg(jsonb_build_object(
            'id', p.id, 'checkoutId', p.checkout_id, 'rail', p.rail, 'amountMinor', p.applied_minor, 'currency', p.currency, 'reference', p.provider_reference, 'paidAt', ${utc('p.paid_at', 3)}) order by p.booked_at, p.id), '[]')
     from ${PAYMENTS_OF_ORDER} where p.applied_minor > 0)`;

const REFUNDS = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', r.id, 'paymentId', r.payment_id, 'amountMinor', r.amount_minor, 'reason', r.reason, 'status', r.status, 'source', r.source, 'wanted', r.wanted,
            'createdAt', ${utc('r.created_at', 3)})) order by r.created_at, r.id), '[]')
     from order_refund f join refund r on r.workspace_id = f.workspace_id and r.mode = f.mode and r.id = f.id
    where ${ofOrder('f')} and f.order_id = o.id)`;

/** SQL of the fulfilments of order `o`, oldest first. */
export const FULFILLMENTS = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            ${jsonFields(fulfillmentEntity, 'u', fieldsOf(fulfillmentEntity, 'workspaceId', 'mode'))})) order by u.created_at, u.id), '[]')
     from fulfillment u where ${ofOrder('u')} and u.order_id = o.id)`;

/** SQL of the customer that the buyer of order `o` is; null as long as no user of the merchant's own is linked with them. */
export const CUSTOMER = `
  (select jsonb_build_object('id', c.customer_id, 'externalRef', l.external_ref)
     from customer_link l join contact c on c.workspace_id = l.workspace_id and c.mode = l.mode and c.id = l.contact_id
    where ${ofOrder('l')} and l.contact_id = ${outerValue(`(o.contact ->> 'id')::uuid`)}
    order by l.id desc limit 1)`;

/** SQL of the columns of order `o`, whole; by hand, since an order is read with all its parts by one statement. */
export const ORDER = `
  ${selectList(orderEntity, { alias: 'o' })},
  ${ITEMS} as items, ${PAYMENTS} as payments, ${REFUNDS} as refunds, ${FULFILLMENTS} as fulfillments`;

/** SQL condition that order `o` is listed and reported, which it is from its payment on (D-11). */
export const IS_REPORTED = `(o.paid_at is not null and o.status not in ('pending', 'saving'))`;

/** Returns a seat without its absent moments. */
function seatOf({ checkedInAt, givenAt, ...seat }: OrderItem['seats'][number]): OrderItem['seats'][number] {
  return { ...seat, ...(checkedInAt && { checkedInAt: new Date(checkedInAt) }), ...(givenAt && { givenAt: new Date(givenAt) }) };
}

type OrderParts = 'items' | 'payments' | 'refunds' | 'fulfillments';

/** A row of `ORDER`, whose parts are JSON. */
export type OrderRow = Omit<OrderDetails, OrderParts> & InJson<Pick<OrderDetails, OrderParts>>;

/** Returns an order from its row. */
export function orderOf(row: OrderRow): OrderDetails {
  const order = withoutNulls<OrderDetails>(row);
  return {
    ...order,
    items: order.items.map((item: OrderItem) => ({ ...item, seats: item.seats.map(seatOf) })),
    payments: order.payments.map((payment: OrderPayment) => ({ ...payment, paidAt: new Date(payment.paidAt) })),
    refunds: order.refunds.map((refund: OrderRefund) => ({ ...refund, createdAt: new Date(refund.createdAt) })),
    fulfillments: order.fulfillments.map((one: Fulfillment) => ({ ...one, createdAt: new Date(one.createdAt) })),
  };
}
