import { randomUUID } from 'node:crypto';
import { OPERATOR } from '@svc/kernel/testing';
import type { KnownPerson } from '../domain/contact';
import type { PurgeSender } from '../ports/contact-list';
import { aPerson, InMemoryCustomers, LINKED_AT } from '../testing';
import { EraseContact } from './erase-contact';

describe('erasing a contact', () => {
  let place: InMemoryCustomers;
  let forgotten: { sender: PurgeSender; isErased: boolean }[];
  let isDown: boolean;
  let eraseContact: EraseContact;

  const submissions = {
    purge: async (sender: PurgeSender) => {
      if (isDown) throw new Error('The disk is away.');
      forgotten.push({ sender, isErased: place.contacts.some(({ erasedAt }) => erasedAt) });
    },
  };
  const erase = (contactId: string) => eraseContact.execute({ workspaceId: aPerson().workspaceId, mode: 'live', contactId, by: OPERATOR });
  const join = (given: Partial<KnownPerson> = {}) => place.join({ ...aPerson(given), id: randomUUID() });

  beforeEach(() => {
    [place, forgotten, isDown] = [new InMemoryCustomers(), [], false];
    eraseContact = new EraseContact(place.work, submissions, { now: () => LINKED_AT });
  });

  it('forgets what the person sent by forms before who it was, once', async () => {
    const { id, workspaceId } = join({ email: 'Ade@Example.com' });
    await erase(id);
    await erase(id);
    expect(forgotten).toEqual([{ sender: { workspaceId, mode: 'live', email: 'ade@example.com', by: OPERATOR }, isErased: false }]);
    expect(place.contacts).toMatchObject([{ id, erasedAt: LINKED_AT }]);
  });

  it('leaves a contact that can be erased again when what it sent cannot be forgotten', async () => {
    const contact = join();
    isDown = true;
    await expect(erase(contact.id)).rejects.toThrow('The disk is away.');
    expect([place.contacts, place.audit.entries]).toEqual([[contact], []]);
    isDown = false;
    await erase(contact.id);
    expect([forgotten.length, place.contacts[0]!.erasedAt]).toEqual([1, LINKED_AT]);
  });

  it('forgets nothing of who gave no e-mail, or is not found', async () => {
    await erase(join({ email: undefined, phone: '+2348031234567' }).id);
    await expect(erase(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(forgotten).toEqual([]);
  });
});
