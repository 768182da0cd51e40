import { z } from 'zod';

const ON = { enabled: true };
const rail = (about: string) =>
  z
    .strictObject({
      enabled: z
        .boolean()
        .describe(
          'True offers buyers the way to pay (card, bank transfer or international card), as far as an account at a payment provider allows it; false hides it. Default: true.',
        ),
    })
    .default(ON)
    .describe(`${about}: \`enabled\` switches this way to pay on or off. Default: on.`);

/** Ways to pay that the merchant offers, where credentials allow: `rails` of a workspace's settings. */
export const paymentRails = z
  .strictObject({
    card: rail('Payment by card in NGN, through Paystack'),
    bank_transfer: rail('Payment by bank transfer in NGN, through Paystack'),
    international_card: rail('Payment by card in currencies other than NGN, through Stripe'),
  })
  .meta({ id: 'PaymentRails', description: 'Ways to pay, each on or off. A way is offered where an account at a provider allows it.' });
