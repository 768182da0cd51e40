import { Controller } from '@nestjs/common';
import { enterTenant } from '@svc/composition';
import { ContactList, EraseContact, type Contact } from '@svc/customers';
import { idOf, InvalidInput } from '@svc/kernel';
import type { z } from 'zod';
import { requireFound, itemIdOf, Operation, type RefCall, type WorkspaceCall } from '../../edge';
import { modeFilter } from '../orders/orders.dto';
import { filter, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';
import { contactView, customerLinkView, presentContact, presentLink, type ContactView } from './contact.view';
import { personalFileView, presentPersonalFile, type PersonalFileView } from './personal-file.view';

const contactIdOf = itemIdOf('contact', 'con');

const listContactsQuery = pageQuery.extend({
  search: filter('Only contacts with this text in the name, e-mail address or phone number; upper and lower case are the same.'),
  mode: modeFilter,
});

const listCustomerLinksQuery = pageQuery.extend({
  externalRef: filter('Only the customer link of this user: the merchant’s own id of the user, exactly as it was sent.'),
  contact: filter('Only customer links with the contact of this ref, `con_…`.'),
  mode: modeFilter,
});

const reading = { audience: 'workspace', tag: 'Customers', permission: 'contacts.read' } as const;

/** Contacts of a merchant (buyers, guests and linked people), and their links to the merchant’s own users. */
@Controller()
export class ContactsController {
  constructor(
    private readonly contacts: ContactList,
    private readonly eraseContact: EraseContact,
  ) {}

  @Operation('GET /admin/contacts', {
    ...reading,
    id: 'listContacts',
    summary: 'List contacts, newest first',
    description:
      'Returns the contacts of the workspace: people who bought, registered for an event or were linked, one for each e-mail address, or for each phone number without one. Filter by text or mode.',
    query: listContactsQuery,
    returns: pageView(contactView, 'contacts'),
  })
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: z.output<typeof listContactsQuery> }>) {
    const { search, mode } = query;
    return presentPage(await this.contacts.page(id, { mode, search, ...pageRequestOf(query, 'con') }), 'con', presentContact);
  }

  @Operation('GET /admin/contacts/:ref', {
    ...reading,
    id: 'readContact',
    params: { ref: contactIdOf },
    summary: 'Read a contact',
    description:
      'Returns name, e-mail address and phone number of one person. `GET /admin/contacts/{ref}/export` returns all data that are stored about the person.',
    returns: contactView,
  })
  async read({ workspace: { id }, params: { ref: contactId } }: RefCall): Promise<ContactView> {
    return presentContact(await this.find(id, contactId));
  }

  @Operation('GET /admin/contacts/:ref/export', {
    ...reading,
    id: 'exportContact',
    params: { ref: contactIdOf },
    summary: 'Export everything that is stored about a contact',
    description:
      'Returns all stored data of one person, for a request of access under privacy law: links, orders, registrations, checkouts, sign-ups, form submissions, messages and one-time passwords.',
    returns: personalFileView,
  })
  async export({ workspace: { id }, params: { ref: contactId } }: RefCall): Promise<PersonalFileView> {
    const contact = await this.find(id, contactId);
    return presentPersonalFile(contact, await this.contacts.fileOf({ workspaceId: id, mode: contact.mode, contactId }));
  }

  @Operation('POST /admin/contacts/:ref/erase', {
    audience: 'workspace',
    tag: 'Customers',
    id: 'eraseContact',
    params: { ref: contactIdOf },
    permission: 'contacts.erase',
    audit: 'delete',
    summary: 'Erase a contact (cannot be undone)',
    description:
      'Replaces the personal data of the contact in orders (whose amounts and goods stay), registrations, checkouts, seats and messages. Form submissions with the contact’s e-mail address are deleted with their files, links and sign-ups end, and waiting messages are not sent. A person who returns with the same e-mail address becomes a new contact. Erasing an erased contact changes nothing.',
    returns: contactView,
  })
  async erase({ workspace: { id }, author: by, params: { ref: contactId } }: RefCall): Promise<ContactView> {
    const { mode } = await this.find(id, contactId);
    enterTenant(id, mode);
    await this.eraseContact.execute({ workspaceId: id, mode, contactId, by });
    return presentContact(await this.find(id, contactId));
  }

  private async find(workspaceId: string, contactId: string): Promise<Contact> {
    return requireFound('contact', await this.contacts.find(workspaceId, contactId));
  }

  @Operation('GET /admin/customer-links', {
    ...reading,
    id: 'listCustomerLinks',
    summary: 'List customer links, newest first',
    description:
      'Returns the links between users of the merchant’s own site and contacts, as the merchant’s server made them by `POST /store/customers/link`. Filter by user, contact or mode.',
    query: listCustomerLinksQuery,
    returns: pageView(customerLinkView, 'customer links'),
  })
  async links({ workspace: { id }, query }: WorkspaceCall<{ query: z.output<typeof listCustomerLinksQuery> }>) {
    const { externalRef, contact, mode } = query;
    const contactId = contact === undefined ? undefined : idOf('con', contact);
    if (contact !== undefined && !contactId) throw new InvalidInput('Give the ref of a contact, con_….', { invalid: ['contact'] });
    return presentPage(await this.contacts.links(id, { mode, externalRef, contactId, ...pageRequestOf(query, 'lnk') }), 'lnk', presentLink);
  }
}
