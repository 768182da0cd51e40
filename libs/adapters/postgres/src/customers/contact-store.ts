import type { Contact, ContactName, ContactStore, NewContact } from '@svc/customers';
import type { EntityManager } from 'typeorm';
import { CONTACT, contactOf, joinContacts } from './contact-sql';
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
    const [row] = await this.manager.query<object[]>(LOCK, [workspaceId, mode, contactId]);
    return row && contactOf(row);
  }

  async update({ workspaceId, mode, id, name, phone, customerId }: Contact): Promise<void> {
    await this.manager.query(UPDATE, [workspaceId, mode, id, name ?? null, phone ?? null, customerId ?? null]);
  }

  async erase(contact: Contact, at: Date): Promise<void> {
    for (const step of ERASURE) await this.manager.query(step.sql, this.parametersOf(step, contact, at));
  }

  async forgetTests(before: Date, most: number): Promise<number> {
    const [, forgotten] = await this.manager.query<[unknown, number]>(FORGET_TESTS, [before, most]);
    return forgotten;
  }

  private parametersOf({ needs }: ErasureStep, { workspaceId, mode, id, email, phone }: Contact, at: Date): unknown[] {
    const numbers = phone === undefined ? [] : this.hashesOf(workspaceId, phone);
    const known = { contact: id, email: email ?? null, phone: phone ?? null, identity: email ?? phone ?? null, numbers, at };
    return [workspaceId, mode, ...needs.map((need) => known[need])];
  }
}

const LOCK = `select ${CONTACT} from contact where workspace_id = $1 and mode = $2 and id = $3 for update`;

const UPDATE = `update contact set name = $4, phone = $5, customer_id = $6 where workspace_id = $1 and mode = $2 and id = $3`;

/** Those that an order names go after it. */
const FORGET_TESTS = `
  delete from contact where (workspace_id, mode, id) in (
    select workspace_id, mode, id from contact c
     where mode = 'test' and created_at < $1
       and not exists (select from store_order o where o.workspace_id = c.workspace_id and o.mode = 'test' and o.contact ->> 'id' = c.id::text)
     order by created_at limit $2)`;
