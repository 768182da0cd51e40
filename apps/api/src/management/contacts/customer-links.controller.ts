import { Controller, Query } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { ContactList } from '@svc/customers';
import { idOf, InvalidInput } from '@svc/kernel';
import type { z } from 'zod';
import { ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { modeFilter } from '../orders/orders.dto';
import { filter, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';
import { customerLinkView, presentLink } from './contact.view';

const listCustomerLinksQuery = pageQuery.extend({
  externalRef: filter('Only the one of this user of the merchant’s own.'),
  contact: filter('Only those with the contact of this ref.'),
  mode: modeFilter,
});

/** Which users of a merchant's own are linked with whom. */
@Controller()
export class CustomerLinksController {
  constructor(private readonly contacts: ContactList) {}

  @ManagementOperation({
    id: 'listCustomerLinks', audience: 'workspace', tag: 'Customers', method: 'GET', path: '/admin/customer-links', summary: 'List customer links, newest first',
    query: listCustomerLinksQuery, returns: pageView(customerLinkView),
  })
  async list(@ManagedWorkspace() { id }: Workspace, @Query(read(listCustomerLinksQuery)) query: z.output<typeof listCustomerLinksQuery>) {
    const { externalRef, contact, mode } = query;
    const contactId = contact === undefined ? undefined : idOf('con', contact);
    if (contact !== undefined && !contactId) throw new InvalidInput('Give the ref of a contact, con_….', { invalid: ['contact'] });
    return presentPage(await this.contacts.links(id, { mode, externalRef, contactId, ...pageRequestOf(query, 'lnk') }), 'lnk', presentLink);
  }
}
