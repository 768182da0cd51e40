import { timestamp } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';
import type { CustomerLink } from './customer-link';

/** A link of the merchant's own user with a contact (decisions 3.5). */
export const storeCustomerLinkView = z
  .object({
    linkRef: z.string(),
    customerRef: z.string().describe('The customer: one for each contact. Begins with `test_` for a test key, and is known nowhere else.'),
    contactRef: z.string().describe('The contact: one for each e-mail, whether it bought, registered or was linked first. Begins with `test_` for a test key.'),
    externalRef: z.string(),
    alreadyLinked: z.boolean().describe('Whether this user was linked before; then nothing of the link has changed.'),
    linkedAt: timestamp,
    test: z.boolean(),
  })
  .meta({ id: 'StoreCustomerLinkView' });
export type StoreCustomerLinkView = z.infer<typeof storeCustomerLinkView>;

/** In test mode there is no contact: the refs are made of the link's own id, so that a repeat answers the same ones (§4.7). */
export function presentCustomerLink({ id, mode, contact, externalRef, linkedAt }: CustomerLink, alreadyLinked: boolean): StoreCustomerLinkView {
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
