import { ContactList, type Contact, type ContactName, type ContactQuery, type CustomerLink, type CustomerLinkQuery, type PersonalFile } from '@svc/customers';
import type { DataSource } from 'typeorm';
import { pageOf } from '../page-of';
import { ANY_MODE } from '../rows/row-writes';
import { patternOf } from '../search-pattern';
import { CONTACT, contactOf, LINK, linkOf, LINKS } from './contact-sql';
import { contactEntity } from './customer.entities';
import type { NumberHashes } from './number-hashes';
import { PERSONAL_FILE } from './personal-file-sql';

/** Contacts and links as they stand in the tables. */
export class PostgresContactList extends ContactList {
  /** @param hashesOf the hashes under which codes to a number are kept */
  constructor(
    private readonly dataSource: DataSource,
    private readonly hashesOf: NumberHashes,
  ) {
    super();
  }

  async page(workspaceId: string, { mode, search, after, limit }: ContactQuery): Promise<{ data: Contact[]; next?: string }> {
    const pattern = search === undefined ? null : patternOf(search);
    const rows = await this.dataSource.query<object[]>(PAGE, [workspaceId, mode, limit + 1, after ?? null, pattern]);
    return pageOf(rows.map(contactOf), limit);
  }

  async find(workspaceId: string, contactId: string): Promise<Contact | undefined> {
    return (await this.dataSource.manager.findOneBy(contactEntity, { workspaceId, mode: ANY_MODE, id: contactId })) ?? undefined;
  }

  async links(workspaceId: string, { mode, externalRef, contactId, after, limit }: CustomerLinkQuery): Promise<{ data: CustomerLink[]; next?: string }> {
    const rows = await this.dataSource.query<object[]>(LINK_PAGE, [workspaceId, mode, limit + 1, after ?? null, externalRef ?? null, contactId ?? null]);
    return pageOf(rows.map(linkOf), limit);
  }

  async fileOf({ workspaceId, mode, contactId }: ContactName): Promise<PersonalFile> {
    const phone = (await this.find(workspaceId, contactId))?.phone;
    const numbers = phone === undefined ? [] : this.hashesOf(workspaceId, phone);
    const [file] = await this.dataSource.query<[PersonalFile]>(PERSONAL_FILE, [workspaceId, mode, contactId, numbers]);
    return file;
  }
}

/** By hand: a search. */
const PAGE = `
  select ${CONTACT} from contact
   where workspace_id = $1 and mode = $2 and ($4::uuid is null or id < $4)
     and ($5::text is null or concat_ws(' ', name, email, phone) ilike $5)
   order by id desc limit $3`;

/** By hand: links beside the contacts they lead to. */
const LINK_PAGE = `
  select ${LINK} from ${LINKS}
   where l.workspace_id = $1 and l.mode = $2 and ($4::uuid is null or l.id < $4) and ($5::text is null or l.external_ref = $5)
     and ($6::uuid is null or l.contact_id = $6)
   order by l.id desc limit $3`;
