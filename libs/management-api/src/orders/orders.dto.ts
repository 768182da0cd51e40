import type { Workspace } from '@svc/access';
import { FULFILLMENT_STATUSES, fulfillmentStatus, ORDER_STATUSES, orderStatus, PROVIDER_TEXTS, withMeanings } from '@svc/contracts';
import { itemIdOf } from '@svc/http';
import { idOf, InvalidInput, isCalendarDate, refOf } from '@svc/kernel';
import { type OrderQuery, type OrderReader, type RefundPreview, shipmentFields, managedOrderRecord } from '@svc/orders';
import type { GuestList } from '@svc/registration';
import { z } from 'zod';
import { momentOf, writtenAs } from '../moments.dto';
import { filter, flag, modeParameter, pageQuery } from '../page.dto';
import { eventNamed, ref } from '../registrations/registrations.dto';

const oneOf = (values: readonly string[]) => `Give one of ${values.join(', ')}.`;
export const modeFilter = modeParameter('Mode of the entries to list.');

const day = (description: string) =>
  z
    .string('Give it once.')
    .refine((text) => isCalendarDate(text), 'Give a day such as 2026-12-31.')
    .optional()
    .meta({ override: { type: 'string', format: 'date' }, description });

/** Filters of lists and tables of orders (D-162). */
const orderFilters = {
  event: filter('Only orders with tickets of this event: its ref (`evt_…`) or its slug. Default: all.'),
  product: filter('Only orders with an item of this product or package: its ref (`prd_…` or `pkg_…`) or its slug. Default: all.'),
  from: day('First day on which the listed orders were placed, `YYYY-MM-DD`, by the clocks of the shop. Default: no first day.'),
  to: day(
    'Last day on which the listed orders were placed, `YYYY-MM-DD`, by the clocks of the shop; the day is included. Default: no last day.',
  ),
  status: z
    .enum(ORDER_STATUSES, oneOf(ORDER_STATUSES))
    .optional()
    .describe(`Only orders with this payment status. Default: all. ${orderStatus.description}`),
  fulfillmentStatus: z
    .enum(FULFILLMENT_STATUSES, oneOf(FULFILLMENT_STATUSES))
    .optional()
    .describe(`Only orders with this fulfilment status. Default: all. ${fulfillmentStatus.description}`),
  toFulfil: flag('Restricts the list of orders to your list of work.', {
    true: 'Only orders with items to hand over or send, now or later, that are paid and neither cancelled nor refunded in whole.',
    false: 'All orders that match the other filters.',
  }),
  balance: z
    .enum(['due', 'overdue'], 'Give due or overdue.')
    .optional()
    .describe(
      withMeanings('Only orders with a deposit whose balance is not paid. Default: all orders.', {
        due: 'All orders with an unpaid balance.',
        overdue: 'Orders whose unpaid balance is past its deadline, `balanceDueAt`.',
      }),
    ),
  search: filter(
    'Only orders with these words, in any order and without accents, in the buyer’s name, e-mail address or phone number, the delivery address, or the names and SKUs of items; or the order that a number, a short code, a ref or a reference of a provider names.',
  ),
  mode: modeFilter,
};

export const listOrdersQuery = pageQuery.extend(orderFilters);

/** The same filters for a table, which has no pages. */
export const exportOrdersQuery = z.strictObject(orderFilters);
type OrderFilters = z.output<typeof exportOrdersQuery>;

/** Readers of the things that filters name. */
interface FilterReaders {
  orders: OrderReader;
  guests: GuestList;
}

/** Returns the filter of a list of orders by a query. Throws InvalidInput for an event or a product that does not exist. */
export async function orderFilterOf(
  { orders, guests }: FilterReaders,
  { id: workspaceId, timezone }: Pick<Workspace, 'id' | 'timezone'>,
  { event, product, from, to, ...literal }: OrderFilters,
): Promise<Omit<OrderQuery, 'after' | 'limit'>> {
  if (from !== undefined && to !== undefined && to < from) {
    const message = 'The last day is before the first one, which is in `from`.';
    throw new InvalidInput(message, { fields: { to: message } });
  }
  const edgeOf = (text: string, side: 'start' | 'end', path: string) => momentOf(text, { timezone }, side, path);
  return {
    ...literal,
    eventId: event === undefined ? undefined : (await eventNamed(guests, workspaceId, event)).id,
    productId: product === undefined ? undefined : await productNamed(orders, workspaceId, product),
    placedFrom: from === undefined ? undefined : edgeOf(from, 'start', 'from'),
    placedUntil: to === undefined ? undefined : edgeOf(to, 'end', 'to'),
  };
}

async function productNamed(orders: OrderReader, workspaceId: string, refOrSlug: string): Promise<string> {
  const id = idOf('prd', refOrSlug) ?? idOf('pkg', refOrSlug);
  const product = await orders.productNamed(workspaceId, id ? { id } : { slug: refOrSlug });
  if (!product) throw new InvalidInput('There is no product or package of this ref or slug.', { invalid: ['product'] });
  return product;
}

const pieces = z
  .array(
    z.strictObject({
      ref: ref('oit', 'oit_01h455vb4pex5vsknk084sn02q'),
      quantity: z.int('Give a whole number.').min(1, 'Give at least 1.').max(1_000_000),
    }),
  )
  .min(1, 'Name at least one item, or leave the field out.')
  .max(1_000)
  .meta({
    override: {
      type: 'array',
      minItems: 1,
      maxItems: 1_000,
      items: {
        type: 'object',
        required: ['ref', 'quantity'],
        additionalProperties: false,
        properties: {
          ref: { type: 'string', description: 'Ref of the item of the order, as the order lists it: `oit_…`.' },
          quantity: { type: 'integer', minimum: 1, description: 'Number of pieces of the order’s item, 1 or more.' },
        },
      },
    },
  });

const REASON =
  'Reason for cancelling or refunding the order, in the merchant’s own words, kept with the order; plain text of at most 500 characters. Leave out to note nothing.';
const reason = z.string().trim().min(1, 'Say why, or leave it out.').max(500);

export const fulfilOrderQuery = z.object({
  force: flag('Treatment of an order that was refunded in whole.', {
    true: 'Its items are recorded as handed over all the same.',
    false: 'The request is refused with 409, and `details.reason` is `refunded`.',
  }),
});

export const fulfilOrderBody = z
  .strictObject({
    items: pieces
      .optional()
      .describe('Items of the order that were handed over or sent, each with its number of pieces. Leave out for all that are left.'),
    ...shipmentFields,
  })
  .default({})
  .meta({ id: 'FulfilOrderBody', description: 'Items of an order that were handed over, and how to follow the parcel.' });

const removable = <Field extends 'carrier' | 'trackingNumber' | 'trackingUrl'>(field: Field, what: string) =>
  shipmentFields[field].nullable().describe(`${what} Leave out to keep the present one; \`null\` removes it.`);

export const correctFulfillmentBody = z
  .strictObject({
    carrier: removable(
      'carrier',
      'Name of the company that carries the shipment of the fulfilment, as the buyer reads it; at most 100 characters.',
    ),
    trackingNumber: removable('trackingNumber', 'Tracking number of the fulfilment’s shipment at the carrier; at most 100 characters.'),
    trackingUrl: removable(
      'trackingUrl',
      'Absolute https URL of the page on which the buyer follows the fulfilment’s shipment; at most 2,048 characters.',
    ),
    notify: z
      .boolean('Give true or false.')
      .default(true)
      .describe('True to send the buyer the corrected details of the fulfilment; false to notify nobody. Default: true.'),
  })
  .meta({ id: 'CorrectFulfillmentBody', description: 'Corrected carrier and tracking of a fulfilment.' });

export const cancelOrderBody = z
  .strictObject({
    refund: z
      .boolean()
      .default(true)
      .describe('True to refund all money of the cancelled order that is left; false to refund nothing. Default: true.'),
    reason: reason.optional().describe(REASON),
  })
  .prefault({})
  .meta({ id: 'CancelOrderBody', description: 'Refund and reason of an order’s cancellation.' });

export const refundOrderBody = z
  .strictObject({
    items: pieces
      .optional()
      .describe(
        'Items of the order to refund and cancel, each with its number of pieces; the amount includes their share of discount and fees. Give `items` or `amountMinor`, or leave both out to refund all that is left.',
      ),
    amountMinor: z
      .int('Give minor units as a whole number.')
      .min(1, 'Give at least 1.')
      .optional()
      .describe(
        'Amount to refund without cancelling anything, integer in minor units of the order’s currency, 1 or more: a multiple of the currency’s smallest step, or all that is left. Give `items` or `amountMinor`, or leave both out to refund all that is left.',
      ),
    reason: reason.optional().describe(REASON),
  })
  .refine(
    ({ items, amountMinor }) => items === undefined || amountMinor === undefined,
    'Give items or an amount, not both; neither for all that is left.',
  )
  .default({})
  .meta({ id: 'RefundOrderBody', description: 'Items or amount of an order to refund; leave both out to refund all that is left.' });
export type RefundOrderBody = z.output<typeof refundOrderBody>;

/** Query of operations that refund money. Unknown parameters are refused, since a misspelt `dryRun` would refund it. */
export const refundQuery = z.strictObject({
  dryRun: flag('Mode of the request: refund the order, or only show what would be refunded.', {
    true: 'Nothing is written: the response has the amount, the items that would be cancelled, and the payments that the money would come from.',
    false: 'The order is changed, and its money is refunded.',
  }),
});

/** Refund as a dry run shows it. */
export const refundPreviewView = z
  .object({
    amountMinor: z.int().describe('Amount that would be refunded, integer in minor units of `currency`; 0 when nothing would be.'),
    currency: z.string().describe('ISO 4217 code of the currency of the order.'),
    items: z
      .array(
        z.object({
          ref: z.string().describe('Ref of the item of the order that would be cancelled: `oit_…`.'),
          name: z.string().describe('Name of the item of the order that would be cancelled, as it was sold.'),
          quantity: z.int().describe('Number of pieces of the item that would be cancelled.'),
        }),
      )
      .describe('Items of the order that would be cancelled. Empty where an amount alone is refunded.'),
    payments: z
      .array(
        z.object({
          ref: z.string().describe('Ref of the payment that money would be refunded from: `pay_…`.'),
          rail: z.string().describe(`Way to pay that the payment used: ${PROVIDER_TEXTS.eitherRail}.`),
          amountMinor: z.int().describe('Part of the refund that would come from the payment, integer in minor units of `currency`.'),
        }),
      )
      .describe('Payments of the order that money would be refunded from, oldest first. Empty when no money would move.'),
  })
  .meta({ id: 'RefundPreview', description: 'Refund as a dry run shows it: its amount, items and payments. Nothing was written.' });
type RefundPreviewView = z.infer<typeof refundPreviewView>;

export function presentPreview({ amountMinor, currency, items, payments }: RefundPreview): RefundPreviewView {
  return {
    amountMinor,
    currency,
    items: items.map(({ itemId, name, quantity }) => ({ ref: refOf('oit', itemId), name, quantity })),
    payments: payments.map(({ paymentId, rail, amountMinor: part }) => ({ ref: refOf('pay', paymentId), rail, amountMinor: part })),
  };
}

/** Answer of an operation that refunds: the order, or what a dry run shows. */
export const refundAnswer = z
  .union([managedOrderRecord, refundPreviewView])
  .describe('Order after the refund or cancellation; with `dryRun=true`, what would be refunded.');
export type RefundAnswer = z.infer<typeof refundAnswer>;

export const balancePaidBody = z
  .strictObject({
    reason: reason
      .optional()
      .describe(
        'Way in which the balance of the order was paid, such as `cash at the door`, kept with the order; plain text of at most 500 characters. Leave out to note nothing.',
      ),
  })
  .default({})
  .meta({ id: 'BalancePaidBody', description: 'Way in which the balance of an order was paid outside the service.' });

export const askForBalanceBody = z
  .strictObject({
    dueAt: writtenAs('end')
      .optional()
      .describe(
        'New deadline for the balance of the order, ISO 8601; without a zone it is local to the shop, and a date alone includes that whole day. Leave out to keep the deadline.',
      ),
  })
  .default({})
  .meta({ id: 'AskForBalanceBody', description: 'New deadline for the balance of an order.' });

export const orderRef = itemIdOf('order', 'ord');
export const fulfillmentRef = itemIdOf('fulfilment', 'ful');
