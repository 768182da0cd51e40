import type { KnownFact, PersonCorrection } from '@svc/contracts';
import { type Author, UnitOfWork, type AuditTrail, type Mode, type Outbox } from '@svc/kernel';
import type { Contact, ContactName, NewContact } from '../domain/contact';
import type { OpenPlaces } from '../domain/correct-contact';
import type { CustomerLink, LinkedUser } from '../domain/customer-link';
import type { NamedSeat, OpenBusiness, Person, PersonAddresses, StoredBeside } from '../domain/person';

/** Submission that an erasure deleted. */
export interface DeletedSubmission {
  id: string;
  formSlug: string;
  /** Storage keys of its files. */
  files: readonly string[];
}

/** Contacts within a transaction. */
export interface ContactStore {
  /**
   * Creates a contact, or fills in the one of the same person (`fillIn`), with the same work either way; nobody else changes it
   * until the transaction ends. E-mails are stored normalised. Returns it as it is then.
   */
  join(person: NewContact): Promise<Contact>;
  /** Locks a contact: nobody else changes it, nor buys or is linked as this person, until the transaction ends. */
  lock(name: ContactName): Promise<Contact | undefined>;
  /** Writes name, phone and customer. */
  update(contact: Contact): Promise<void>;
  /** Writes name, e-mail address and phone number of a locked contact. @throws AddressOfOtherContact */
  correct(contact: Contact): Promise<void>;
  /** Returns the contacts and e-mail addresses that are stored beside addresses, and locks the contacts. */
  lockBeside(addresses: PersonAddresses): Promise<StoredBeside>;
  /** Returns what a person has still to get or to pay. */
  openBusiness(person: Person, now: Date): Promise<OpenBusiness>;
  /** Returns the seats with an address of a person, in orders, registrations and unpaid checkouts. */
  seatsOf(person: Person): Promise<NamedSeat[]>;
  /**
   * Replaces the personal data of a person whose contacts are locked, wherever they are stored: with orders (whose money stays), registrations,
   * checkouts, seats, messages and codes that went to their phone. Ends their links, skips messages that are still to be sent, deletes
   * submissions and returns these. Seats of others lose all but their name, which `nameless` ones lose as well.
   */
  erase(person: Person, nameless: readonly string[], at: Date): Promise<DeletedSubmission[]>;
  /**
   * Deletes contacts of test mode that were made before a moment and that no order names, up to `most` of them, in all workspaces.
   * Returns their number.
   */
  purgeTests(before: Date, most: number): Promise<number>;
}

/** Correction of one order, registration or seat of a contact. */
export interface PlaceCorrection {
  workspaceId: string;
  mode: Mode;
  author: Author;
  at: { orderId: string } | { registrationId: string } | { attendeeId: string };
  correction: PersonCorrection;
  /** True when an address that mails went to before is notified once. */
  notifyOld: boolean;
}

/** Orders, registrations and seats of a contact, within the transaction that corrects it. */
export interface ContactPlaces {
  /** Returns what of a contact is not over, at most one more than `MOST_OPEN_PLACES` of each. */
  open(contact: Contact, now: Date): Promise<OpenPlaces>;
  /** Corrects one of them, as its merchant does by itself. @throws the errors of that correction */
  correct(correction: PlaceCorrection): Promise<void>;
}

/** Links within a transaction. */
export interface CustomerLinkStore {
  /** Returns the link of a user, if there is one. Nobody else links the same user until the transaction ends. */
  claim(user: LinkedUser): Promise<CustomerLink | undefined>;
  /** Inserts the link of a claimed user. */
  insert(link: CustomerLink): Promise<void>;
  /** Deletes links of test mode that were made before a moment, up to `most` of them, in all workspaces. Returns their number. */
  purgeTests(before: Date, most: number): Promise<number>;
}

export interface CustomerTx {
  contacts: ContactStore;
  places: ContactPlaces;
  links: CustomerLinkStore;
  outbox: Outbox<KnownFact>;
  audit: AuditTrail;
}

/** Runs work on contacts and links in one transaction. */
export abstract class CustomerUnitOfWork extends UnitOfWork<CustomerTx> {}
