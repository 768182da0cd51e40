import { type Author, type Clock, type IdGenerator, NotFound, refOf } from '@svc/kernel';
import type { KnownFact } from '@svc/contracts';
import { type Contact, type ContactName, eachOnce } from '../domain/contact';
import { type ContactStore, CustomerUnitOfWork } from '../ports/customer-tx';
import type { ContactPlan, PersonalSubmissions } from '../ports/contact-list';

export interface EraseContactCommand extends ContactName {
  by: Author;
}

/** Erases a contact permanently: purchases stay, without the person. Erasing again changes nothing. */
export class EraseContact {
  constructor(
    private readonly work: CustomerUnitOfWork,
    private readonly submissions: PersonalSubmissions,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes the person's submissions first, so that a failure leaves a contact that can be erased again.
   * @throws NotFound
   */
  async execute({ by, ...name }: EraseContactCommand): Promise<void> {
    const { workspaceId, mode } = name;
    const { email } = await this.work.run(({ contacts }) => lock(contacts, name));
    if (email !== undefined) await this.submissions.purge({ workspaceId, mode, email, by });
    await this.work.run(async ({ contacts, audit }) => {
      const contact = await lock(contacts, name);
      if (contact.erasedAt) return;
      await contacts.erase(contact, this.clock.now());
      await audit.record(workspaceId, by, [{ action: 'delete', subject: { kind: 'contact', ref: refOf('con', contact.id) } }]);
    });
  }
}

async function lock(contacts: ContactStore, name: ContactName): Promise<Contact> {
  const contact = await contacts.lock(name);
  if (!contact) throw new NotFound('contact');
  return contact;
}

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
