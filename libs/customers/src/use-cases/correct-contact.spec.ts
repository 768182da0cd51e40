import { randomUUID } from 'node:crypto';
import type { PersonCorrection } from '@svc/contracts';
import { OPERATOR } from '@svc/kernel/testing';
import { MOST_OPEN_PLACES } from '../domain/correct-contact';
import { LINKED_AT } from '../testing/customer.builder';
import { InMemoryCustomers } from '../testing/in-memory-customers';
import { CorrectContact } from './correct-contact';

const OWNER = { workspaceId: randomUUID(), mode: 'live' as const };
const [FORMER, PRESENT] = ['ada@gmial.example', 'ada@gmail.example'];

function useContact() {
  const memory = new InMemoryCustomers();
  const { id: contactId } = memory.join({ ...OWNER, id: randomUUID(), name: 'Ada', email: FORMER });
  const correct = (correction: PersonCorrection, notifyOld = true, id = contactId) =>
    new CorrectContact(memory.work, { now: () => LINKED_AT }).execute({ ...OWNER, contactId: id, author: OPERATOR, correction, notifyOld });
  const read = () => memory.find({ ...OWNER, contactId });
  return { memory, contactId, correct, read };
}

describe('[D-149] correcting a contact', () => {
  it('corrects what of theirs is not over, of which the first notifies the former address', async () => {
    const { memory, correct, read } = useContact();
    memory.places = { orders: ['o1', 'o2'], registrations: ['r1'], seats: [{ id: 'a1', name: 'Bola', email: FORMER }] };
    await correct({ name: 'Adé', email: PRESENT });
    expect(await read()).toMatchObject({ name: 'Adé', email: PRESENT });
    expect(memory.corrected.map(({ at, correction, notifyOld }) => [at, correction, notifyOld])).toEqual([
      [{ orderId: 'o1' }, { name: 'Adé', email: PRESENT }, true],
      [{ orderId: 'o2' }, { name: 'Adé', email: PRESENT }, false],
      [{ registrationId: 'r1' }, { name: 'Adé', email: PRESENT }, false],
      [{ attendeeId: 'a1' }, { email: PRESENT }, false],
    ]);
    expect(memory.audit.entries).toMatchObject([{ action: 'change', subject: { kind: 'contact' }, fields: ['name', 'email'] }]);
  });

  it('notifies nobody where that is not wanted', async () => {
    const { memory, correct } = useContact();
    memory.places = { orders: ['o1'], registrations: [], seats: [] };
    await correct({ email: PRESENT }, false);
    expect(memory.corrected.map(({ notifyOld }) => notifyOld)).toEqual([false]);
  });

  it('corrects orders with another name though the contact has the right one, without an entry of its own', async () => {
    const { memory, correct } = useContact();
    memory.places = { orders: ['o1'], registrations: [], seats: [] };
    await correct({ name: 'Ada' });
    expect([memory.corrected.length, memory.audit.entries]).toEqual([1, []]);
  });

  it('is refused for the address of another contact, and changes nothing then', async () => {
    const { memory, correct, read } = useContact();
    memory.join({ ...OWNER, id: randomUUID(), email: PRESENT });
    await expect(correct({ email: PRESENT })).rejects.toMatchObject({ code: 'CONFLICT', details: { reason: 'address_taken' } });
    expect(await read()).toMatchObject({ email: FORMER });
  });

  it('is refused for what is unknown, and for more than one transaction should change', async () => {
    const { memory, correct } = useContact();
    await expect(correct({ name: 'Adé' }, true, randomUUID())).rejects.toThrow('contact');
    memory.places = { orders: Array.from({ length: MOST_OPEN_PLACES + 1 }, randomUUID), registrations: [], seats: [] };
    await expect(correct({ name: 'Adé' })).rejects.toMatchObject({ details: { reason: 'too_many' } });
    expect(memory.corrected).toEqual([]);
  });
});
