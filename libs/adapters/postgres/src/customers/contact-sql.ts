import type { Contact, CustomerLink, NewContact } from '@svc/customers';
import { normalisedEmail } from '@svc/ticketing';
import type { EntityManager } from 'typeorm';
import { withoutNulls } from '../rows/columns-sql';

/** What makes a Contact of a row of `contact`. */
export const CONTACT = `
  workspace_id as "workspaceId", mode, id, name, email, phone, customer_id as "customerId", created_at as "createdAt", erased_at as "erasedAt"`;

export const contactOf = (row: object): Contact => withoutNulls<Contact>(row);

/** What makes a CustomerLink of a row `l` of `customer_link` and its contact `c`. */
export const LINK = `
  l.workspace_id as "workspaceId", l.mode, l.id, l.external_ref as "externalRef", l.linked_at as "linkedAt",
  case when l.contact_id is not null then jsonb_build_object('id', l.contact_id, 'customerId', c.customer_id) end as contact`;

export const LINKS = `customer_link l left join contact c on c.workspace_id = l.workspace_id and c.mode = l.mode and c.id = l.contact_id`;

export const linkOf = (row: object): CustomerLink => withoutNulls<CustomerLink>(row);

/** What happens to a contact that is there already when the same person is told of again: `fillIn`, in SQL. */
export const OR_FILL_IN = `
  on conflict (workspace_id, mode, identity) do update
    set name = coalesce(contact.name, excluded.name), phone = coalesce(contact.phone, excluded.phone), customer_id = coalesce(contact.customer_id, excluded.customer_id)`;

/** Makes contacts, or fills in those of the same people, and locks them; by the same statement either way. */
export async function joinContacts(manager: EntityManager, people: readonly NewContact[]): Promise<Contact[]> {
  const normalised = people.map(({ email, ...person }) => ({ ...person, email: email === undefined ? undefined : normalisedEmail(email) }));
  const rows = await manager.query<object[]>(JOIN, [JSON.stringify(normalised)]);
  return rows.map(contactOf);
}

const JOIN = `
  insert into contact (workspace_id, mode, id, name, email, phone, customer_id)
  select "workspaceId", mode, id, name, email, phone, "customerId"
    from jsonb_to_recordset($1::jsonb) as person ("workspaceId" uuid, mode text, id uuid, name text, email text, phone text, "customerId" uuid)
  ${OR_FILL_IN}
  returning ${CONTACT}`;
