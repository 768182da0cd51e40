import { ATTENDEE_STATUSES, currencyCode, FULFILLMENT_STATUSES, LINE_KINDS, ORDER_STATUSES } from '@svc/contracts';
import { z } from 'zod';
import { ORDER_SOURCES } from './order';

const minor = z.number().int().describe('Minor units.');
const moment = z.string().meta({ format: 'date-time' });
const responses = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
  .describe('Answers, by the keys of the questions.');

/** One line of an order, at the names and prices it was sold for. */
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

/** What the merchant is told of an order (decisions 3.5). */
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
      .object({ line1: z.string(), line2: z.string().optional(), city: z.string(), state: z.string().optional(), postalCode: z.string().optional(), country: z.string() })
      .optional(),
    payments: z.array(
      z.object({ ref: z.string(), rail: z.string(), amountMinor: minor, currency: currencyCode, status: z.enum(['succeeded', 'refunded', 'partially_refunded']), paidAt: moment }),
    ),
    refunds: z.array(z.object({ ref: z.string(), amountMinor: minor, reason: z.string().optional(), createdAt: moment })),
    placedAt: moment,
    paidAt: moment.optional(),
    cancelledAt: moment.optional(),
    createdAt: moment,
    updatedAt: moment.describe('Six fractional digits; the cursor of the next read.'),
  })
  .meta({ id: 'StoreOrderRecord', description: 'An order. Names and prices are those it was sold for.' });
export type StoreOrderRecord = z.infer<typeof storeOrderRecord>;
