import { FULFILLMENT_STATUSES, fulfillmentStatus, ORDER_STATUSES, orderStatus, withMeanings } from '@svc/contracts';
import { shipmentFields } from '@svc/orders';
import { z } from 'zod';
import { itemIdOf } from '../../edge';
import { writtenAs } from '../moments.dto';
import { filter, MODE_MEANINGS, pageQuery } from '../page.dto';
import { ref } from '../registrations/registrations.dto';

const oneOf = (values: readonly string[]) => `Give one of ${values.join(', ')}.`;
export const modeFilter = z
  .enum(['live', 'test'], 'Give live or test.')
  .default('live')
  .describe(withMeanings('Only those of this mode. Default: live.', MODE_MEANINGS));

export const listOrdersQuery = pageQuery.extend({
  status: z.enum(ORDER_STATUSES, oneOf(ORDER_STATUSES)).optional().describe(`Only those in this state. ${orderStatus.description}`),
  fulfillmentStatus: z
    .enum(FULFILLMENT_STATUSES, oneOf(FULFILLMENT_STATUSES))
    .optional()
    .describe(`Only those handed over this far. ${fulfillmentStatus.description}`),
  balance: z
    .enum(['due', 'overdue'], 'Give due or overdue.')
    .optional()
    .describe(
      withMeanings('Only those paid by deposit whose rest is still open.', {
        due: 'All of them.',
        overdue: 'Those whose `balanceDueAt` is over.',
      }),
    ),
  search: filter(
    'Only the order of this number or with a ticket of this short code, or those with this text in the buyer’s name, e-mail or phone number, in any case.',
  ),
  mode: modeFilter,
});
export type ListOrdersQuery = z.output<typeof listOrdersQuery>;

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
          ref: { type: 'string', description: 'Ref of an item of the order: `oit_…`.' },
          quantity: { type: 'integer', minimum: 1, description: 'Number of its pieces.' },
        },
      },
    },
  });

const REASON = 'Reason in your own words, for the record; at most 500 characters. Absent: nothing is noted.';
const reason = z.string().trim().min(1, 'Say why, or leave it out.').max(500);

export const fulfilOrderBody = z
  .strictObject({ items: pieces.optional().describe('Pieces that were handed over. Default: all that are left.'), ...shipmentFields })
  .default({})
  .meta({ id: 'FulfilOrderBody', description: 'Pieces that were handed over, and how the parcel is followed.' });
export type FulfilOrderBody = z.output<typeof fulfilOrderBody>;

export const cancelOrderBody = z
  .strictObject({
    refund: z.boolean().default(true).describe('True: all money that is left goes back. False: none does. Default: true.'),
    reason: reason.optional().describe(REASON),
  })
  .prefault({})
  .meta({ id: 'CancelOrderBody', description: 'What becomes of the money of a cancelled order.' });
export type CancelOrderBody = z.output<typeof cancelOrderBody>;

export const refundOrderBody = z
  .strictObject({
    items: pieces
      .optional()
      .describe(
        'Pieces to refund, each with its share of discount and fees; they are called off. Give `items` or `amountMinor`, or neither for all that is left.',
      ),
    amountMinor: z
      .int('Give minor units as a whole number.')
      .min(1, 'Give at least 1.')
      .optional()
      .describe(
        'Amount to give back in minor units of the order’s currency, without calling anything off; a multiple of the step of the currency, or all that is left.',
      ),
    reason: reason.optional().describe(REASON),
  })
  .refine(
    ({ items, amountMinor }) => items === undefined || amountMinor === undefined,
    'Give items or an amount, not both; neither for all that is left.',
  )
  .default({})
  .meta({ id: 'RefundOrderBody', description: 'Items or amount to refund; neither for all that is left.' });
export type RefundOrderBody = z.output<typeof refundOrderBody>;

export const balancePaidBody = z
  .strictObject({
    reason: reason
      .optional()
      .describe('Way in which it was paid, such as "cash at the door", for the record; at most 500 characters. Absent: nothing is noted.'),
  })
  .default({})
  .meta({ id: 'BalancePaidBody', description: 'How the balance was paid, for the record.' });
export type BalancePaidBody = z.output<typeof balancePaidBody>;

export const askForBalanceBody = z
  .strictObject({
    dueAt: writtenAs('end')
      .optional()
      .describe(
        'New deadline of the balance. Without a zone it is local to the shop; a date alone includes that whole day. Default: it stays as it is.',
      ),
  })
  .default({})
  .meta({ id: 'AskForBalanceBody', description: 'Deadline of the balance, if it changes.' });
export type AskForBalanceBody = z.output<typeof askForBalanceBody>;

export const orderRef = itemIdOf('order', 'ord');
