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
  const join = (overrides: Partial<KnownPerson> = {}) => place.join({ ...aPerson(overrides), id: randomUUID() });

  beforeEach(() => {
    [place, forgotten, isDown] = [new InMemoryCustomers(), [], false];
    eraseContact = new EraseContact(place.work, submissions, { now: () => LINKED_AT });
  });

  it('deletes the person’s submissions before the contact, once', async () => {
    const { id, workspaceId } = join({ email: 'Ade@Example.com' });
    await erase(id);
    await erase(id);
    expect(forgotten).toEqual([{ sender: { workspaceId, mode: 'live', email: 'ade@example.com', by: OPERATOR }, isErased: false }]);
    expect(place.contacts).toMatchObject([{ id, erasedAt: LINKED_AT }]);
  });

  it('leaves a contact that can be erased again when its submissions cannot be deleted', async () => {
    const contact = join();
    isDown = true;
    await expect(erase(contact.id)).rejects.toThrow('The disk is away.');
    expect([place.contacts, place.audit.entries]).toEqual([[contact], []]);
    isDown = false;
    await erase(contact.id);
    expect([forgotten.length, place.contacts[0]!.erasedAt]).toEqual([1, LINKED_AT]);
  });

  it('deletes nothing without an e-mail, or for an unknown contact', async () => {
    await erase(join({ email: undefined, phone: '+2348031234567' }).id);
    await expect(erase(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(forgotten).toEqual([]);
  });
});
