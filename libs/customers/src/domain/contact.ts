import type { Mode } from '@svc/kernel';
import { normalisedEmail } from '@svc/ticketing';

/** Key of a contact, as other contexts use it. */
export interface ContactName {
  workspaceId: string;
  mode: Mode;
  contactId: string;
}

/** Person as one source describes them: with an e-mail, or a phone, or both. */
export interface KnownPerson {
  workspaceId: string;
  mode: Mode;
  name?: string;
  email?: string;
  /** E.164. */
  phone?: string;
}

/** Person that a merchant knows: one and the same for all purchases, registrations and links (`con_…`). */
export interface Contact extends KnownPerson {
  /** UUID. */
  id: string;
  /** Customer that the contact is since it was first linked (`cus_…`). */
  customerId?: string;
  createdAt: Date;
  /** Time of erasure, after which nothing personal is left. */
  erasedAt?: Date;
}

/** Contact to insert; an existing contact of the same person gets the fields that it lacks, and keeps its id. */
export type NewContact = KnownPerson & Pick<Contact, 'id' | 'customerId'>;

/** Returns the key that identifies a person: the email in lower case, else the phone; undefined without either. */
export function identityOf({ email, phone }: Pick<KnownPerson, 'email' | 'phone'>): string | undefined {
  return email === undefined ? phone : normalisedEmail(email);
}

/** Fills missing fields; present ones are never overwritten (§4.7). */
export function fillIn<Known extends Pick<Contact, 'name' | 'phone' | 'customerId'>>(
  existing: Known,
  additions: Pick<NewContact, 'name' | 'phone' | 'customerId'>,
): Known {
  return {
    ...existing,
    name: existing.name ?? additions.name,
    phone: existing.phone ?? additions.phone,
    customerId: existing.customerId ?? additions.customerId,
  };
}

/** Merges the descriptions of each person, in the order in which contacts are locked. */
export function eachOnce<Person extends KnownPerson>(people: readonly Person[]): Person[] {
  const byIdentity = new Map<string, Person>();
  for (const person of people) {
    const identity = identityOf(person);
    if (identity === undefined) continue;
    const key = [person.workspaceId, person.mode, identity].join(' ');
    const before = byIdentity.get(key);
    byIdentity.set(key, before ? { ...before, name: before.name ?? person.name, phone: before.phone ?? person.phone } : person);
  }
  return [...byIdentity].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, person]) => person);
}
