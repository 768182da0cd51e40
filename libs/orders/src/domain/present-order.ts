import { refOf, timestampOf } from '@svc/kernel';
import type { Answers } from '@svc/ticketing';
import type { OrderItem } from './order';
import { orderBreakdown, refundedMinorOf, type OrderPayment, type OrderRefund, type ReadOrder } from './order-details';
import type { StoreOrderRecord } from './order-record.view';

/** An order as its merchant is told of it; a refund that the provider would not make is not told of. */
export function presentOrder(order: ReadOrder): StoreOrderRecord {
  const { totals, contact, customer, mode } = order;
  const refunds = order.refunds.filter(({ status }) => status !== 'failed');
  const { subtotalMinor, totalMinor, paidMinor, refundedMinor, leftMinor } = orderBreakdown(order);
  return {
    ref: refOf('ord', order.id),
    number: order.number?.toString() ?? '',
    test: mode === 'test',
    status: order.status,
    fulfillmentStatus: order.fulfillmentStatus,
    currency: totals.currency,
    subtotalMinor,
    discountMinor: totals.discountMinor,
    deliveryMinor: totals.deliveryMinor,
    feeMinor: totals.feeMinor,
    taxMinor: totals.taxMinor,
    totalMinor,
    paidMinor,
    refundedMinor,
    balanceDueMinor: leftMinor,
    balanceDueAt: leftMinor > 0 ? order.balanceDueAt && timestampOf(order.balanceDueAt) : undefined,
    checkoutRef: order.checkoutId && refOf('chk', order.checkoutId),
    source: order.source,
    contact: { ref: refOf('con', contact.id), name: contact.name, email: contact.email, phone: contact.phone },
    customerRef: customer && refOf('cus', customer.id),
    externalRef: customer?.externalRef,
    items: order.items.map(presentItem),
    responses: unlessNone(order.responses),
    discountCode: totals.discountCode?.code,
    promoterCode: totals.promoterCode,
    deliveryZoneRef: totals.delivery && refOf('dlz', totals.delivery.zoneId),
    deliveryAddress: order.deliveryAddress,
    payments: order.payments.map((payment) => presentPayment(payment, refunds)),
    refunds: refunds.map(({ id, amountMinor, reason, createdAt }) => ({ ref: refOf('rfd', id), amountMinor, reason, createdAt: timestampOf(createdAt) })),
    placedAt: timestampOf(order.placedAt),
    paidAt: order.paidAt && timestampOf(order.paidAt),
    cancelledAt: order.cancelledAt && timestampOf(order.cancelledAt),
    createdAt: timestampOf(order.placedAt),
    updatedAt: order.updatedAt,
  };
}

function presentItem({ id, line, seats, fulfilledQuantity, refundedQuantity }: OrderItem): StoreOrderRecord['items'][number] {
  const isPackage = line.kind === 'package';
  return {
    ref: refOf('oit', id),
    kind: line.kind,
    name: line.name,
    variantName: line.variantName,
    sku: line.sku,
    productRef: line.productId && refOf(isPackage ? 'pkg' : 'prd', line.productId),
    productSlug: line.productSlug,
    variantRef: isPackage ? undefined : line.variantId && refOf('var', line.variantId),
    eventRef: line.eventId && refOf('evt', line.eventId),
    eventSlug: line.eventSlug,
    ticketTypeRef: line.ticketTypeId && refOf('tkt', line.ticketTypeId),
    packageOptionRef: isPackage ? line.variantId && refOf('pko', line.variantId) : undefined,
    addonOptionRef: line.addonOptionId && refOf('ado', line.addonOptionId),
    parentItemRef: line.parentId && refOf('oit', line.parentId),
    quantity: line.quantity,
    unitPriceMinor: line.unitPriceMinor,
    discountMinor: line.discountMinor,
    totalMinor: line.netMinor,
    preorder: line.preorder,
    slot: line.slot,
    fulfilledQuantity,
    refundedQuantity,
    attendees: seats.length > 0 ? seats.map((seat) => ({ ref: refOf('att', seat.id), name: seat.name, email: seat.email, status: seat.status })) : undefined,
    responses: unlessNone(line.responses ?? {}),
  };
}

function presentPayment({ id, rail, amountMinor, currency, paidAt }: OrderPayment, refunds: readonly OrderRefund[]): StoreOrderRecord['payments'][number] {
  const refunded = refundedMinorOf({ refunds: refunds.filter(({ paymentId }) => paymentId === id) });
  const status = refunded === 0 ? 'succeeded' : refunded < amountMinor ? 'partially_refunded' : 'refunded';
  return { ref: refOf('pay', id), rail, amountMinor, currency, status, paidAt: timestampOf(paidAt) };
}

function unlessNone(answers: Answers): StoreOrderRecord['responses'] {
  const entries = Object.entries(answers).map(([key, answer]) => [key, typeof answer === 'object' ? [...answer] : answer] as const);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
