import { z } from 'zod';

const ON = { enabled: true };
const rail = (about: string) =>
  z
    .strictObject({ enabled: z.boolean().describe('True: buyers are offered this way to pay, where an account at a provider allows it.') })
    .default(ON)
    .describe(`${about} On unless you switch it off.`);

/** Ways to pay that the merchant offers, where credentials allow: `rails` of a workspace's settings. */
export const paymentRails = z
  .strictObject({
    card: rail('Cards in NGN, through Paystack.'),
    bank_transfer: rail('Bank transfers in NGN, through Paystack.'),
    international_card: rail('Cards in other currencies, through Stripe.'),
  })
  .meta({ id: 'PaymentRails', description: 'Ways to pay, each on or off. A way is offered where an account at a provider allows it.' });
