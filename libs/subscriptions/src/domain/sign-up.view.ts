import { requiredEmail } from '@svc/contracts';
import { personal } from '@svc/ticketing';
import { z } from 'zod';
import type { Mode } from '@svc/kernel';

/** Request for the newsletter. Unknown fields are ignored. */
export const newsletterRequest = z
  .object({
    email: requiredEmail.describe(
      'E-mail address to sign up for the newsletter. A mail with a link goes to it; the address is on the list once somebody has followed the link.',
    ),
    name: personal.name.describe(
      'Name of the person for the merchant’s list of subscribers; mails do not use it. Leave it out when you do not know it.',
    ),
  })
  .meta({ id: 'NewsletterRequest', description: 'Somebody who wants to get the newsletter.' });
export type NewsletterRequest = z.output<typeof newsletterRequest>;

/** Request to be notified when a variant can be bought again. */
export const restockAlertRequest = z
  .object({
    variantRef: z
      .string('Give the ref of a variant that is sold out.')
      .max(100, 'Use at most 100 characters.')
      .describe(
        'Ref of the sold-out variant (`var_…`) or package option (`pko_…`) to wait for; it has to belong to the product in the path.',
      ),
    email: requiredEmail.describe(
      'E-mail address to notify. A mail with a link goes to it; once somebody has followed the link, one mail is sent when the variant is back in stock.',
    ),
  })
  .meta({ id: 'RestockAlertRequest', description: 'Request to be notified once a variant can be bought again.' });
export type RestockAlertRequest = z.output<typeof restockAlertRequest>;

/** Response to an accepted sign-up: the same whether or not the address was known before. */
export const storeSignUpView = z
  .object({
    received: z.literal(true).describe('Always true: the sign-up was accepted. The response does not say whether a mail was sent.'),
    test: z
      .boolean()
      .describe('True when a test key signed the person up: everything was checked, nothing was stored and nothing was sent.'),
  })
  .meta({
    id: 'StoreSignUpView',
    description: 'Confirmation that the request was accepted. It is the same whether or not the address was known.',
  });
export type StoreSignUpView = z.infer<typeof storeSignUpView>;

export function presentSignUp(mode: Mode): StoreSignUpView {
  return { received: true, test: mode === 'test' };
}
