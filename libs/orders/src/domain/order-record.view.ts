import { currencyCode, describedEnum, fulfillmentStatus, orderStatus, PROVIDER_TEXTS, TEST_MODE_KEPT_DAYS } from '@svc/contracts';
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
    state: describedEnum(REFUND_REQUEST_STATES, 'State of the buyer’s request for a refund.', {
      open: 'The merchant has not answered the request yet.',
      accepted: 'The merchant, or the service for the merchant, refunded money.',
      declined: 'The merchant declined the request.',
    }),
    askedAt: moment.describe('When the buyer asked for the refund of the order, UTC timestamp.'),
    reason: z
      .string()
      .optional()
      .describe('Reason for the refund of the order in the buyer’s words, up to 500 characters; absent when the buyer gave none.'),
    answeredAt: moment.optional().describe('When the merchant answered the request for a refund, UTC timestamp; absent while it is open.'),
    message: z.string().optional().describe('Message of the merchant to the buyer on declining the refund; absent when there is none.'),
  })
  .meta({ id: 'OrderRefundRequest', description: 'A refund that the buyer asked for on the page of the order.' });

/** Origin of a refund (D-129). */
export const refundSource = describedEnum(['service', 'provider'], 'Place where the refund was made.', {
  service: 'In the service: by the merchant, the buyer, or the service itself.',
  provider: 'In the dashboard of the payment provider.',
});

/** Order as merchants read it (decisions 3.5 orders). */
export const storeOrderRecord = z
  .object({
    ref: z.string().describe('Ref of the order (`ord_…`), given by the service. Stable: use it as the key of a local copy.'),
    number: z
      .string()
      .describe(
        'Number of the order as buyer and merchant read it, such as `1042`; counted per workspace and mode. Empty until the order is first paid.',
      ),
    test: z
      .boolean()
      .describe(`True for an order of test mode: no money moved. Test orders are deleted after ${TEST_MODE_KEPT_DAYS} days.`),
    status: orderStatus,
    fulfillmentStatus: fulfillmentStatus,
    currency: currencyCode.describe('ISO 4217 code of all amounts of the order, such as `NGN`.'),
    subtotalMinor: minor.describe(
      'Sum of unit price × quantity over all items of the order, before discount, delivery and fees: integer in the minor unit of `currency`.',
    ),
    discountMinor: minor.describe('Discount on the order by a discount code, integer in the minor unit of `currency`; 0 without one.'),
    deliveryMinor: minor.describe(
      'Delivery fee of the order, integer in the minor unit of `currency`; 0 when nothing is delivered or delivery is free.',
    ),
    feeMinor: minor.describe('Fees that the buyer of the order paid on top of the prices, integer in the minor unit of `currency`.'),
    taxMinor: minor.describe(
      'Taxes on top of the prices of the order, integer in the minor unit of `currency`. Always 0 in this version of the API: add it all the same.',
    ),
    totalMinor: minor.describe(
      'Total of the order, with delivery and fees and after the discount: integer in the minor unit of `currency`.',
    ),
    paidMinor: minor.describe('Money received for the order in all, integer in the minor unit of `currency`; refunds are not deducted.'),
    refundedMinor: minor.describe(
      'Money refunded to the buyer of the order in all, integer in the minor unit of `currency`; 0 when there is none.',
    ),
    balanceDueMinor: minor.describe(
      'Money still to be paid for the order, integer in the minor unit of `currency`; 0 when everything is paid or the order is cancelled.',
    ),
    balanceDueAt: moment
      .optional()
      .describe('Deadline for the balance of the order, UTC timestamp; absent when nothing is due, or there is no fixed deadline.'),
    checkoutRef: z
      .string()
      .optional()
      .describe('Ref of the checkout (`chk_…`) that placed the order; absent for orders placed in another way.'),
    source: describedEnum(ORDER_SOURCES, 'Way in which the order was placed.', {
      storefront_api: 'By a headless checkout, whose payment step is on the merchant’s site.',
      hosted: 'By a hosted checkout, opened by your server or by a page of the service.',
      pos: 'At a point of sale.',
      admin: 'By the merchant, in the management of the shop.',
      import: 'By an import.',
    }),
    contact: z
      .object({
        ref: z
          .string()
          .describe(
            'Ref of the buyer’s contact (`con_…`): the same for all orders with one e-mail address, or with one phone number and no e-mail address.',
          ),
        name: z.string().describe('Full name of the buyer.'),
        email: z.string().optional().describe('E-mail address of the buyer; absent when none was given.'),
        phone: z
          .string()
          .optional()
          .describe('Phone number of the buyer in E.164 form, such as `+2348031234567`; absent when none was given.'),
      })
      .describe('Buyer of the order: ref of the contact, name, e-mail address and phone number.'),
    customerRef: z
      .string()
      .optional()
      .describe('Ref of the customer (`cus_…`) who placed the order. Absent until one of your users is linked with the buyer’s contact.'),
    externalRef: z
      .string()
      .optional()
      .describe(
        'Id in your own system of the user who is linked with the buyer’s contact; of several, the one linked last. Absent until a user is linked.',
      ),
    items: z
      .array(orderItemRecord)
      .describe('Items of the order: products, packages, tickets, donations and extras. Delivery is not an item: see `deliveryMinor`.'),
    responses: responses
      .optional()
      .describe(
        'Answers of the buyer that hold for the whole order: `key` of the question → text, number, true/false, or list of texts. Absent when there are none.',
      ),
    discountCode: z.string().optional().describe('Discount code that the buyer of the order used; absent for none.'),
    promoterCode: z.string().optional().describe('Code of the promoter who is credited with the order; absent for none.'),
    deliveryZoneRef: z
      .string()
      .optional()
      .describe('Ref of the delivery zone (`dlz_…`) that the buyer of the order chose; absent when nothing is delivered.'),
    deliveryAddress: z
      .object({
        line1: z.string().describe('Street and number of the delivery address.'),
        line2: z.string().optional().describe('Second line of the delivery address, such as floor or building; absent when there is none.'),
        city: z.string().describe('City or town of the delivery address.'),
        state: z.string().optional().describe('State, province or region of the delivery address; absent when none was given.'),
        postalCode: z.string().optional().describe('Postal code of the delivery address; absent when none was given.'),
        country: z.string().describe('Country of the delivery address, as ISO 3166-1 alpha-2 code such as `NG`.'),
      })
      .optional()
      .describe('Address to which the goods of the order are delivered: street, city, country. Absent when nothing is delivered.'),
    payments: z
      .array(
        z.object({
          ref: z.string().describe('Ref of the payment for the order (`pay_…`), given by the service.'),
          rail: z
            .string()
            .describe(
              `Way to pay that the payment for the order used: ${PROVIDER_TEXTS.eitherRail}; \`cash\`, \`transfer\` or \`other\` for money that the merchant took without the service.`,
            ),
          amountMinor: minor.describe('Amount of the payment for the order, integer in the minor unit of `currency`.'),
          currency: currencyCode.describe('ISO 4217 code of the `amountMinor` of the payment for the order.'),
          status: describedEnum(['succeeded', 'refunded', 'partially_refunded'], 'State of the payment for the order.', {
            succeeded: 'The merchant has the money.',
            refunded: 'All of the money was refunded.',
            partially_refunded: 'Part of the money was refunded.',
          }),
          paidAt: moment.describe('When the payment for the order was received, UTC timestamp.'),
        }),
      )
      .describe('Payments received for the order, oldest first; empty when the order cost nothing.'),
    fulfillments: z
      .array(fulfillmentRecord)
      .describe(
        'Fulfilments of the order (what was sent or handed over) with carrier and tracking, oldest first; empty while there are none.',
      ),
    refundRequest: refundRequestRecord
      .optional()
      .describe('Last request of the buyer for a refund of the order, with its state; absent when there was none.'),
    refunds: z
      .array(
        z.object({
          ref: z.string().describe('Ref of the order’s refund (`rfd_…`), given by the service.'),
          amountMinor: minor.describe('Amount of the order’s refund, integer in the minor unit of the order’s currency.'),
          reason: z.string().optional().describe('Reason for the order’s refund in the merchant’s words; absent when there is none.'),
          source: refundSource,
          createdAt: moment.describe('When the order’s refund was made, UTC timestamp.'),
        }),
      )
      .describe(
        'Refunds of the order that are made or on their way to the buyer, oldest first; without refunds that the payment provider refused.',
      ),
    placedAt: moment.describe('When the order was placed, UTC timestamp.'),
    paidAt: moment
      .optional()
      .describe('When the order was first paid, with a deposit or in full: UTC timestamp. Absent while nothing is paid.'),
    cancelledAt: moment.optional().describe('When the order was cancelled, UTC timestamp; absent when it was not cancelled.'),
    createdAt: moment.describe('When the order was created, UTC timestamp; the same as `placedAt`.'),
    updatedAt: moment.describe(
      'When the order, or an item, payment, refund or attendee of it, last changed: UTC timestamp with microseconds. Send the latest one that you have received as `updatedSince` to read only later changes.',
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
