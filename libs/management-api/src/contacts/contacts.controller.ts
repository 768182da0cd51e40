import { Controller } from '@nestjs/common';
import { enterTenant } from '@svc/composition';
import { type Contact, ContactList, CorrectContact, EraseContact, type PersonAddresses, personWith } from '@svc/customers';
import { itemIdOf, Operation, type RefCall, requireFound, type WorkspaceCall } from '@svc/http';
import { idOf, InvalidInput } from '@svc/kernel';
import { modeFilter } from '../orders/orders.dto';
import { filter, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';
import { contactView, customerLinkView, presentContact, presentLink, type ContactView } from './contact.view';
import { correctContactBody } from './corrected-person.dto';
import {
  addressesOf,
  type ErasedContactView,
  erasedContactView,
  type ErasedPersonView,
  erasedPersonView,
  erasePersonBody,
  erasePersonQuery,
  eraseQuery,
  exportPersonBody,
  personModeQuery,
  presentErased,
  presentErasedContact,
} from './erasure.dto';
import { type AddressFileView, addressFileView, type PersonalFileView, personalFileView } from './personal-file.view';
import { presentAddressFile } from './present-personal-file';

const contactIdOf = itemIdOf('contact', 'con');

const listContactsQuery = pageQuery.extend({
  search: filter('Only contacts with these words, in any order and without accents, in the name, e-mail address or phone number.'),
  mode: modeFilter,
});

const listCustomerLinksQuery = pageQuery.extend({
  externalRef: filter('Only the customer link of this user: the merchant’s own id of the user, exactly as it was sent.'),
  contact: filter('Only customer links with the contact of this ref, `con_…`.'),
  mode: modeFilter,
});

const reading = { audience: 'workspace', tag: 'Customers', permission: 'contacts.read' } as const;

const erasing = { audience: 'workspace', tag: 'Customers', permission: 'contacts.erase', audit: 'delete' } as const;

/** Contacts of a merchant (buyers, guests and linked people), and their links to the merchant’s own users. */
@Controller()
export class ContactsController {
  constructor(
    private readonly contacts: ContactList,
    private readonly correctContact: CorrectContact,
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
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: typeof listContactsQuery }>) {
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

  @Operation('PATCH /admin/contacts/:ref', {
    audience: 'workspace',
    tag: 'Customers',
    permission: 'contacts.write',
    id: 'correctContact',
    errors: ['CONFLICT'],
    params: { ref: contactIdOf },
    audit: 'change',
    summary: 'Correct a contact, with what of theirs is not over',
    description:
      'Changes the contact, its orders and registrations that are not over (something is due, to be handed over or to come, or a savings plan), and seats to come of others with its address. Each is changed as by `PATCH /admin/orders/{ref}` and `PATCH /admin/registrations/{ref}`: where the address changes, former links end, tickets are issued again and what is of use is sent to the new address; the former one is notified once. What is over stays as it is. Either all of it is changed or nothing. An address that another contact has is refused. Sign-ups for mails stay with the address that confirmed them.',
    body: correctContactBody,
    returns: contactView,
  })
  async correct({
    workspace: { id: workspaceId },
    author,
    params: { ref: contactId },
    body: { notifyOld, ...correction },
  }: RefCall<{ body: typeof correctContactBody }>): Promise<ContactView> {
    const { mode } = await this.find(workspaceId, contactId);
    enterTenant(workspaceId, mode);
    await this.correctContact.execute({ workspaceId, mode, contactId, author, correction, notifyOld });
    return presentContact(await this.find(workspaceId, contactId));
  }

  @Operation('GET /admin/contacts/:ref/export', {
    ...reading,
    id: 'exportContact',
    params: { ref: contactIdOf },
    summary: 'Export everything that is stored about a contact',
    description:
      'Returns all stored data of one person, for a request of access under privacy law: links, orders with their fulfillments, registrations, seats in orders of others, entries at the door, checkouts, sign-ups, form submissions, messages and one-time passwords. It has everything that is stored of the contact’s e-mail address and phone number.',
    returns: personalFileView,
  })
  async export({ workspace: { id }, params: { ref: contactId } }: RefCall): Promise<PersonalFileView> {
    const contact = await this.find(id, contactId);
    const { mode, email, phone } = contact;
    return { contact: presentContact(contact), ...(await this.fileOf({ workspaceId: id, mode, email, phone }, contact)) };
  }

  @Operation('POST /admin/contacts/export', {
    ...reading,
    id: 'exportPerson',
    whileSuspended: 'allowed',
    summary: 'Export everything that is stored of an address',
    description:
      'Returns all stored data of the person with an e-mail address or a phone number, who need not be a contact: also people who are named on seats of others, who signed up for mails, or who sent a form. Of orders and registrations of others it names the seat alone.',
    query: personModeQuery,
    body: exportPersonBody,
    returns: addressFileView,
  })
  async exportPerson({
    workspace: { id },
    query,
    body,
  }: WorkspaceCall<{ query: typeof personModeQuery; body: typeof exportPersonBody }>): Promise<AddressFileView> {
    enterTenant(id, query.mode);
    return this.fileOf(addressesOf(id, query.mode, body));
  }

  @Operation('POST /admin/contacts/:ref/erase', {
    ...erasing,
    id: 'eraseContact',
    whileSuspended: 'allowed',
    errors: ['CONFLICT'],
    params: { ref: contactIdOf },
    query: eraseQuery,
    summary: 'Erase a contact (cannot be undone)',
    description:
      'Replaces the personal data of the contact in orders (whose amounts and goods stay), registrations, checkouts, seats, fulfillments and messages, and everything else that is stored of the contact’s e-mail address and phone number. Form submissions are deleted with their files, links and sign-ups end, and waiting messages are not sent. A person with a balance due, a seat to come or an open savings plan is erased with `force=true` only. A person who returns with the same e-mail address becomes a new contact. Erasing an erased contact changes nothing.',
    returns: erasedContactView,
  })
  async erase({
    workspace: { id },
    author: by,
    params: { ref: contactId },
    query: { force },
  }: RefCall<{ query: typeof eraseQuery }>): Promise<ErasedContactView> {
    const { mode } = await this.find(id, contactId);
    enterTenant(id, mode);
    const erased = await this.eraseContact.execute({ workspaceId: id, mode, contactId, by, force });
    return presentErasedContact(erased, await this.find(id, contactId));
  }

  @Operation('POST /admin/contacts/erase', {
    ...erasing,
    id: 'erasePerson',
    whileSuspended: 'allowed',
    errors: ['CONFLICT'],
    query: erasePersonQuery,
    body: erasePersonBody,
    summary: 'Erase everything that is stored of an address (cannot be undone)',
    description:
      'Erases the person with an e-mail address or a phone number as `POST /admin/contacts/{ref}/erase` does, who need not be a contact. In orders and registrations of others the seat alone is cleared: address, phone number, date of birth and answers always, the name where all seats with the address have the same one; other names are listed in `keptNames`. Erasing an address of which nothing is stored changes nothing.',
    returns: erasedPersonView,
  })
  async erasePerson({
    workspace: { id: workspaceId },
    author: by,
    query: { mode, force },
    body,
  }: WorkspaceCall<{ query: typeof erasePersonQuery; body: typeof erasePersonBody }>): Promise<ErasedPersonView> {
    enterTenant(workspaceId, mode);
    const erased = await this.eraseContact.erasePerson({ ...addressesOf(workspaceId, mode, body), names: body.names, by, force });
    return presentErased(erased, await Promise.all(erased.contacts.map((contactId) => this.find(workspaceId, contactId))));
  }

  private async fileOf(addresses: PersonAddresses, contact?: Contact): Promise<AddressFileView> {
    const beside = await this.contacts.beside(addresses);
    const person = personWith(addresses, beside);
    const ids = new Set([...(contact ? [contact.id] : []), ...person.contacts]);
    const contacts = [...(contact?.erasedAt ? [contact] : []), ...beside.contacts.filter(({ id }) => ids.has(id))];
    const otherEmails = beside.emails.filter((email) => !person.emails.includes(email));
    return presentAddressFile({ contacts, otherEmails }, await this.contacts.fileOf({ ...person, contacts: [...ids] }));
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
  async links({ workspace: { id }, query }: WorkspaceCall<{ query: typeof listCustomerLinksQuery }>) {
    const { externalRef, contact, mode } = query;
    const contactId = contact === undefined ? undefined : idOf('con', contact);
    if (contact !== undefined && !contactId) throw new InvalidInput('Give the ref of a contact, con_….', { invalid: ['contact'] });
    return presentPage(await this.contacts.links(id, { mode, externalRef, contactId, ...pageRequestOf(query, 'lnk') }), 'lnk', presentLink);
  }
}
