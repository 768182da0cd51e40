import type { Contact, ContactName, ContactStore, NewContact } from '@svc/customers';
import type { EntityManager } from 'typeorm';
import { isBefore, ownerIn } from '../own-clock';
import { cleared, purgeRows } from '../rows/row-writes';
import { joinContacts } from './contact-sql';
import { contactEntity } from './customer.entities';
import { ERASURE, type ErasureStep } from './erase-person-sql';
import type { NumberHashes } from './number-hashes';

/** Contacts within one transaction. */
export class PostgresContactStore implements ContactStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly hashesOf: NumberHashes,
  ) {}

  async join(person: NewContact): Promise<Contact> {
    const [contact] = await joinContacts(this.manager, [person]);
    return contact!;
  }

  async lock({ workspaceId, mode, contactId }: ContactName): Promise<Contact | undefined> {
    return (await this.manager.findOne(contactEntity, { where: { workspaceId, mode, id: contactId }, lock: { mode: 'pessimistic_write' } })) ?? undefined;
  }

  async update({ workspaceId, mode, id, name, phone, customerId }: Contact): Promise<void> {
    await this.manager.update(contactEntity, { workspaceId, mode, id }, cleared({ name, phone, customerId }));
  }

  async erase(contact: Contact, at: Date): Promise<void> {
    for (const step of ERASURE) await this.manager.query(step.sql, this.parametersOf(step, contact, at));
  }

  purgeTests(before: Date, most: number): Promise<number> {
    return purgeRows(this.manager, contactEntity, { where: OLD_TESTS, parameters: [before], oldest: 'created_at', most });
  }

  private parametersOf({ needs }: ErasureStep, { workspaceId, mode, id, email, phone }: Contact, at: Date): unknown[] {
    const numbers = phone === undefined ? [] : this.hashesOf(workspaceId, phone);
    const known = { contact: id, email: email ?? null, phone: phone ?? null, identity: email ?? phone ?? null, numbers, at };
    return [workspaceId, mode, ...needs.map((need) => known[need])];
  }
}

/** Those that an order names go after it. */
const OLD_TESTS = `
  mode = 'test' and ${isBefore('created_at', '$1::timestamptz', ownerIn('contact'))}
    and not exists (select from store_order o where o.workspace_id = contact.workspace_id and o.mode = 'test' and o.contact ->> 'id' = contact.id::text)`;
