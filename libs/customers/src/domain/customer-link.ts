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

/** Link of a merchant's own user with a contact (decisions 3.5 customer-link). */
export const storeCustomerLinkView = z
  .object({
    linkRef: z.string().describe('Ref of the link between your user and the merchant’s contact (`lnk_…`), given by the service.'),
    customerRef: z
      .string()
      .describe(
        'Ref of the customer (`cus_…`), given by the service; each contact is one customer. With a test key it begins with `test_` and names nothing.',
      ),
    contactRef: z
      .string()
      .describe(
        'Ref of the merchant’s contact (`con_…`), given by the service; orders and registrations with the same e-mail address belong to it. With a test key it begins with `test_` and names nothing.',
      ),
    externalRef: z.string().describe('Id of the user in your own system, as the request sent it.'),
    alreadyLinked: z
      .boolean()
      .describe('True when the user was linked by an earlier request, whose link is returned unchanged; false for a new link.'),
    linkedAt: timestamp.describe('When the user was first linked with the contact, UTC timestamp.'),
    test: z.boolean().describe('True when a test key linked the user: everything was checked, and no contact was created.'),
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
        'E-mail address of the user, verified by your own sign-in. Never send an unverified one: orders with that e-mail address then count as the user’s.',
      ),
    externalRef: externalRef.describe(
      'Id of the user in your own system, at most 255 characters. A repeat with the same id returns the same link, whatever else it sends.',
    ),
    name: personal.name.describe(
      'Full name of the user. Fills an empty name of the merchant’s contact and never replaces one. Leave it out when you do not know it.',
    ),
    phone: personal.phone.describe(
      'Phone number of the user in international form, such as `+2348031234567`. Fills an empty phone number of the merchant’s contact and never replaces one. Leave it out when you do not know it.',
    ),
  })
  .meta({ id: 'LinkCustomerRequest', description: 'Request to link a user of yours.' });
export type LinkCustomerRequest = z.output<typeof linkCustomerRequest>;
