import { requiredEmail } from '@svc/contracts';
import { personal } from '@svc/ticketing';
import { z } from 'zod';
import type { Mode } from '@svc/kernel';

/** Request for the newsletter. Unknown fields are ignored. */
export const newsletterRequest = z
  .object({
    email: requiredEmail.describe('Gets a mail with a link; nothing is confirmed before it is followed.'),
    name: personal.name.describe('For your list; no mail says it.'),
  })
  .meta({ id: 'NewsletterRequest' });
export type NewsletterRequest = z.output<typeof newsletterRequest>;

/** Request to be notified when a variant can be bought again. */
export const restockAlertRequest = z
  .object({
    variantRef: z
      .string('Give the ref of a variant that is sold out.')
      .max(100, 'Use at most 100 characters.')
      .describe('A variant of the product that is sold out.'),
    email: requiredEmail.describe('Gets a mail with a link, and once that is followed one mail when the variant is back.'),
  })
  .meta({ id: 'RestockAlertRequest' });
export type RestockAlertRequest = z.output<typeof restockAlertRequest>;

/** Response to an accepted sign-up: the same whether or not the address was known before. */
export const storeSignUpView = z
  .object({
    received: z.literal(true),
    test: z.boolean().describe('Judged with a test key: nothing is kept and nothing is sent.'),
  })
  .meta({ id: 'StoreSignUpView' });
export type StoreSignUpView = z.infer<typeof storeSignUpView>;

export function presentSignUp(mode: Mode): StoreSignUpView {
  return { received: true, test: mode === 'test' };
}
