import { NotFound, refOf, type Author, type Clock } from '@svc/kernel';
import type { Contact, ContactName } from '../domain/contact';
import { CustomerUnitOfWork, type ContactStore } from '../ports/customer-tx';
import type { PersonalSubmissions } from '../ports/personal-submissions';

export interface EraseContactCommand extends ContactName {
  by: Author;
}

/** Forgets who a contact is, for good: what it bought stays, as nobody's in particular. To erase it again changes nothing. */
export class EraseContact {
  constructor(
    private readonly work: CustomerUnitOfWork,
    private readonly submissions: PersonalSubmissions,
    private readonly clock: Clock,
  ) {}

  /**
   * What the person sent by forms goes first, so that a failure on the way leaves a contact that can be erased again.
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
