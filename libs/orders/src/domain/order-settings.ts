import { z } from 'zod';

/** Actions that buyers may take themselves by the link of their order: `selfService.orders` of a workspace's settings. */
export const orderSelfService = z.strictObject({
  changeAddress: z
    .boolean()
    .describe('Buyers may change the delivery address until fulfilment begins; a code that is mailed to them confirms it.')
    .default(false),
  cancelCheckout: z.boolean().describe('Buyers may cancel a checkout that is not paid.').default(false),
  requestRefund: z
    .boolean()
    .describe('Buyers may ask for a refund, which you answer; a code that is mailed to them confirms it.')
    .default(false),
});
