import { computed, modeKey, moment, nullable, table, text, uuid } from '../rows/table';

export const contactEntity = table('contact', {
  ...modeKey(),
  name: nullable(text()),
  email: nullable(text()),
  phone: nullable(text()),
  identity: computed(nullable(text())),
  customerId: nullable(uuid()),
  createdAt: moment(),
  erasedAt: nullable(moment()),
});

export const customerLinkEntity = table('customer_link', { ...modeKey(), externalRef: text(), contactId: nullable(uuid()), linkedAt: moment() });
