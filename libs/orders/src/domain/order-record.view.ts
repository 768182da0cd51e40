import { currencyCode, describedEnum, fulfillmentStatus, orderStatus } from '@svc/contracts';
import { z } from 'zod';
import { refOf, timestampOf } from '@svc/kernel';
import { REFUND_REQUEST_STATES } from './refund-request';
import {
  fulfillmentRecord,
  minor,
  moment,
  orderItemRecord,
  presentFulfillment,
  presentItem,
  responses,
  unlessNone,
} from './order-item.view';
import { ORDER_SOURCES, orderBreakdown, type OrderPayment, type OrderRefund, type ReadOrder, refundedMinorOf } from './order';

/** Refund that the buyer has requested by the link of the order (ADR 0068). */
export const refundRequestRecord = z
  .object({
    state: describedEnum(REFUND_REQUEST_STATES, 'State of the request.', {
      open: 'The merchant has not answered yet.',
      accepted: 'Money went back.',
      declined: 'The merchant declined it.',
    }),
    askedAt: moment.describe('When the buyer asked, UTC.'),
    reason: z.string().optional().describe('The buyer’s words, up to 500 characters; absent when there are none.'),
    answeredAt: moment.optional().describe('When the merchant answered, UTC; absent while the request is open.'),
    message: z.string().optional().describe('The merchant’s words to the buyer for declining it; absent when there are none.'),
  })
  .meta({ id: 'OrderRefundRequest', description: 'A refund that the buyer asked for on the page of the order.' });

/** Origin of a refund (D-129). */
export const refundSource = describedEnum(['service', 'provider'], 'Where the refund was made.', {
  service: 'Here: by the merchant, the buyer, or the service itself.',
  provider: 'In the dashboard of the payment provider.',
});

/** Order as merchants read it (decisions 3.5). */
export const storeOrderRecord = z
  .object({
    ref: z.string().describe('Ref of the order (`ord_…`): upsert a local copy by it.'),
    number: z.string().describe('Number of the order for people, counted for each workspace and mode; empty until it was first paid.'),
    test: z.boolean().describe('True for an order of test mode: no money moved. Such orders are deleted after 90 days.'),
    status: orderStatus,
    fulfillmentStatus: fulfillmentStatus,
    currency: currencyCode.describe('ISO 4217 code of all amounts.'),
    subtotalMinor: minor.describe('Unit price × quantity of all items, before the discount and without delivery, in minor units.'),
    discountMinor: minor.describe('Discount by the code that was used, in minor units; 0 without one.'),
    deliveryMinor: minor.describe('Fee of the delivery zone, in minor units; 0 when nothing is delivered or delivery is free.'),
    feeMinor: minor.describe('Fees that the buyer paid on top of the prices, in minor units.'),
    taxMinor: minor.describe('Taxes on top of the prices, in minor units; 0 for now.'),
    totalMinor: minor.describe('Cost of the whole order, with delivery and fees and after the discount, in minor units.'),
    paidMinor: minor.describe('Money received in all, in minor units; refunds are not deducted from it.'),
    refundedMinor: minor.describe('Money that went back to the buyer, in minor units.'),
    balanceDueMinor: minor.describe('Money still to be paid, in minor units; 0 when all is paid or the order was called off.'),
    balanceDueAt: moment.optional().describe('When the balance has to be paid, UTC; absent when nothing is due, or no day is fixed.'),
    checkoutRef: z
      .string()
      .optional()
      .describe('Ref of the checkout that placed the order (`chk_…`); absent for orders made in another way.'),
    source: describedEnum(ORDER_SOURCES, 'Way in which the order was placed.', {
      storefront_api: 'By a headless checkout, whose payment step is on the merchant’s site.',
      hosted: 'By a hosted checkout, whether your server or a page of the service opened it.',
      pos: 'At a till.',
      admin: 'By the merchant.',
      import: 'By an import.',
    }),
    contact: z
      .object({
        ref: z.string().describe('Ref of the contact (`con_…`): the same for all orders of one e-mail, or of one phone without an e-mail.'),
        name: z.string().describe('Buyer’s full name.'),
        email: z.string().optional().describe('Buyer’s e-mail; absent when none was given.'),
        phone: z.string().optional().describe('Buyer’s phone number in E.164 form; absent when none was given.'),
      })
      .describe('Buyer of the order.'),
    customerRef: z
      .string()
      .optional()
      .describe('Ref of the customer (`cus_…`), once a user of yours was linked with the contact; absent before.'),
    externalRef: z
      .string()
      .optional()
      .describe('Your own id of that user; of several, the one linked last. Absent before a user was linked.'),
    items: z.array(orderItemRecord).describe('Lines of the order. Delivery is not an item: see `deliveryMinor`.'),
    responses: responses
      .optional()
      .describe('Answers that hold for the whole order, by `key` of the question; absent when there are none.'),
    discountCode: z.string().optional().describe('Discount code that was used; absent for none.'),
    promoterCode: z.string().optional().describe('Code of the promoter who is credited with the order; absent for none.'),
    deliveryZoneRef: z.string().optional().describe('Ref of the delivery zone (`dlz_…`); absent when nothing is delivered.'),
    deliveryAddress: z
      .object({
        line1: z.string().describe('Street and number.'),
        line2: z.string().optional().describe('Second line, such as floor or building; absent when there is none.'),
        city: z.string().describe('City or town.'),
        state: z.string().optional().describe('State, province or region; absent when none was given.'),
        postalCode: z.string().optional().describe('Postal code; absent when none was given.'),
        country: z.string().describe('ISO 3166 two-letter code.'),
      })
      .optional()
      .describe('Where the goods go; absent when nothing is delivered.'),
    payments: z
      .array(
        z.object({
          ref: z.string().describe('Ref of the payment (`pay_…`).'),
          rail: z.string().describe('Way to pay that was used: `card`, `bank_transfer` or `international_card`.'),
          amountMinor: minor.describe('Money received, integer in the minor unit of `currency`.'),
          currency: currencyCode.describe('ISO 4217 code of `amountMinor`.'),
          status: describedEnum(['succeeded', 'refunded', 'partially_refunded'], 'State of the money.', {
            succeeded: 'The merchant has it.',
            refunded: 'All of it went back.',
            partially_refunded: 'Part of it went back.',
          }),
          paidAt: moment.describe('When the money was received, UTC.'),
        }),
      )
      .describe('Money received, oldest first; empty when the order cost nothing.'),
    fulfillments: z
      .array(fulfillmentRecord)
      .describe('Handovers with carrier and tracking, oldest first; empty while nothing was handed over.'),
    refundRequest: refundRequestRecord.optional().describe('The last refund that the buyer asked for; absent when there was none.'),
    refunds: z
      .array(
        z.object({
          ref: z.string().describe('Ref of the refund (`rfd_…`).'),
          amountMinor: minor.describe('Money that goes back, integer in the minor unit of the order’s currency.'),
          reason: z.string().optional().describe('Reason in the merchant’s words; absent when there is none.'),
          source: refundSource,
          createdAt: moment.describe('When it was made, UTC.'),
        }),
      )
      .describe('Money that went back or is on its way back, oldest first; without refunds that the provider refused.'),
    placedAt: moment.describe('When the order was placed, UTC.'),
    paidAt: moment.optional().describe('When it was first paid, with a deposit or in full, UTC; absent until then.'),
    cancelledAt: moment.optional().describe('When it was called off, UTC; absent for all others.'),
    createdAt: moment.describe('When the record was made, UTC; the same as `placedAt`.'),
    updatedAt: moment.describe(
      'Last change of the order, its items, payments, refunds or attendees, UTC with microseconds. The largest one that you have received is the next `updatedSince`.',
    ),
  })
  .meta({
    id: 'StoreOrderRecord',
    description:
      'An order. Names and prices are those it was sold for. All amounts are integers in the minor unit of `currency`, and `subtotalMinor` − `discountMinor` + `deliveryMinor` + `feeMinor` + `taxMinor` is `totalMinor`.',
  });
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

function presentPayment(
  { id, rail, amountMinor, currency, paidAt }: OrderPayment,
  refunds: readonly OrderRefund[],
): StoreOrderRecord['payments'][number] {
  const refunded = refundedMinorOf({ refunds: refunds.filter(({ paymentId }) => paymentId === id) });
  const status = refunded === 0 ? 'succeeded' : refunded < amountMinor ? 'partially_refunded' : 'refunded';
  return { ref: refOf('pay', id), rail, amountMinor, currency, status, paidAt: timestampOf(paidAt) };
}
