import { modeOf, timestamp } from '@svc/contracts';
import { presentCustomerLink, storeCustomerLinkView, type Contact, type CustomerLink } from '@svc/customers';
import { refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';

/** Returns the details by which a person is reached; `role` is the noun of the person. */
export const personOf = (role: string) => ({
  name: z.string().optional().describe(`Name of the ${role}, plain text. Absent when none is known.`),
  email: z.string().optional().describe(`E-mail address of the ${role}. Absent when none is known.`),
  phone: z
    .string()
    .optional()
    .describe(`Phone number of the ${role} in E.164 form, such as \`+2348031234567\`. Absent when none is known.`),
});
const { linkRef, externalRef, customerRef, contactRef, linkedAt } = storeCustomerLinkView.shape;

/** Person known to the merchant. */
export const contactView = z
  .object({
    ref: z.string().describe('Ref of the contact, given by the service: `con_…`.'),
    mode: modeOf('contact'),
    ...personOf('contact'),
    customerRef: z
      .string()
      .optional()
      .describe(
        'Ref of the customer that the contact belongs to, given by the service: `cus_…`. Absent until one of the merchant’s own users is linked with the contact.',
      ),
    createdAt: timestamp.describe(
      'When the contact was created, at the first purchase, registration or link of the person; UTC timestamp.',
    ),
    erasedAt: timestamp
      .optional()
      .describe('When the personal data of the contact were erased, UTC timestamp. Absent when they were not erased.'),
  })
  .meta({
    id: 'Contact',
    description:
      'A person who bought, registered for an event or was linked with a user of the merchant. There is one contact for each e-mail address, or for each phone number where no e-mail address is known.',
  });
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

/** User of the merchant, with the contacts linked to it. */
export const customerLinkView = z
  .object({
    ref: linkRef,
    externalRef,
    customerRef,
    contactRef,
    test: z
      .boolean()
      .describe(
        'True when the customer link was made with a test key: it has no contact, and its refs begin with `test_`. False for a link made with a live key.',
      ),
    linkedAt,
  })
  .meta({ id: 'CustomerLink', description: 'A link between a user of the merchant’s own site and a contact of the service.' });
export type CustomerLinkView = z.infer<typeof customerLinkView>;

export function presentLink(link: CustomerLink): CustomerLinkView {
  const { linkRef: ref, externalRef, customerRef, contactRef, test, linkedAt } = presentCustomerLink(link, true);
  return { ref, externalRef, customerRef, contactRef, test, linkedAt };
}
