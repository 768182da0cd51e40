import { NotFound, refOf, type Author, type Clock } from '@svc/kernel';
import type { ContactName } from '../domain/contact';
import { CustomerUnitOfWork } from '../ports/customer-tx';

export interface EraseContactCommand extends ContactName {
  by: Author;
}

/** Forgets who a contact is, for good: what it bought stays, as nobody's in particular. To erase it again changes nothing. */
export class EraseContact {
  constructor(
    private readonly work: CustomerUnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  execute({ by, ...name }: EraseContactCommand): Promise<void> {
    return this.work.run(async ({ contacts, audit }) => {
      const contact = await contacts.lock(name);
      if (!contact) throw new NotFound('contact');
      if (contact.erasedAt) return;
      await contacts.erase(contact, this.clock.now());
      await audit.record(name.workspaceId, by, [{ action: 'delete', subject: { kind: 'contact', ref: refOf('con', contact.id) } }]);
    });
  }
}
