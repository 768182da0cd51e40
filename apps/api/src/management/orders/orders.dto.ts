import { FULFILLMENT_STATUSES, ORDER_STATUSES } from '@svc/contracts';
import { shipmentFields } from '@svc/orders';
import { z } from 'zod';
import { itemIdOf } from '../../edge';
import { writtenAs } from '../moments.dto';
import { filter, pageQuery } from '../page.dto';
import { ref } from '../registrations/registrations.dto';

const oneOf = (values: readonly string[]) => `Give one of ${values.join(', ')}.`;
export const modeFilter = z.enum(['live', 'test'], 'Give live or test.').default('live');

export const listOrdersQuery = pageQuery.extend({
  status: z.enum(ORDER_STATUSES, oneOf(ORDER_STATUSES)).optional(),
  fulfillmentStatus: z.enum(FULFILLMENT_STATUSES, oneOf(FULFILLMENT_STATUSES)).optional(),
  balance: z
    .enum(['due', 'overdue'], 'Give due or overdue.')
    .optional()
    .describe('Only those that were paid by deposit, whose rest is still to be paid; `overdue`: and whose day is over.'),
  search: filter(
    'Only the one of this number or with a ticket of this short code, or with this in the buyer’s name, e-mail or phone number, in any case.',
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
        properties: { ref: { type: 'string' }, quantity: { type: 'integer', minimum: 1 } },
      },
    },
  });

const reason = z.string().trim().min(1, 'Say why, or leave it out.').max(500);

export const fulfilOrderBody = z
  .strictObject({ items: pieces.optional().describe('What was handed over; all that is left by default.'), ...shipmentFields })
  .default({})
  .meta({ id: 'FulfilOrderBody' });
export type FulfilOrderBody = z.output<typeof fulfilOrderBody>;

export const cancelOrderBody = z
  .strictObject({
    refund: z.boolean().default(true).describe('Whether the money that is left goes back.'),
    reason: reason.optional(),
  })
  .prefault({})
  .meta({ id: 'CancelOrderBody' });
export type CancelOrderBody = z.output<typeof cancelOrderBody>;

export const refundOrderBody = z
  .strictObject({
    items: pieces.optional().describe('What is refunded, with its share of discounts and fees; it is called off with it.'),
    amountMinor: z
      .int('Give minor units as a whole number.')
      .min(1, 'Give at least 1.')
      .optional()
      .describe('Money alone, for whatever it is; a multiple of the step of the currency, or all that is left.'),
    reason: reason.optional(),
  })
  .refine(
    ({ items, amountMinor }) => items === undefined || amountMinor === undefined,
    'Give items or an amount, not both; neither for all that is left.',
  )
  .default({})
  .meta({ id: 'RefundOrderBody' });
export type RefundOrderBody = z.output<typeof refundOrderBody>;

export const balancePaidBody = z
  .strictObject({ reason: reason.optional().describe('How it was paid, for the record.') })
  .default({})
  .meta({ id: 'BalancePaidBody' });
export type BalancePaidBody = z.output<typeof balancePaidBody>;

export const askForBalanceBody = z
  .strictObject({
    dueAt: writtenAs('end')
      .optional()
      .describe('By when it is to be paid; as it is when absent. A date, of the shop, includes its last hour.'),
  })
  .default({})
  .meta({ id: 'AskForBalanceBody' });
export type AskForBalanceBody = z.output<typeof askForBalanceBody>;

export const orderRef = itemIdOf('order', 'ord');
