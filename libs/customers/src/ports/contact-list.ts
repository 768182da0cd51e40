import type { Mode } from '@svc/kernel';
import type { Contact, ContactName } from '../domain/contact';
import type { CustomerLink } from '../domain/customer-link';
import type { PersonalFile } from '../domain/personal-file';

/** Which contacts, newest first. */
export interface ContactQuery {
  mode: Mode;
  /** Part of the e-mail, name or phone number, in any case. */
  search?: string;
  /** Begin below this contact's id. */
  after?: string;
  limit: number;
}

/** Which links, newest first. */
export interface CustomerLinkQuery {
  mode: Mode;
  externalRef?: string;
  contactId?: string;
  after?: string;
  limit: number;
}

/** Contacts and links of a workspace, as its merchant looks them up. One statement each. */
export abstract class ContactList {
  abstract page(workspaceId: string, query: ContactQuery): Promise<{ data: Contact[]; next?: string }>;
  /** In either mode. */
  abstract find(workspaceId: string, contactId: string): Promise<Contact | undefined>;
  abstract links(workspaceId: string, query: CustomerLinkQuery): Promise<{ data: CustomerLink[]; next?: string }>;
  /** All that is kept of a contact's person. */
  abstract fileOf(contact: ContactName): Promise<PersonalFile>;
}
