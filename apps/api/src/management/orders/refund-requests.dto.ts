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
    .describe(`Only those in this state. Default: all. ${refundRequestRecord.shape.state.description}`),
  mode: modeFilter,
});
export type ListRefundRequestsQuery = z.output<typeof listRefundRequestsQuery>;

/** Refund request of a buyer, with everything of the order that can be refunded. */
export const refundRequestView = refundRequestRecord
  .extend({
    orderRef: z.string().describe('Ref of the order, `ord_…`: name it to accept or decline the request.'),
    orderNumber: z.string().describe('Number of the order, as buyers read it.'),
    contact: z
      .object({
        ref: z.string().describe('Ref of the contact: `con_…`.'),
        name: z.string().describe('Name of the buyer.'),
        email: z.string().optional().describe('E-mail address of the buyer. Absent: none is known.'),
      })
      .describe('The buyer who asks.'),
    currency: currencyCode.describe('Currency of the order (ISO 4217).'),
    refundableMinor: z.number().int().describe('Most that can still be given back of the order, in minor units of `currency`.'),
  })
  .meta({ id: 'RefundRequest', description: 'A refund that a buyer asks for, with what can be given back.' });
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
    message: refundReason
      .min(1, 'Tell the buyer why.')
      .describe('Your reason: the buyer reads it in a mail and on the page of the order. At most 500 characters.'),
  })
  .meta({ id: 'DeclineRefundBody', description: 'Answer to a buyer whose refund request is declined.' });
export type DeclineRefundBody = z.output<typeof declineRefundBody>;
