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
    .describe(`Only refund requests in this state. Default: all. ${refundRequestRecord.shape.state.description}`),
  mode: modeFilter,
});

/** Refund request of a buyer, with everything of the order that can be refunded. */
export const refundRequestView = refundRequestRecord
  .extend({
    orderRef: z
      .string()
      .describe('Ref of the order whose refund the buyer requests: `ord_…`. Use it in the path to accept or decline the request.'),
    orderNumber: z.string().describe('Number of the order whose refund the buyer requests, as buyers read it, such as `1042`.'),
    contact: z
      .object({
        ref: z.string().describe('Ref of the contact of the buyer who requests the refund: `con_…`.'),
        name: z.string().describe('Name of the buyer who requests the refund.'),
        email: z.string().optional().describe('E-mail address of the buyer who requests the refund. Absent when none is known.'),
      })
      .describe('Buyer who requests the refund: `ref` of the contact, `name` and `email`.'),
    currency: currencyCode.describe('Currency of the order whose refund is requested (ISO 4217 code), such as `NGN`.'),
    refundableMinor: z
      .number()
      .int()
      .describe('Most that can still be refunded of the order, integer in minor units of `currency`; 0 when nothing is left.'),
  })
  .meta({ id: 'RefundRequest', description: 'A refund that a buyer requests for an order, with the amount that can be refunded.' });
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
      .describe(
        'Reason for declining the refund request, plain text of 1 to 500 characters: the buyer reads it in a mail and on the page of the order.',
      ),
  })
  .meta({ id: 'DeclineRefundBody', description: 'Answer to a buyer whose refund request is declined.' });
