import type { Author, Mode } from '@svc/kernel';
import type { Contact, ContactName, KnownPerson, NewContact } from '../domain/contact';
import type { CustomerLink } from '../domain/customer-link';
import type { PersonalFile } from '../domain/personal-file';

/** Filter of a list of contacts, newest first. */
export interface ContactQuery {
  mode: Mode;
  /** Part of the e-mail, name or phone number, in any case. */
  search?: string;
  /** Id of a contact, after which the list goes on (smaller ids). */
  after?: string;
  limit: number;
}

/** Filter of a list of links, newest first. */
export interface CustomerLinkQuery {
  mode: Mode;
  externalRef?: string;
  contactId?: string;
  after?: string;
  limit: number;
}

/** Reads contacts and links of a workspace for its merchant. One statement each. */
export abstract class ContactList {
  abstract page(workspaceId: string, query: ContactQuery): Promise<{ data: Contact[]; next?: string }>;
  /** Finds a contact in either mode. */
  abstract find(workspaceId: string, contactId: string): Promise<Contact | undefined>;
  abstract links(workspaceId: string, query: CustomerLinkQuery): Promise<{ data: CustomerLink[]; next?: string }>;
  /** Returns all stored data of a contact's person. */
  abstract fileOf(contact: ContactName): Promise<PersonalFile>;
}

/** Contacts, within the relay's transaction, for people named by new facts. */
export interface ContactPlan {
  /** Returns the registrants of these registrations, with the registration's id as `id`, without those erased since. */
  registrants(of: readonly { workspaceId: string; id: string }[]): Promise<(KnownPerson & { id: string })[]>;
  /** Returns the holders of these given-away seats, with the seat's id as `id`. */
  holders(of: readonly { workspaceId: string; id: string }[]): Promise<(KnownPerson & { id: string })[]>;
  /** Creates contacts, or fills in those of the same people; each person is given once, in the order of `eachOnce`. */
  join(people: readonly NewContact[]): Promise<void>;
}

/** Owner of submissions to delete, and the author of the deletion. */
export interface PurgeSender {
  workspaceId: string;
  mode: Mode;
  /** Address in its normalised form. */
  email: string;
  by: Author;
}

/** Store of the submissions that people sent by forms. */
export abstract class PersonalSubmissions {
  /** Deletes all submissions of a person, with their files, permanently. After a failure it can be repeated. */
  abstract purge(sender: PurgeSender): Promise<void>;
}
