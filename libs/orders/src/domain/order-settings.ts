import { z } from 'zod';

/** Actions that buyers may take themselves by the link of their order: `selfService.orders` of a workspace's settings. */
export const orderSelfService = z.strictObject({
  changeAddress: z
    .boolean()
    .describe('True: buyers may change the delivery address until fulfilment begins; a mailed code confirms it. Default: false.')
    .default(false),
  cancelCheckout: z.boolean().describe('True: buyers may cancel a checkout that is not paid. Default: false.').default(false),
  requestRefund: z
    .boolean()
    .describe('True: buyers may ask for a refund, which you answer; a mailed code confirms it. Default: false.')
    .default(false),
});
