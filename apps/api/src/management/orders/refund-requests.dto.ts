import { currencyCode } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { type ReadOrder, REFUND_REQUEST_STATES, refundableMinorOf, refundReason, refundRequestRecord } from '@svc/orders';
import { z } from 'zod';
import { pageQuery } from '../page.dto';
import { modeFilter } from './orders.dto';

export const listRefundRequestsQuery = pageQuery.extend({
  state: z
    .enum(REFUND_REQUEST_STATES, `Give one of ${REFUND_REQUEST_STATES.join(', ')}.`)
    .optional()
    .describe('Only those that stand like this; `open` wait for an answer.'),
  mode: modeFilter,
});
export type ListRefundRequestsQuery = z.output<typeof listRefundRequestsQuery>;

/** Refund request of a buyer, with everything of the order that can be refunded. */
export const refundRequestView = refundRequestRecord
  .extend({
    orderRef: z.string(),
    orderNumber: z.string(),
    contact: z.object({ ref: z.string(), name: z.string(), email: z.string().optional() }),
    currency: currencyCode,
    refundableMinor: z.number().int().describe('What can still be given back of the order, in minor units.'),
  })
  .meta({ id: 'RefundRequest' });
export type RefundRequestView = z.infer<typeof refundRequestView>;

export function presentRefundRequest(order: ReadOrder): RefundRequestView {
  const {
    id,
    number,
    contact,
    totals: { currency },
    refundRequest,
  } = order;
  return {
    ...refundRequest!,
    orderRef: refOf('ord', id),
    orderNumber: number?.toString() ?? '',
    contact: { ref: refOf('con', contact.id), name: contact.name, email: contact.email },
    currency,
    refundableMinor: refundableMinorOf(order),
  };
}

export const declineRefundBody = z
  .strictObject({
    message: refundReason.min(1, 'Tell the buyer why.').describe('To the buyer, in their mail and on the page of their order.'),
  })
  .meta({ id: 'DeclineRefundBody' });
export type DeclineRefundBody = z.output<typeof declineRefundBody>;
