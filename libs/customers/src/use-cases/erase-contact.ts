import { type Author, type Clock, type IdGenerator, NotFound, refOf } from '@svc/kernel';
import type { FactType, KnownFact } from '@svc/contracts';
import { type ContactName, eachOnce } from '../domain/contact';
import { decideNames, type KeptName, type Person, type PersonAddresses, personWith, refuseOpenBusiness } from '../domain/person';
import { type CustomerTx, CustomerUnitOfWork } from '../ports/customer-tx';
import type { ContactPlan, PersonalSubmissions } from '../ports/contact-list';

interface Erasing {
  by: Author;
  /** Erases a person with open business as well. */
  force?: boolean;
  /** Ids of seats whose names are cleared although seats with the address have several. */
  names?: readonly string[];
}

export interface EraseContactCommand extends ContactName, Erasing {}
export interface ErasePersonCommand extends PersonAddresses, Erasing {}

/** Outcome of an erasure. */
export interface Erased {
  /** Ids of the contacts that the person was. */
  contacts: readonly string[];
  /** Names that the merchant decides about. */
  names: readonly KeptName[];
  /** E-mail addresses of others, beside which the phone number was removed. */
  otherEmails: readonly string[];
}

/** Erases a person permanently: purchases stay, without the person. Erasing again changes nothing. */
export class EraseContact {
  constructor(
    private readonly work: CustomerUnitOfWork,
    private readonly submissions: PersonalSubmissions,
    private readonly clock: Clock,
  ) {}

  /**
   * Erases a contact, with everything that is stored of its addresses.
   * @throws NotFound; HasOpenBusiness
   */
  async execute({ contactId, ...command }: EraseContactCommand): Promise<Erased> {
    const { workspaceId, mode } = command;
    const contact = await this.work.run(({ contacts }) => contacts.lock({ workspaceId, mode, contactId }));
    if (!contact) throw new NotFound('contact');
    if (contact.erasedAt) return { contacts: [contactId], names: [], otherEmails: [] };
    return this.erasePerson({ ...command, email: contact.email, phone: contact.phone });
  }

  /**
   * Erases everything that is stored of an address. Files go first, since no transaction can take them back; everything else goes in one, so
   * that a failure leaves a person who can be erased again.
   * @throws HasOpenBusiness
   */
  async erasePerson(command: ErasePersonCommand): Promise<Erased> {
    const files = await this.submissions.filesOf(await this.work.run((tx) => this.find(tx, command).then(({ person }) => person)));
    await this.submissions.remove(files);
    const { late, ...erased } = await this.work.run((tx) => this.eraseIn(tx, command, files));
    await this.submissions.remove(late);
    return erased;
  }

  /** Finds the person, and locks their contacts. @throws HasOpenBusiness */
  private async find(
    { contacts }: CustomerTx,
    { force = false, ...addresses }: ErasePersonCommand,
  ): Promise<{ person: Person; emails: readonly string[] }> {
    const beside = await contacts.lockBeside(addresses);
    const person = personWith(addresses, beside);
    refuseOpenBusiness(await contacts.openBusiness(person, this.clock.now()), force);
    return { person, emails: beside.emails };
  }

  /** Erases the person; `late` are the files of submissions that came meanwhile. */
  private async eraseIn(tx: CustomerTx, command: ErasePersonCommand, files: readonly string[]): Promise<Erased & { late: string[] }> {
    const { person, emails } = await this.find(tx, command);
    const { cleared, kept: keptNames } = decideNames(await tx.contacts.seatsOf(person), command.names);
    const deleted = await tx.contacts.erase(person, [...cleared, ...(command.names ?? [])], this.clock.now());
    await tx.audit.record(command.workspaceId, command.by, [
      ...deleted.map(({ id, formSlug }) => ({
        action: 'delete' as const,
        subject: { kind: 'submission' as const, ref: refOf('sub', id), name: formSlug },
      })),
      ...subjectsOf(person).map((ref) => ({ action: 'delete' as const, subject: { kind: 'contact' as const, ref } })),
    ]);
    return {
      contacts: person.contacts,
      names: keptNames,
      otherEmails: emails.filter((email) => !person.emails.includes(email)),
      late: deleted.flatMap((submission) => submission.files).filter((key) => !files.includes(key)),
    };
  }
}

/** Returns the refs by which the audit log names an erased person: the contacts, or nothing but that it was an address. */
function subjectsOf({ contacts }: Person): string[] {
  return contacts.length > 0 ? contacts.map((id) => refOf('con', id)) : ['address'];
}

/** Types of the facts that `GatherContacts` reads. */
export const CONTACT_FACTS = ['attendee.registered.v1', 'ticket.given_away.v1'] as const satisfies readonly FactType[];

/**
 * Creates contacts of registrants, and of recipients of given-away tickets, in the transaction that takes their facts from the
 * outbox, so that guests do not wait for it. Buyers become contacts with the order.
 */
export class GatherContacts {
  constructor(private readonly ids: IdGenerator) {}

  async execute(plan: ContactPlan, facts: readonly KnownFact[]): Promise<void> {
    const registrations = facts.flatMap(({ workspaceId, type, data }) =>
      type === 'attendee.registered.v1' ? [{ workspaceId, id: data.registrationId }] : [],
    );
    const seats = facts.flatMap(({ workspaceId, type, data }) =>
      type === 'ticket.given_away.v1' ? [{ workspaceId, id: data.attendeeId }] : [],
    );
    if (registrations.length === 0 && seats.length === 0) return;
    const people = eachOnce([...(await plan.registrants(registrations)), ...(seats.length > 0 ? await plan.holders(seats) : [])]);
    if (people.length > 0) await plan.join(people.map((person) => ({ ...person, id: this.ids.next() })));
  }
}
