import type { KnownFact } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import { eachOnce } from '../domain/contact';
import type { ContactPlan } from '../ports/contact-plan';

/**
 * Makes contacts of whoever registered, in the transaction that takes the facts of it from the outbox: guests do not
 * wait for it. Whoever pays is made a contact with the order.
 */
export class GatherContacts {
  constructor(private readonly ids: IdGenerator) {}

  async execute(plan: ContactPlan, facts: readonly KnownFact[]): Promise<void> {
    const registrations = facts.flatMap(({ workspaceId, type, data }) => (type === 'attendee.registered.v1' ? [{ workspaceId, id: data.registrationId }] : []));
    if (registrations.length === 0) return;
    const people = eachOnce(await plan.registrants(registrations));
    if (people.length > 0) await plan.join(people.map((person) => ({ ...person, id: this.ids.next() })));
  }
}
