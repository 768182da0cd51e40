import { Controller } from '@nestjs/common';
import { LinkCustomer, linkCustomerRequest, storeCustomerLinkView, type StoreCustomerLinkView } from '@svc/customers';
import { Operation, type StoreCall } from '@svc/http';

/** `/store/customers/link` (§4.7). */
@Controller()
export class LinkController {
  constructor(private readonly linkCustomer: LinkCustomer) {}

  @Operation('POST /store/customers/link', {
    id: 'linkCustomer',
    invalidates: 'orders',
    tag: 'Customers',
    summary: 'Link a user of yours with a contact',
    description:
      'For your server, once your own sign-in has verified the e-mail. Each user is linked once: a repeat with the same `externalRef` returns the same link, also with another e-mail. The response is the same whether or not the contact existed. A test key checks everything and makes no contact: its refs begin with `test_`.',
    scope: 'customers:link',
    publishable: false,
    rate: 'identity',
    body: linkCustomerRequest,
    returns: storeCustomerLinkView,
    errors: ['VALIDATION_ERROR'],
    caching: 'no-store',
  })
  execute({ caller: { store, mode }, body: request }: StoreCall<unknown, typeof linkCustomerRequest>): Promise<StoreCustomerLinkView> {
    return this.linkCustomer.execute({ workspaceId: store.workspaceId, mode, request });
  }
}
