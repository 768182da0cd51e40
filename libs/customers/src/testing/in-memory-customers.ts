import { randomUUID } from 'node:crypto';
import type { KnownFact } from '@svc/contracts';
import type { UnitOfWork } from '@svc/kernel';
import { InTurn, RecordingAuditTrail, RecordingOutbox } from '@svc/kernel/testing';
import { AddressOfOtherContact, type OpenPlaces } from '../domain/correct-contact';
import { fillIn, identityOf, type Contact, type ContactName, type KnownPerson, type NewContact } from '../domain/contact';
import type { CustomerLink } from '../domain/customer-link';
import type { NamedSeat, OpenBusiness, PersonAddresses, StoredBeside } from '../domain/person';
import type { ContactPlan } from '../ports/contact-list';
import { CustomerUnitOfWork, type CustomerTx, type DeletedSubmission, type PlaceCorrection } from '../ports/customer-tx';
import { LINKED_AT } from './customer.builder';
import type { CustomersFixture } from './customers.contract';

/** Contacts and links in lists, one transaction after another. Work that fails leaves no trace. */
export class InMemoryCustomers implements CustomersFixture {
  readonly outbox = new RecordingOutbox<KnownFact>();
  readonly audit = new RecordingAuditTrail();
  readonly work = new (workingOn(this))();
  contacts: readonly Contact[] = [];
  links: readonly CustomerLink[] = [];
  /** Rows of other contexts about whoever is erased. */
  business: OpenBusiness = { orders: [], seats: [], plans: [] };
  places: OpenPlaces = { orders: [], registrations: [], seats: [] };
  seats: NamedSeat[] = [];
  /** Corrections of orders, registrations and seats. */
  corrected: readonly PlaceCorrection[] = [];
  submissions: DeletedSubmission[] = [];
  /** Seats that the last erasure took the names of. */
  nameless: readonly string[] = [];
  private readonly registrants = new Map<string, KnownPerson>();
  private readonly plan: ContactPlan = {
    holders: async (of) => of.flatMap(({ id }) => (this.registrants.has(id) ? [{ ...this.registrants.get(id)!, id }] : [])),
    registrants: async (of) => of.flatMap(({ id }) => (this.registrants.has(id) ? [{ ...this.registrants.get(id)!, id }] : [])),
    join: async (people) => people.forEach((person) => this.join(person)),
  };
  readonly relay: UnitOfWork<ContactPlan> = { run: (work) => work(this.plan) };

  async register(person: KnownPerson): Promise<string> {
    const id = randomUUID();
    this.registrants.set(id, person);
    return id;
  }

  async find({ workspaceId, mode, contactId }: ContactName): Promise<Contact | undefined> {
    return this.contacts.find((each) => each.workspaceId === workspaceId && each.mode === mode && each.id === contactId);
  }

  async facts(workspaceId: string): Promise<KnownFact[]> {
    return this.outbox.facts.filter((fact) => fact.workspaceId === workspaceId);
  }

  async audited(workspaceId: string): Promise<string[]> {
    return this.audit.entries.filter((entry) => entry.workspaceId === workspaceId).map(({ action, subject }) => `${action} ${subject.ref}`);
  }

  join(input: NewContact): Contact {
    const person = input.email === undefined ? input : { ...input, email: identityOf(input) };
    const existing = this.contacts.find((each) => isSamePerson(each, person));
    const joined: Contact = existing ? fillIn(existing, person) : { ...person, createdAt: LINKED_AT };
    this.replace(joined);
    return joined;
  }

  beside({ workspaceId, mode, email, phone }: PersonAddresses): StoredBeside {
    const here = this.contacts.filter((each) => each.workspaceId === workspaceId && each.mode === mode && !each.erasedAt);
    const normalised = identityOf({ email });
    const phones = [phone, ...here.filter((each) => each.email !== undefined && each.email === normalised).map((each) => each.phone)];
    const hasPhone = (each: Contact) => each.phone !== undefined && phones.includes(each.phone);
    const emails = here.filter(hasPhone).flatMap((each) => each.email ?? []);
    const isBeside = (each: Contact) => (each.email === undefined ? hasPhone(each) : [normalised, ...emails].includes(each.email));
    return { contacts: here.filter(isBeside), emails };
  }

  replace(contact: Contact): void {
    this.contacts = [...this.contacts.filter(({ id }) => id !== contact.id), contact];
  }
}

const isSamePerson = (one: KnownPerson, other: KnownPerson): boolean =>
  one.workspaceId === other.workspaceId && one.mode === other.mode && identityOf(one) === identityOf(other);

const workingOn = (memory: InMemoryCustomers) =>
  class extends CustomerUnitOfWork {
    private readonly turns = new InTurn(() => {
      const { contacts, links, corrected } = memory;
      return () => void Object.assign(memory, { contacts, links, corrected });
    });

    run<T>(work: (tx: CustomerTx) => Promise<T>): Promise<T> {
      return this.turns.run(() => work(this.tx));
    }

    private readonly tx: CustomerTx = {
      contacts: {
        join: async (person) => memory.join(person),
        lock: (name) => memory.find(name),
        update: async (contact) => memory.replace(contact),
        correct: async (contact) => {
          if (memory.contacts.some((each) => each.id !== contact.id && isSamePerson(each, contact))) throw new AddressOfOtherContact();
          memory.replace(contact);
        },
        lockBeside: async (addresses) => memory.beside(addresses),
        openBusiness: async () => memory.business,
        seatsOf: async () => memory.seats,
        erase: async ({ contacts }, nameless, erasedAt) => {
          for (const { workspaceId, mode, id, createdAt, customerId } of memory.contacts.filter((contact) => contacts.includes(contact.id)))
            memory.replace({ workspaceId, mode, id, createdAt, customerId, erasedAt });
          memory.links = memory.links.filter(({ contact }) => !contact || !contacts.includes(contact.id));
          memory.nameless = nameless;
          return memory.submissions;
        },
        purgeTests: async (before, most) => {
          const gone = memory.contacts.filter(({ mode, createdAt }) => mode === 'test' && createdAt < before).slice(0, most);
          memory.contacts = memory.contacts.filter((contact) => !gone.includes(contact));
          return gone.length;
        },
      },
      places: {
        open: async () => memory.places,
        correct: async (correction) => {
          memory.corrected = [...memory.corrected, correction];
        },
      },
      links: {
        claim: async (user) =>
          memory.links.find(
            (link) => link.workspaceId === user.workspaceId && link.mode === user.mode && link.externalRef === user.externalRef,
          ),
        insert: async (link) => {
          memory.links = [...memory.links, link];
        },
        purgeTests: async (before, most) => {
          const gone = memory.links.filter(({ mode, linkedAt }) => mode === 'test' && linkedAt < before).slice(0, most);
          memory.links = memory.links.filter((link) => !gone.includes(link));
          return gone.length;
        },
      },
      outbox: memory.outbox,
      audit: memory.audit,
    };
  };
