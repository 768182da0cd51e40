import {
  type Contact,
  ContactList,
  type ContactPlan,
  type ContactQuery,
  type CustomerLink,
  type CustomerLinkQuery,
  type KnownPerson,
  type NewContact,
  type Person,
  type PersonAddresses,
  type PersonalFile,
  type StoredBeside,
} from '@svc/customers';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { ownedParameters, ownedRows } from '../rows/owned-rows';
import { byKey, hasMode, isBelow } from '../rows/by-key';
import { pageOf, selectList, withoutNulls } from '../rows/statements';
import { ANY_MODE } from '../rows/row-writes';
import { idIn, searchOf } from '../rows/search-parameters';
import { CONTACT, contactEntity, contactOf, joinContacts, LINK, linkOf, LINKS } from './customer.entities';
import type { NumberHashes } from './erase-person-sql';
import { PERSONAL_FILE } from './personal-file-sql';
import { readBeside } from './person-reach-sql';

/** Reads contacts and links from their tables. */
export class PostgresContactList extends ContactList {
  /** @param hashesOf the hashes under which codes to a number are stored */
  constructor(
    private readonly sql: Sql,
    private readonly hashesOf: NumberHashes,
  ) {
    super();
  }

  async page(workspaceId: string, { mode, search, after, limit }: ContactQuery): Promise<{ data: Contact[]; next?: string }> {
    const filters = [workspaceId, mode, limit + 1, after ?? null];
    const rows = await (search ? this.sql.query(FOUND, [...filters, ...searchFor(search)]) : this.sql.query(PAGE, filters));
    return pageOf(rows.map(contactOf), limit);
  }

  async find(workspaceId: string, contactId: string): Promise<Contact | undefined> {
    return (await this.sql.repository(contactEntity).findOneBy({ workspaceId, mode: ANY_MODE, id: contactId })) ?? undefined;
  }

  async links(
    workspaceId: string,
    { mode, externalRef, contactId, after, limit }: CustomerLinkQuery,
  ): Promise<{ data: CustomerLink[]; next?: string }> {
    const rows = await this.sql.query(externalRef === undefined && contactId === undefined ? LINK_PAGE : FOUND_LINKS, [
      workspaceId,
      mode,
      limit + 1,
      after ?? null,
      externalRef ?? null,
      contactId ?? null,
    ]);
    return pageOf(rows.map(linkOf), limit);
  }

  beside(addresses: PersonAddresses): Promise<StoredBeside> {
    return readBeside(this.sql, addresses);
  }

  async fileOf({ workspaceId, mode, contacts, emails, phones }: Person): Promise<PersonalFile> {
    const numbers = phones.flatMap((phone) => this.hashesOf(workspaceId, phone));
    const [file] = await this.sql.query(PERSONAL_FILE, [workspaceId, mode, contacts, emails, phones, numbers]);
    return file!;
  }
}

const PAGE = statement<Contact>('customers.page')`
  select ${CONTACT} from contact
   where workspace_id = $1 and mode = $2 and ${isBelow('id', '$4::uuid')}
   order by id desc limit $3`;

/** By hand: a search, whose ids a function finds (ADR 0154). */
const FOUND = statement<Contact>('customers.found')`
  select ${selectList(contactEntity, { alias: 'c' })} from ${byKey('contact', 'c', '(select search_contacts_v2($1, $2, $3, $4, $5, $6, $7))::uuid[] || array[$8::uuid]')}
   where $4::uuid is null or c.id < $4
   order by c.id desc
   limit $3`;

/** Returns the parameters from `$5` on: what is searched for, and the id of the contact whose ref the text is. */
function searchFor(search: string): unknown[] {
  const { request, parameters } = searchOf(search);
  return [...parameters, idIn(request, 'con')];
}

/** By hand: links with their contacts. */
const linkPage = (isOfMode: string) => `
  select ${LINK} from ${LINKS}
   where l.workspace_id = $1 and ${isOfMode} and ($4::uuid is null or l.id < $4) and ($5::text is null or l.external_ref = $5)
     and ($6::uuid is null or l.contact_id = $6)
   order by l.id desc limit $3`;

const LINK_PAGE = statement<CustomerLink>('customers.link_page')`${linkPage('l.mode = $2')}`;
/** SQL of links by the reference of a user or by a contact. */
const FOUND_LINKS = statement<CustomerLink>('customers.found_links')`${linkPage(hasMode('l.mode', '$2'))}`;

/** Writes new contacts in the transaction that takes facts from the outbox; by hand, for all the facts at once. */
export class PostgresContactPlan implements ContactPlan {
  constructor(private readonly sql: Sql) {}

  async registrants(of: readonly { workspaceId: string; id: string }[]): Promise<(KnownPerson & { id: string })[]> {
    const rows = await this.sql.query(REGISTRANTS, ownedParameters(of));
    return rows.map((row) => withoutNulls<KnownPerson & { id: string }>(row));
  }

  async holders(of: readonly { workspaceId: string; id: string }[]): Promise<(KnownPerson & { id: string })[]> {
    const rows = await this.sql.query(HOLDERS, ownedParameters(of));
    return rows.map((row) => withoutNulls<KnownPerson & { id: string }>(row));
  }

  async join(people: readonly NewContact[]): Promise<void> {
    await joinContacts(this.sql, people);
  }
}

const HOLDERS = statement<KnownPerson & { id: string }>('customers.holders')`
  select a.workspace_id as "workspaceId", a.mode, a.id, a.name, a.email, a.phone
    from ${ownedRows(1)}
    join attendee a on a.workspace_id = subject."workspaceId" and a.mode in ('live', 'test') and a.id = subject.id and a.given_at is not null and a.email is not null
   order by a.id`;

const REGISTRANTS = statement<KnownPerson & { id: string }>('customers.registrants')`
  select r.workspace_id as "workspaceId", r.mode, r.id, r.name, r.email, r.phone
    from ${ownedRows(1)}
    join registration r on r.workspace_id = subject."workspaceId" and r.mode in ('live', 'test') and r.id = subject.id
   where r.erased_at is null
   order by r.created_at, r.id`;
