import { factOf } from '@svc/contracts';
import type { Clock, IdGenerator, Mode } from '@svc/kernel';
import { fillIn } from '../domain/contact';
import { type CustomerLink, type LinkCustomerRequest, presentCustomerLink, type StoreCustomerLinkView } from '../domain/customer-link';
import { CustomerUnitOfWork, type CustomerTx } from '../ports/customer-tx';

export interface LinkCustomerCommand {
  workspaceId: string;
  mode: Mode;
  request: LinkCustomerRequest;
}

/**
 * Links a merchant's own signed-in user with the contact of the same e-mail (§4.7). A user is linked once: further requests return
 * the same link, with any e-mail; only missing fields of the contact are filled in.
 */
export class LinkCustomer {
  constructor(
    private readonly work: CustomerUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  execute({ workspaceId, mode, request }: LinkCustomerCommand): Promise<StoreCustomerLinkView> {
    const user = { workspaceId, mode, externalRef: request.externalRef };
    return this.work.run(async (tx) => {
      const existing = await tx.links.claim(user);
      if (existing) {
        await fillInContact(tx, existing, request);
        return presentCustomerLink(existing, true);
      }
      const contact = mode === 'live' ? await this.customerOf(tx, workspaceId, request) : undefined;
      const link = { ...user, id: this.ids.next(), contact, linkedAt: this.clock.now() };
      await tx.links.insert(link);
      if (contact) {
        const fact = { id: this.ids.next(), workspaceId, mode };
        await tx.outbox.append([factOf('customer.linked.v1', fact, { customerId: contact.customerId, contactId: contact.id })]);
      }
      return presentCustomerLink(link, false);
    });
  }

  private async customerOf(
    { contacts }: CustomerTx,
    workspaceId: string,
    { email, name, phone }: LinkCustomerRequest,
  ): Promise<{ id: string; customerId: string }> {
    const { id, customerId } = await contacts.join({
      workspaceId,
      mode: 'live',
      id: this.ids.next(),
      customerId: this.ids.next(),
      email,
      name,
      phone,
    });
    return { id, customerId: customerId! };
  }
}

async function fillInContact(
  { contacts }: CustomerTx,
  { workspaceId, mode, contact }: CustomerLink,
  { name, phone }: LinkCustomerRequest,
): Promise<void> {
  if (!contact || (name === undefined && phone === undefined)) return;
  const stored = await contacts.lock({ workspaceId, mode, contactId: contact.id });
  if (stored && !stored.erasedAt) await contacts.update(fillIn(stored, { name, phone }));
}
