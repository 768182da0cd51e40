import type { Mode } from '@svc/kernel';
import type { Contact, KnownPerson, NewContact } from '../domain/contact';
import type { CustomerLink } from '../domain/customer-link';
import type { Person, PersonAddresses, StoredBeside } from '../domain/person';
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
  /** Returns the contacts and e-mail addresses that are stored beside addresses. */
  abstract beside(addresses: PersonAddresses): Promise<StoredBeside>;
  /** Returns all stored data of a person. */
  abstract fileOf(person: Person): Promise<PersonalFile>;
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

/** Files of the submissions that people sent by forms; the submissions themselves are deleted with the person. */
export abstract class PersonalSubmissions {
  /** Returns the storage keys of the files that a person sent. */
  abstract filesOf(person: Person): Promise<string[]>;
  /** Deletes files permanently. After a failure it can be repeated. */
  abstract remove(storageKeys: readonly string[]): Promise<void>;
}
