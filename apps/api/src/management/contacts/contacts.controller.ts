import { Controller, Param, Query } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { enterTenant } from '@svc/composition';
import { ContactList, EraseContact, type Contact } from '@svc/customers';
import { idOf, InvalidInput, type Author } from '@svc/kernel';
import type { z } from 'zod';
import { CallingAuthor, found, itemIdOf, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { modeFilter } from '../orders/orders.dto';
import { filter, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';
import {
  contactView,
  customerLinkView,
  personalFileView,
  presentContact,
  presentLink,
  presentPersonalFile,
  type ContactView,
  type PersonalFileView,
} from './contact.view';

const common = { audience: 'workspace', tag: 'Customers' } as const;
const contactIdOf = itemIdOf('contact', 'con');

const listContactsQuery = pageQuery.extend({
  search: filter('Only with this in the name, e-mail or phone number, in any case.'),
  mode: modeFilter,
});

const listCustomerLinksQuery = pageQuery.extend({
  externalRef: filter('Only the one of this user of the merchant’s own.'),
  contact: filter('Only those with the contact of this ref.'),
  mode: modeFilter,
});

/** The people that a merchant knows, who bought, registered or was linked, and which of the merchant’s own users they are. */
@Controller()
export class ContactsController {
  constructor(
    private readonly contacts: ContactList,
    private readonly eraseContact: EraseContact,
  ) {}

  @ManagementOperation({
    ...common,
    id: 'listContacts',
    method: 'GET',
    path: '/admin/contacts',
    summary: 'List contacts, newest first',
    description: 'One for each e-mail, or phone of who gives none: of who has paid, registered, or was linked.',
    query: listContactsQuery,
    returns: pageView(contactView),
  })
  async list(@ManagedWorkspace() { id }: Workspace, @Query(read(listContactsQuery)) query: z.output<typeof listContactsQuery>) {
    const { search, mode } = query;
    return presentPage(await this.contacts.page(id, { mode, search, ...pageRequestOf(query, 'con') }), 'con', presentContact);
  }

  @ManagementOperation({
    ...common,
    id: 'readContact',
    method: 'GET',
    path: '/admin/contacts/:ref',
    summary: 'Read a contact',
    returns: contactView,
  })
  async read(@ManagedWorkspace() { id }: Workspace, @Param('ref', contactIdOf) contactId: string): Promise<ContactView> {
    return presentContact(await this.find(id, contactId));
  }

  @ManagementOperation({
    ...common,
    id: 'exportContact',
    method: 'GET',
    path: '/admin/contacts/:ref/export',
    summary: 'Export all that is kept of a contact',
    description:
      'For a person who asks what is known of them: links, orders, registrations, checkouts, subscriptions, submissions of forms and messages with all that was told in them.',
    returns: personalFileView,
  })
  async export(@ManagedWorkspace() { id }: Workspace, @Param('ref', contactIdOf) contactId: string): Promise<PersonalFileView> {
    const contact = await this.find(id, contactId);
    return presentPersonalFile(contact, await this.contacts.fileOf({ workspaceId: id, mode: contact.mode, contactId }));
  }

  @ManagementOperation({
    ...common,
    id: 'eraseContact',
    method: 'POST',
    path: '/admin/contacts/:ref/erase',
    summary: 'Erase a contact, for good',
    description:
      'Replaces what is personal wherever it is kept: in orders, whose money and goods stay, in registrations, checkouts, seats and messages. What its e-mail sent by forms is deleted, with its files. Its links end, and so does what its e-mail has signed up for; messages to it that ' +
      'are still to be sent are not. Whoever comes back with the same e-mail is a new contact. To erase it again changes nothing.',
    returns: contactView,
  })
  async erase(
    @ManagedWorkspace() { id }: Workspace,
    @CallingAuthor() by: Author,
    @Param('ref', contactIdOf) contactId: string,
  ): Promise<ContactView> {
    const { mode } = await this.find(id, contactId);
    enterTenant(id, mode);
    await this.eraseContact.execute({ workspaceId: id, mode, contactId, by });
    return presentContact(await this.find(id, contactId));
  }

  private async find(workspaceId: string, contactId: string): Promise<Contact> {
    return found('contact', await this.contacts.find(workspaceId, contactId));
  }

  @ManagementOperation({
    ...common,
    id: 'listCustomerLinks',
    method: 'GET',
    path: '/admin/customer-links',
    summary: 'List customer links, newest first',
    query: listCustomerLinksQuery,
    returns: pageView(customerLinkView),
  })
  async links(@ManagedWorkspace() { id }: Workspace, @Query(read(listCustomerLinksQuery)) query: z.output<typeof listCustomerLinksQuery>) {
    const { externalRef, contact, mode } = query;
    const contactId = contact === undefined ? undefined : idOf('con', contact);
    if (contact !== undefined && !contactId) throw new InvalidInput('Give the ref of a contact, con_….', { invalid: ['contact'] });
    return presentPage(await this.contacts.links(id, { mode, externalRef, contactId, ...pageRequestOf(query, 'lnk') }), 'lnk', presentLink);
  }
}
