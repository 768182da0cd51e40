import type { Contact, CustomerLink, NewContact } from '@svc/customers';
import { normalisedEmail } from '@svc/ticketing';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { computed, modeKey, moment, nullable, table, text, uuid } from '../rows/table';
import { fieldsOf, insertRecords, selectList, withoutNulls } from '../rows/statements';

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

export const customerLinkEntity = table('customer_link', {
  ...modeKey(),
  externalRef: text(),
  contactId: nullable(uuid()),
  linkedAt: moment(),
});

/** Columns of `contact` that make a Contact. */
export const CONTACT = selectList(contactEntity);

export const contactOf = (row: object): Contact => withoutNulls<Contact>(row);

/** Columns of a row `l` of `customer_link` and its contact `c` that make a CustomerLink. */
export const LINK = `
  ${selectList(customerLinkEntity, { alias: 'l', fields: fieldsOf(customerLinkEntity, 'contactId') })},
  case when l.contact_id is not null then jsonb_build_object('id', l.contact_id, 'customerId', c.customer_id) end as contact`;

export const LINKS = `customer_link l left join contact c on c.workspace_id = l.workspace_id and c.mode = l.mode and c.id = l.contact_id`;

export const linkOf = (row: object): CustomerLink => withoutNulls<CustomerLink>(row);

/** SQL of the merge into an existing contact when the same person is gathered again: `fillIn`. */
export const OR_FILL_IN = `
  on conflict (workspace_id, mode, identity) do update
    set name = coalesce(contact.name, excluded.name), phone = coalesce(contact.phone, excluded.phone), customer_id = coalesce(contact.customer_id, excluded.customer_id)`;

/** Makes contacts, or fills in those of the same people, and locks them; by the same statement either way. */
export async function joinContacts(sql: Sql, people: readonly NewContact[]): Promise<Contact[]> {
  const normalised = people.map(({ email, ...person }) => ({ ...person, email: email === undefined ? undefined : normalisedEmail(email) }));
  const rows = await sql.query(JOIN, [JSON.stringify(normalised)]);
  return rows.map(contactOf);
}

/** By hand: all new people at once, by one statement. */
const JOIN = statement<Contact>('customers.join')`
  ${insertRecords(contactEntity, { fields: fieldsOf(contactEntity, 'createdAt', 'erasedAt') })}
  ${OR_FILL_IN}
  returning ${CONTACT}`;
