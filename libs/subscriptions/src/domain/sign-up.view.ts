import { requiredEmail } from '@svc/contracts';
import { personal } from '@svc/ticketing';
import { z } from 'zod';
import type { Mode } from '@svc/kernel';

/** Request for the newsletter. Unknown fields are ignored. */
export const newsletterRequest = z
  .object({
    email: requiredEmail.describe('Address that gets a mail with a link. It is on the list once that link was followed.'),
    name: personal.name.describe('Name for the merchant’s list, where you know it; mails do not use it.'),
  })
  .meta({ id: 'NewsletterRequest', description: 'Somebody who wants to get the newsletter.' });
export type NewsletterRequest = z.output<typeof newsletterRequest>;

/** Request to be notified when a variant can be bought again. */
export const restockAlertRequest = z
  .object({
    variantRef: z
      .string('Give the ref of a variant that is sold out.')
      .max(100, 'Use at most 100 characters.')
      .describe('Ref of a variant of this product that is sold out (`var_…`, `pko_…`).'),
    email: requiredEmail.describe('Address that gets a mail with a link and, once that was followed, one mail when the variant is back.'),
  })
  .meta({ id: 'RestockAlertRequest', description: 'Request to be notified once a variant can be bought again.' });
export type RestockAlertRequest = z.output<typeof restockAlertRequest>;

/** Response to an accepted sign-up: the same whether or not the address was known before. */
export const storeSignUpView = z
  .object({
    received: z.literal(true).describe('Always true. It does not say whether a mail was sent.'),
    test: z.boolean().describe('True with a test key: everything was checked, nothing was kept and nothing was sent.'),
  })
  .meta({
    id: 'StoreSignUpView',
    description: 'Confirmation that the request was accepted. It is the same whether or not the address was known.',
  });
export type StoreSignUpView = z.infer<typeof storeSignUpView>;

export function presentSignUp(mode: Mode): StoreSignUpView {
  return { received: true, test: mode === 'test' };
}
