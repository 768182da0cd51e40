import type { Author, Mode } from '@svc/kernel';
import type { Contact, ContactName, KnownPerson, NewContact } from '../domain/contact';
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

/** Where the relay's transaction writes who became known by what has happened. */
export interface ContactPlan {
  /** Who took these registrations: their ids come back as `id`. Those that were erased since are left out. */
  registrants(of: readonly { workspaceId: string; id: string }[]): Promise<(KnownPerson & { id: string })[]>;
  /** Who has these seats that were given to them: their ids come back as `id`. */
  holders(of: readonly { workspaceId: string; id: string }[]): Promise<(KnownPerson & { id: string })[]>;
  /** Makes contacts, or fills in those of the same people; each person is given once, in the order of `eachOnce`. */
  join(people: readonly NewContact[]): Promise<void>;
}

/** Whose submissions, and who has them forgotten. */
export interface PurgeSender {
  workspaceId: string;
  mode: Mode;
  /** Normalised. */
  email: string;
  by: Author;
}

/** Where it is kept what people sent by forms. */
export abstract class PersonalSubmissions {
  /** Forgets all that a person sent, with its files, for good. After a failure on the way it can be done again. */
  abstract purge(sender: PurgeSender): Promise<void>;
}
