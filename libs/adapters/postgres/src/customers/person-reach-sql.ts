import type { Contact, NamedSeat, OpenBusiness, PersonAddresses, StoredBeside } from '@svc/customers';
import { normalisedEmail } from '@svc/ticketing';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { hasMode, outerValue } from '../rows/by-key';
import { CONTACT, contactOf } from './customer.entities';
import { isTheirs, theirOrders, theirRegistrations } from './erasure/erasure-step';

/** Reads the contacts and e-mail addresses that are stored beside addresses of a person. */
export async function readBeside(sql: Sql, { workspaceId, mode, email, phone }: PersonAddresses): Promise<StoredBeside> {
  const parameters = [workspaceId, mode, email === undefined ? null : normalisedEmail(email), phone ?? null];
  const [beside] = await sql.query(EMAILS_BESIDE, parameters);
  const { emails } = beside!;
  const rows = await sql.query(CONTACTS_BESIDE, [...parameters, emails]);
  return { contacts: rows.map(contactOf), emails };
}

/** SQL of the phone numbers of a person: the given one, and that of the contact with the e-mail address. */
const PHONES = `
  array_remove(array[$4::text, (select phone from contact where workspace_id = $1 and ${hasMode('mode', '$2')} and identity = $3)], null)`;

/** By hand: the addresses of several tables, by a function (ADR 0062). */
const EMAILS_BESIDE = statement<{ emails: string[] }>('customers.emails_beside')`select emails_beside($1, $2, ${PHONES}::text[]) as emails`;

const CONTACTS_BESIDE = statement<Contact>('customers.contacts_beside')`
  select ${CONTACT} from contact
   where workspace_id = $1 and ${hasMode('mode', '$2')} and identity is not null
     and identity = any (${outerValue(`array_remove(array[$3::text], null) || ${PHONES}::text[] || $5::text[]`)}::text[])
   order by identity`;

/** SQL of the person's own seats, and those of others with an address of theirs. */
const THEIR_SEATS = `
  (a.order_item_id in (select i.id from order_item i join (${theirOrders('$3')}) o on i.order_id = o.id where i.workspace_id = $1 and i.mode = $2)
   or a.registration_id in (${theirRegistrations('($4::text[] || $5::text[])')})
   or ${isTheirs('a.email', 'a.phone', { emails: '$4', phones: '$5' })})`;

/** SQL of the condition that money of an order `o` is due. */
export const OWES = `
  o.status in ('deposit_paid', 'pending', 'saving') and (o.totals ->> 'totalMinor')::bigint - o.waived_minor - o.paid_minor > 0`;

/** By hand: what is open in several tables; the first hundred of each. */
export const OPEN_BUSINESS = statement<OpenBusiness>('customers.open_business')`
  select array(select o.id from store_order o
                where o.workspace_id = $1 and o.mode = $2 and o.contact ->> 'id' = any ($3::text[]) and ${OWES} order by o.id limit 100) as orders,
         array(select a.id from attendee a join event e on e.workspace_id = a.workspace_id and e.id = a.event_id
                where a.workspace_id = $1 and a.mode = $2 and a.status in ('confirmed', 'pending') and e.deleted_at is null and e.end_at > $6 and ${THEIR_SEATS}
                order by a.id limit 100) as seats,
         array(select k.id from checkout k
                where k.workspace_id = $1 and k.mode = $2 and k.status = 'open' and k.saving ->> 'startedAt' is not null
                  and (k.contact_email = any ($4::text[]) or k.contact_email is null and k.contact ->> 'phone' = any ($5::text[])
                       or k.order_id in (select id from (${theirOrders('$3')}) o))
                order by k.id limit 100) as plans`;

/** By hand: seats in rows and in the JSON of unpaid checkouts. */
export const NAMED_SEATS = statement<NamedSeat>('customers.named_seats')`
  select a.id, a.name,
         (a.order_item_id in (select i.id from order_item i join (${theirOrders('$3')}) o on i.order_id = o.id where i.workspace_id = $1 and i.mode = $2)
          or a.registration_id in (${theirRegistrations('($4::text[] || $5::text[])')})) is true as "isOwn"
    from attendee a
   where a.workspace_id = $1 and a.mode = $2 and ${isTheirs('a.email', 'a.phone', { emails: '$4', phones: '$5' })}
   union all
  select (seat ->> 'id')::uuid, seat ->> 'name',
         (k.contact_email = any ($4::text[]) or k.contact_email is null and k.contact ->> 'phone' = any ($5::text[])) is true
    from checkout k cross join jsonb_array_elements(k.seats) seat
   where k.workspace_id = $1 and k.mode = $2 and k.status <> 'paid' and k.seats <> '[]'
     and ${isTheirs(`seat ->> 'email'`, `seat ->> 'phone'`, { emails: '$4', phones: '$5' })}`;
