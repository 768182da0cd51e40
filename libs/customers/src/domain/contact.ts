import type { Mode } from '@svc/kernel';
import { normalisedEmail } from '@svc/ticketing';

/** A contact, as others know it. */
export interface ContactName {
  workspaceId: string;
  mode: Mode;
  contactId: string;
}

/** A person as one source describes them: with an e-mail, or a phone, or both. */
export interface KnownPerson {
  workspaceId: string;
  mode: Mode;
  name?: string;
  email?: string;
  /** E.164. */
  phone?: string;
}

/** A person that a merchant knows: one and the same for whatever they bought, registered for or were linked with (`con_…`). */
export interface Contact extends KnownPerson {
  /** UUID. */
  id: string;
  /** The customer that the contact is since it was first linked (`cus_…`). */
  customerId?: string;
  createdAt: Date;
  /** Since when nothing personal is known any more. */
  erasedAt?: Date;
}

/** A contact to insert; if the person is known already, the existing contact gets the fields that it lacks, and keeps its id. */
export type NewContact = KnownPerson & Pick<Contact, 'id' | 'customerId'>;

/** The key that identifies a person: the email in lower case, else the phone; undefined without either. */
export function identityOf({ email, phone }: Pick<KnownPerson, 'email' | 'phone'>): string | undefined {
  return email === undefined ? phone : normalisedEmail(email);
}

/** Fills what is not known yet; what is known is never written over (§4.7). */
export function fillIn<Known extends Pick<Contact, 'name' | 'phone' | 'customerId'>>(
  known: Known,
  told: Pick<NewContact, 'name' | 'phone' | 'customerId'>,
): Known {
  return { ...known, name: known.name ?? told.name, phone: known.phone ?? told.phone, customerId: known.customerId ?? told.customerId };
}

/** Each person once, with everything that the sources say of them, in the order in which contacts are locked. */
export function eachOnce<Person extends KnownPerson>(people: readonly Person[]): Person[] {
  const known = new Map<string, Person>();
  for (const person of people) {
    const identity = identityOf(person);
    if (identity === undefined) continue;
    const key = [person.workspaceId, person.mode, identity].join(' ');
    const before = known.get(key);
    known.set(key, before ? { ...before, name: before.name ?? person.name, phone: before.phone ?? person.phone } : person);
  }
  return [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, person]) => person);
}
