import { timestamp } from '@svc/contracts';
import { presentCustomerLink, type Contact, type CustomerLink } from '@svc/customers';
import { refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';

/** A person that the merchant knows. */
export const contactView = z
  .object({
    ref: z.string(),
    mode: z.enum(['live', 'test']),
    name: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
    customerRef: z.string().optional().describe('Since a user of the merchant’s own was linked.'),
    createdAt: timestamp,
    erasedAt: timestamp.optional().describe('Since when nothing personal is known any more.'),
  })
  .meta({ id: 'Contact' });
export type ContactView = z.infer<typeof contactView>;

export function presentContact({ id, mode, name, email, phone, customerId, createdAt, erasedAt }: Contact): ContactView {
  return {
    ref: refOf('con', id),
    mode,
    name,
    email,
    phone,
    customerRef: customerId && refOf('cus', customerId),
    createdAt: timestampOf(createdAt),
    erasedAt: erasedAt && timestampOf(erasedAt),
  };
}

/** A user of the merchant's own, and whom it is linked with. */
export const customerLinkView = z
  .object({ ref: z.string(), externalRef: z.string(), customerRef: z.string(), contactRef: z.string(), test: z.boolean(), linkedAt: timestamp })
  .meta({ id: 'CustomerLink' });
export type CustomerLinkView = z.infer<typeof customerLinkView>;

export function presentLink(link: CustomerLink): CustomerLinkView {
  const { linkRef: ref, externalRef, customerRef, contactRef, test, linkedAt } = presentCustomerLink(link, true);
  return { ref, externalRef, customerRef, contactRef, test, linkedAt };
}
