import { randomUUID } from 'node:crypto';
import { OPERATOR } from '@svc/kernel/testing';
import type { KnownPerson } from '../domain/contact';
import type { Person } from '../domain/person';
import { aPerson, InMemoryCustomers, LINKED_AT } from '../testing';
import { EraseContact } from './erase-contact';

describe('erasing a contact', () => {
  let memory: InMemoryCustomers;
  let removed: { files: readonly string[]; isErased: boolean }[];
  let isDown: boolean;
  let eraseContact: EraseContact;

  const { workspaceId } = aPerson();
  const submissions = {
    filesOf: async ({ emails }: Person) => emails.map((email) => `file of ${email}`),
    remove: async (files: readonly string[]) => {
      if (isDown) throw new Error('The disk is away.');
      if (files.length > 0) removed.push({ files, isErased: memory.contacts.some(({ erasedAt }) => erasedAt) });
    },
  };
  const erase = (contactId: string, force = false) => eraseContact.execute({ workspaceId, mode: 'live', contactId, by: OPERATOR, force });
  const join = (overrides: Partial<KnownPerson> = {}) => memory.join({ ...aPerson(overrides), id: randomUUID() });
  const entries = () => memory.audit.entries.map(({ action, subject }) => `${action} ${subject.kind}`);

  beforeEach(() => {
    [memory, removed, isDown] = [new InMemoryCustomers(), [], false];
    eraseContact = new EraseContact(memory.work, submissions, { now: () => LINKED_AT });
  });

  it('deletes the person’s files before the contact, once', async () => {
    const { id } = join({ email: 'Ade@Example.com' });
    await erase(id);
    await erase(id);
    expect(removed).toEqual([{ files: ['file of ade@example.com'], isErased: false }]);
    expect(memory.contacts).toMatchObject([{ id, erasedAt: LINKED_AT }]);
    expect(entries()).toEqual(['delete contact']);
  });

  it('[D-152] leaves a person who can be erased again when a file cannot be deleted', async () => {
    const contact = join();
    isDown = true;
    await expect(erase(contact.id)).rejects.toThrow('The disk is away.');
    expect([memory.contacts, memory.audit.entries]).toEqual([[contact], []]);
    isDown = false;
    await erase(contact.id);
    expect([removed.length, memory.contacts[0]!.erasedAt]).toEqual([1, LINKED_AT]);
  });

  it('[D-152] records the deleted submissions, and deletes the files of those that came meanwhile', async () => {
    const { id } = join();
    const [early, late] = ['file of ade@example.com', 'late'].map((file) => ({ id: randomUUID(), formSlug: 'contact', files: [file] }));
    memory.submissions = [early!, late!];
    await erase(id);
    expect(removed).toEqual([
      { files: ['file of ade@example.com'], isErased: false },
      { files: ['late'], isErased: true },
    ]);
    expect(entries()).toEqual(['delete submission', 'delete submission', 'delete contact']);
  });

  it('[D-152] is refused before anything is deleted while something is open, unless it is forced', async () => {
    const { id } = join();
    memory.business = { orders: [randomUUID()], seats: [], plans: [] };
    await expect(erase(id)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect([removed, memory.audit.entries]).toEqual([[], []]);
    await erase(id, true);
    expect(memory.contacts[0]!.erasedAt).toEqual(LINKED_AT);
  });

  it('[D-152] reaches an address without a contact, and lists the names that are left', async () => {
    const [own, one, other] = [randomUUID(), randomUUID(), randomUUID()];
    memory.seats = [
      { id: own, name: 'Teacher', isOwn: true },
      { id: one, name: 'Adé', isOwn: false },
      { id: other, name: 'Tolú', isOwn: false },
    ];
    const person = { workspaceId, mode: 'live' as const, email: 'teacher@example.com', by: OPERATOR };
    expect(await eraseContact.erasePerson(person)).toEqual({
      contacts: [],
      names: [
        { id: one, name: 'Adé' },
        { id: other, name: 'Tolú' },
      ],
      otherEmails: [],
    });
    expect([memory.nameless, entries()]).toEqual([[], ['delete contact']]);
    await eraseContact.erasePerson({ ...person, names: [one] });
    expect(memory.nameless).toContain(one);
    expect(memory.nameless).not.toContain(other);
  });

  it('deletes nothing for an unknown contact', async () => {
    await expect(erase(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(removed).toEqual([]);
  });
});
