import { z } from 'zod';

const ON = { enabled: true };
const rail = z.strictObject({ enabled: z.boolean() });

/** Ways to pay that the merchant offers, where credentials allow: `rails` of a workspace's settings. */
export const paymentRails = z
  .strictObject({ card: rail.default(ON), bank_transfer: rail.default(ON), international_card: rail.default(ON) })
  .meta({ id: 'PaymentRails' });
