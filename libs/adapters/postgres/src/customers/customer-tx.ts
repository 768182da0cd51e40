import {
  AddressOfOtherContact,
  type Contact,
  type ContactName,
  type ContactStore,
  type CustomerLink,
  type CustomerLinkStore,
  type CustomerTx,
  type DeletedSubmission,
  type LinkedUser,
  type NamedSeat,
  type NewContact,
  type OpenBusiness,
  type Person,
  type PersonAddresses,
  type StoredBeside,
} from '@svc/customers';
import { type IdGenerator, refOf } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { isBefore, ownerIn } from '../work/database-clock';
import { cleared, purging } from '../rows/row-writes';
import { PostgresContactPlaces } from './contact-places';
import { contactEntity, customerLinkEntity, joinContacts, LINK, linkOf, LINKS } from './customer.entities';
import { ERASURE, type ErasureValues, type NumberHashes } from './erase-person-sql';
import { type DeletedRow, ERASE_SUBMISSIONS } from './erasure/erase-mail';
import { theirOrders } from './erasure/erasure-step';
import { NAMED_SEATS, OPEN_BUSINESS, readBeside } from './person-reach-sql';
import { withoutNulls } from '../rows/statements';
import { announceOrders } from '../sync/change-feed';
import { PostgresAuditTrail } from '../access/audit';
import { PostgresOutbox } from '../outbox';

/** Contacts within one transaction. */
export class PostgresContactStore implements ContactStore {
  constructor(
    private readonly sql: Sql,
    private readonly hashesOf: NumberHashes,
  ) {}

  async join(person: NewContact): Promise<Contact> {
    const [contact] = await joinContacts(this.sql, [person]);
    return contact!;
  }

  async lock({ workspaceId, mode, contactId }: ContactName): Promise<Contact | undefined> {
    return (
      (await this.sql
        .repository(contactEntity)
        .findOne({ where: { workspaceId, mode, id: contactId }, lock: { mode: 'pessimistic_write' } })) ?? undefined
    );
  }

  async update({ workspaceId, mode, id, name, phone, customerId }: Contact): Promise<void> {
    await this.sql.repository(contactEntity).update({ workspaceId, mode, id }, cleared({ name, phone, customerId }));
  }

  async correct({ workspaceId, mode, id, name, email, phone }: Contact): Promise<void> {
    try {
      await this.sql.repository(contactEntity).update({ workspaceId, mode, id }, cleared({ name, email, phone }));
    } catch (error) {
      throw isTaken(error) ? new AddressOfOtherContact() : error;
    }
  }

  async lockBeside(addresses: PersonAddresses): Promise<StoredBeside> {
    const { contacts, emails } = await readBeside(this.sql, addresses);
    for (const { workspaceId, mode, id: contactId } of contacts) await this.lock({ workspaceId, mode, contactId });
    return { contacts, emails };
  }

  async openBusiness({ workspaceId, mode, contacts, emails, phones }: Person, now: Date): Promise<OpenBusiness> {
    const [business] = await this.sql.query(OPEN_BUSINESS, [workspaceId, mode, contacts, emails, phones, now]);
    return business!;
  }

  async seatsOf({ workspaceId, mode, contacts, emails, phones }: Person): Promise<NamedSeat[]> {
    const rows = await this.sql.query(NAMED_SEATS, [workspaceId, mode, contacts, emails, phones]);
    return rows.map((row) => withoutNulls<NamedSeat>(row));
  }

  async erase(person: Person, nameless: readonly string[], at: Date): Promise<DeletedSubmission[]> {
    const { workspaceId, mode, contacts, emails, phones } = person;
    const numbers = phones.flatMap((phone) => this.hashesOf(workspaceId, phone));
    const orders = await this.sql.query(THEIR_ORDERS, [workspaceId, mode, contacts]);
    const values: ErasureValues = {
      contacts,
      emails,
      phones,
      identities: [...emails, ...phones],
      marks: marksOf(person),
      orderRefs: orders.map(({ id }) => refOf('ord', id)),
      numbers,
      nameless,
      at,
    };
    const deleted: DeletedSubmission[] = [];
    for (const step of ERASURE) {
      const parameters = [workspaceId, mode, ...step.needs.map((need) => values[need])];
      if (step.sql !== ERASE_SUBMISSIONS) await this.sql.execute(step.sql, parameters);
      else deleted.push(...(await this.sql.query(ERASE_SUBMISSIONS, parameters)).map(submissionOf));
    }
    await announceOrders(this.sql, person);
    return deleted;
  }

  purgeTests(before: Date, most: number): Promise<number> {
    return this.sql.execute(PURGE_CONTACTS, [before, most]);
  }
}

/** SQLSTATE of a row that another one excludes. */
const UNIQUE_VIOLATION = '23505';

/** Returns true where another row has the identity already. */
const isTaken = (error: unknown): boolean => (error as { code?: string }).code === UNIQUE_VIOLATION;

/** SQL of old contacts of test mode; those that an order names are deleted after it. */
const OLD_TESTS = `
  mode = 'test' and ${isBefore('created_at', '$1::timestamptz', ownerIn('contact'))}
    and not exists (select 1 from store_order o where o.workspace_id = contact.workspace_id and o.mode = 'test' and o.contact ->> 'id' = contact.id::text)`;

const PURGE_CONTACTS = statement('customers.purge_contacts')`${purging(contactEntity, OLD_TESTS, 'created_at')}`;

const THEIR_ORDERS = statement<{ id: string; checkout_id: string | null }>('customers.their_orders')`${theirOrders('$3')}`;

const marksOf = ({ contacts, emails, phones }: Person): string[] => [...emails, ...phones, ...contacts.map((id) => refOf('con', id))];

const submissionOf = ({ files, ...submission }: DeletedRow): DeletedSubmission => ({
  ...submission,
  files: files.map(({ storageKey }) => storageKey),
});

/** Links within one transaction; read by hand, with their contacts. */
export class PostgresCustomerLinkStore implements CustomerLinkStore {
  constructor(private readonly sql: Sql) {}

  /**
   * Locks the user's name, since there may be no row to lock; reads after it, so that a waiting transaction sees the writes of
   * the other one.
   */
  async claim({ workspaceId, mode, externalRef }: LinkedUser): Promise<CustomerLink | undefined> {
    await this.sql.execute(LOCK_USER, [[workspaceId, mode, externalRef].join(' ')]);
    const [row] = await this.sql.query(LINK_OF_USER, [workspaceId, mode, externalRef]);
    return row && linkOf(row);
  }

  async insert({ contact, ...link }: CustomerLink): Promise<void> {
    await this.sql.repository(customerLinkEntity).insert({ ...link, contactId: contact?.id });
    await announceOrders(this.sql, link);
  }

  purgeTests(before: Date, most: number): Promise<number> {
    return this.sql.execute(PURGE_LINKS, [before, most]);
  }
}

const PURGE_LINKS = statement(
  'customers.purge_links',
)`${purging(customerLinkEntity, `mode = 'test' and ${isBefore('linked_at', '$1::timestamptz', ownerIn('customer_link'))}`, 'linked_at')}`;

const LOCK_USER = statement('customers.lock_user')`select pg_advisory_xact_lock(hashtextextended($1, 47))`;

const LINK_OF_USER = statement<CustomerLink>('customers.link_of_user')`
  select ${LINK} from ${LINKS} where l.workspace_id = $1 and l.mode = $2 and l.external_ref = $3`;

/** @param hashesOf the hashes under which codes to a number are stored */
export function bindCustomerTx(sql: Sql, ids: IdGenerator, hashesOf: NumberHashes): CustomerTx {
  return {
    contacts: new PostgresContactStore(sql, hashesOf),
    places: new PostgresContactPlaces(sql, ids),
    links: new PostgresCustomerLinkStore(sql),
    outbox: new PostgresOutbox(sql),
    audit: new PostgresAuditTrail(sql, ids),
  };
}
