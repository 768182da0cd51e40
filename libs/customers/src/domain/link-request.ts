import { isPrintable } from '@svc/contracts';
import { emailAddress, personal } from '@svc/ticketing';
import { z } from 'zod';

/** The merchant's own name of a user: kept letter by letter, since it is the merchant's to compare. */
const externalRef = z
  .string()
  .max(255, 'Use at most 255 characters.')
  .refine((text) => text.trim() !== '', 'Give your own id of the user.')
  .refine((text) => isPrintable(text) && text.isWellFormed(), 'Use letters, not control characters.')
  .meta({ minLength: 1, examples: ['user_42'] });

/** Whom a merchant's own signed-in user is (§4.7). Fields that are not known are ignored. */
export const linkCustomerRequest = z
  .object({
    email: emailAddress.min(1, 'Give the e-mail that you have verified.').describe('An e-mail that your own sign-in has verified.'),
    externalRef: externalRef.describe('Your own id of the user: the same one answers the same link, whatever else is sent with it.'),
    name: personal.name.describe('Fills an empty name of the contact, and never replaces one.'),
    phone: personal.phone.describe('With its country code. Fills an empty phone of the contact, and never replaces one.'),
  })
  .meta({ id: 'LinkCustomerRequest' });
export type LinkCustomerRequest = z.output<typeof linkCustomerRequest>;
