import { type Mode, refOf, timestampOf } from '@svc/kernel';
import { isPrintable, timestamp } from '@svc/contracts';
import { z } from 'zod';
import { emailAddress, personal } from '@svc/ticketing';

/** Merchant's own user, under the merchant's id. */
export interface LinkedUser {
  workspaceId: string;
  mode: Mode;
  externalRef: string;
}

/** Link of a merchant's own user with a contact: `lnk_…` (§4.7). */
export interface CustomerLink extends LinkedUser {
  /** UUID. */
  id: string;
  /** Contact it is linked with; undefined in test mode, where a link makes no contact. */
  contact?: { id: string; customerId: string };
  linkedAt: Date;
}

/** Link of a merchant's own user with a contact (decisions 3.5). */
export const storeCustomerLinkView = z
  .object({
    linkRef: z.string().describe('Ref of the link (`lnk_…`).'),
    customerRef: z
      .string()
      .describe('Ref of the customer (`cus_…`), one for each contact. With a test key it begins with `test_` and exists nowhere else.'),
    contactRef: z
      .string()
      .describe(
        'Ref of the contact (`con_…`), one for each e-mail: orders and registrations with that e-mail belong to it. With a test key it begins with `test_` and exists nowhere else.',
      ),
    externalRef: z.string().describe('Your own id of the user, as you sent it.'),
    alreadyLinked: z.boolean().describe('True when this user was linked before: the link is unchanged.'),
    linkedAt: timestamp.describe('When the user was first linked, UTC.'),
    test: z.boolean().describe('True with a test key: everything was checked, and no contact was made.'),
  })
  .meta({ id: 'StoreCustomerLinkView', description: 'Link between a user of yours and a contact of the merchant.' });
export type StoreCustomerLinkView = z.infer<typeof storeCustomerLinkView>;

/**
 * Presents a link. In test mode there is no contact: the refs are made of the link's own id, so that a repeat returns the same ones
 * (§4.7).
 */
export function presentCustomerLink(
  { id, mode, contact, externalRef, linkedAt }: CustomerLink,
  alreadyLinked: boolean,
): StoreCustomerLinkView {
  return {
    linkRef: refOf('lnk', id),
    customerRef: contact ? refOf('cus', contact.customerId) : `test_${refOf('cus', id)}`,
    contactRef: contact ? refOf('con', contact.id) : `test_${refOf('con', id)}`,
    externalRef,
    alreadyLinked,
    linkedAt: timestampOf(linkedAt),
    test: mode === 'test',
  };
}

/** Merchant's own id of a user: kept letter by letter, since the merchant compares it. */
const externalRef = z
  .string()
  .max(255, 'Use at most 255 characters.')
  .refine((text) => text.trim() !== '', 'Give your own id of the user.')
  .refine((text) => isPrintable(text) && text.isWellFormed(), 'Use letters, not control characters.')
  .meta({ minLength: 1, examples: ['user_42'] });

/** Request that links a merchant's own signed-in user (§4.7). Unknown fields are ignored. */
export const linkCustomerRequest = z
  .object({
    email: emailAddress
      .min(1, 'Give the e-mail that you have verified.')
      .describe(
        'E-mail that your own sign-in has verified. Never send one that is not verified: the orders of that e-mail then count as the user’s.',
      ),
    externalRef: externalRef.describe(
      'Your own id of the user, at most 255 characters. The same id returns the same link, whatever else is sent with it.',
    ),
    name: personal.name.describe('Name of the user, where you know it. It fills an empty name of the contact and never replaces one.'),
    phone: personal.phone.describe(
      'Phone number with its country code, where you know it. It fills an empty phone of the contact and never replaces one.',
    ),
  })
  .meta({ id: 'LinkCustomerRequest', description: 'Request to link a user of yours.' });
export type LinkCustomerRequest = z.output<typeof linkCustomerRequest>;
