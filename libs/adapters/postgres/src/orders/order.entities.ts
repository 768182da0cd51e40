import type { Mode } from '@svc/kernel';
import type { Order, OrderItem } from '@svc/orders';
import { bigint, day, integer, json, list, modeKey, moment, nullable, primary, table, text, unselected, uuid } from '../rows/table';

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
  contact: json<Order['contact']>(),
  contactEmail: unselected(nullable(text())),
  deliveryAddress: nullable(json<NonNullable<Order['deliveryAddress']>>()),
  responses: json<Order['responses']>(),
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
  createdAt: unselected(moment()),
  updatedAt: unselected(moment()),
});

export const orderNumberEntity = table('order_number', { workspaceId: primary(uuid()), mode: primary(text<Mode>()), last: bigint() });
/** Refunds of an order that settlements do not know of by its checkout. */
export const orderRefundEntity = table('order_refund', { ...modeKey(), orderId: uuid() });
