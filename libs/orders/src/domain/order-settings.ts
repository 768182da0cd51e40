import { z } from 'zod';

/** Actions that buyers may take themselves by the link of their order: `selfService.orders` of a workspace's settings. */
export const orderSelfService = z.strictObject({
  changeAddress: z
    .boolean()
    .describe(
      'True lets buyers change the delivery address on the page of their order until fulfilment begins; a mailed code confirms the change. Default: false.',
    )
    .default(false),
  cancelCheckout: z.boolean().describe('True lets buyers cancel their checkout while it is not paid. Default: false.').default(false),
  requestRefund: z
    .boolean()
    .describe(
      'True lets buyers ask for a refund on the page of their order, which the merchant answers; a mailed code confirms the request. Default: false.',
    )
    .default(false),
});
