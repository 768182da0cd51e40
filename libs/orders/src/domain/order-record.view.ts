import { ATTENDEE_STATUSES, currencyCode, FULFILLMENT_STATUSES, LINE_KINDS, ORDER_STATUSES } from '@svc/contracts';
import { z } from 'zod';
import { refOf, timestampOf } from '@svc/kernel';
import type { Answers } from '@svc/ticketing';
import { type Fulfillment, shipmentFields } from './fulfillment';
import { REFUND_REQUEST_STATES } from './refund-request';
import {
  ORDER_SOURCES,
  orderBreakdown,
  type OrderItem,
  type OrderPayment,
  type OrderRefund,
  type ReadOrder,
  refundedMinorOf,
} from './order';

const minor = z.number().int().describe('Minor units.');
const moment = z.string().meta({ format: 'date-time' });
const responses = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
  .describe('Answers, by the keys of the questions.');

/** Line of an order, at the names and prices it was sold for. */
const orderItemRecord = z
  .object({
    ref: z.string(),
    kind: z.enum(LINE_KINDS),
    name: z.string(),
    variantName: z.string().optional(),
    sku: z.string().optional(),
    productRef: z.string().optional(),
    productSlug: z.string().optional(),
    variantRef: z.string().optional(),
    eventRef: z.string().optional(),
    eventSlug: z.string().optional(),
    ticketTypeRef: z.string().optional(),
    packageOptionRef: z.string().optional(),
    addonOptionRef: z.string().optional(),
    parentItemRef: z.string().optional().describe('The item that an add-on belongs to.'),
    quantity: z.number().int(),
    unitPriceMinor: minor,
    discountMinor: minor,
    totalMinor: minor.describe('Unit price × quantity − discount, without fees.'),
    preorder: z.boolean(),
    slot: z.object({ startUtc: z.string(), startLocal: z.string(), timezone: z.string(), durationMinutes: z.number().int() }).optional(),
    fulfilledQuantity: z.number().int(),
    refundedQuantity: z.number().int(),
    attendees: z
      .array(z.object({ ref: z.string(), name: z.string().optional(), email: z.string().optional(), status: z.enum(ATTENDEE_STATUSES) }))
      .optional()
      .describe('Of tickets; none in test mode.'),
    responses: responses.optional(),
  })
  .meta({ id: 'StoreOrderItem' });

/** Pieces of an order that were handed over at one time (ADR 0116). */
const fulfillmentRecord = z
  .object({
    ref: z.string(),
    createdAt: moment,
    items: z.array(z.object({ ref: z.string(), quantity: z.number().int() })),
    ...shipmentFields,
  })
  .meta({ id: 'StoreOrderFulfillment', description: 'Pieces that were handed over together. `ref` of `items` is that of the item.' });

/** Refund that the buyer has requested by the link of the order (ADR 0068). */
export const refundRequestRecord = z
  .object({
    state: z.enum(REFUND_REQUEST_STATES),
    askedAt: moment,
    reason: z.string().optional().describe('Of the buyer.'),
    answeredAt: moment.optional(),
    message: z.string().optional().describe('Of the merchant to the buyer, where it is declined.'),
  })
  .meta({ id: 'OrderRefundRequest', description: 'The last refund that the buyer has asked for.' });

/** Origin of a refund (D-129). */
export const refundSource = z
  .enum(['service', 'provider'])
  .describe('`service`: here, by the merchant, the buyer or by itself; `provider`: in the dashboard of the payment provider.');

/** Order as merchants read it (decisions 3.5). */
export const storeOrderRecord = z
  .object({
    ref: z.string(),
    number: z.string().describe('For people; counted per workspace and mode.'),
    test: z.boolean(),
    status: z.enum(ORDER_STATUSES),
    fulfillmentStatus: z.enum(FULFILLMENT_STATUSES),
    currency: currencyCode,
    subtotalMinor: minor,
    discountMinor: minor,
    deliveryMinor: minor,
    feeMinor: minor,
    taxMinor: minor,
    totalMinor: minor,
    paidMinor: minor.describe('What was received, refunds included.'),
    refundedMinor: minor,
    balanceDueMinor: minor,
    balanceDueAt: moment.optional(),
    checkoutRef: z.string().optional(),
    source: z.enum(ORDER_SOURCES),
    contact: z.object({ ref: z.string(), name: z.string(), email: z.string().optional(), phone: z.string().optional() }),
    customerRef: z.string().optional().describe('Once a user of your own was linked with the contact.'),
    externalRef: z.string().optional().describe('Your own id of that user: of several, the one who was linked last.'),
    items: z.array(orderItemRecord),
    responses: responses.optional(),
    discountCode: z.string().optional(),
    promoterCode: z.string().optional(),
    deliveryZoneRef: z.string().optional(),
    deliveryAddress: z
      .object({
        line1: z.string(),
        line2: z.string().optional(),
        city: z.string(),
        state: z.string().optional(),
        postalCode: z.string().optional(),
        country: z.string(),
      })
      .optional(),
    payments: z.array(
      z.object({
        ref: z.string(),
        rail: z.string(),
        amountMinor: minor,
        currency: currencyCode,
        status: z.enum(['succeeded', 'refunded', 'partially_refunded']),
        paidAt: moment,
      }),
    ),
    fulfillments: z.array(fulfillmentRecord).describe('What was handed over and how it travels, oldest first.'),
    refundRequest: refundRequestRecord.optional(),
    refunds: z.array(
      z.object({
        ref: z.string(),
        amountMinor: minor,
        reason: z.string().optional(),
        source: refundSource,
        createdAt: moment,
      }),
    ),
    placedAt: moment,
    paidAt: moment.optional(),
    cancelledAt: moment.optional(),
    createdAt: moment,
    updatedAt: moment.describe('Six fractional digits; the cursor of the next read.'),
  })
  .meta({ id: 'StoreOrderRecord', description: 'An order. Names and prices are those it was sold for.' });
export type StoreOrderRecord = z.infer<typeof storeOrderRecord>;

/** Presents an order to its merchant, without refunds that the provider refused. */
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
    fulfillments: order.fulfillments.map(presentFulfillment),
    refundRequest: order.refundRequest,
    refunds: refunds.map(({ id, amountMinor, reason, source, createdAt }) => ({
      ref: refOf('rfd', id),
      amountMinor,
      reason,
      source: source ?? 'service',
      createdAt: timestampOf(createdAt),
    })),
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
    attendees:
      seats.length > 0
        ? seats.map((seat) => ({ ref: refOf('att', seat.id), name: seat.name, email: seat.email, status: seat.status }))
        : undefined,
    responses: unlessNone(line.responses ?? {}),
  };
}

function presentFulfillment({
  id,
  createdAt,
  items,
  carrier,
  trackingNumber,
  trackingUrl,
}: Fulfillment): StoreOrderRecord['fulfillments'][number] {
  return {
    ref: refOf('ful', id),
    createdAt: timestampOf(createdAt),
    items: items.map(({ itemId, quantity }) => ({ ref: refOf('oit', itemId), quantity })),
    carrier,
    trackingNumber,
    trackingUrl,
  };
}

function presentPayment(
  { id, rail, amountMinor, currency, paidAt }: OrderPayment,
  refunds: readonly OrderRefund[],
): StoreOrderRecord['payments'][number] {
  const refunded = refundedMinorOf({ refunds: refunds.filter(({ paymentId }) => paymentId === id) });
  const status = refunded === 0 ? 'succeeded' : refunded < amountMinor ? 'partially_refunded' : 'refunded';
  return { ref: refOf('pay', id), rail, amountMinor, currency, status, paidAt: timestampOf(paidAt) };
}

function unlessNone(answers: Answers): StoreOrderRecord['responses'] {
  const entries = Object.entries(answers).map(([key, answer]) => [key, typeof answer === 'object' ? [...answer] : answer] as const);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
