import { randomUUID } from 'node:crypto';
import type { Submission } from '@svc/content';
import { aSubmission } from '@svc/content/testing';
import type { NewContact } from '@svc/customers';
import { aPerson, LINKED_AT } from '@svc/customers/testing';
import { bindSubmissionTx } from '../content';
import { PostgresUnitOfWork } from '../postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { bindCustomerTx, PostgresContactList } from '.';

const database = useDatabase();
/** As codes are kept that went to a number, under the present key and one before. */
const hashesOf = (of: string, e164: string) => ['now', 'before'].map((key) => `${key} ${of} ${e164}`);
const list = () => new PostgresContactList(database.source, hashesOf);

describe('contacts as a merchant looks them up', () => {
  let workspaceId: string;
  let made: string[];

  const work = () => new PostgresUnitOfWork(database.source, (manager) => bindCustomerTx(manager, randomIds, hashesOf));
  const join = (given: Partial<NewContact>) => work().run(({ contacts }) => contacts.join({ ...aPerson({ workspaceId }), id: randomUUID(), ...given }));
  const page = async (query: { mode?: 'live' | 'test'; search?: string; after?: string; limit?: number } = {}) => {
    const { data, next } = await list().page(workspaceId, { mode: 'live', limit: 100, ...query });
    return { ids: data.map(({ id }) => id), next };
  };

  beforeEach(async () => {
    workspaceId = await database.makeWorkspace();
    made = ['01890a5d-0000-7000-8000-000000000001', '01890a5d-0000-7000-8000-000000000002', '01890a5d-0000-7000-8000-000000000003'];
    await join({ id: made[0], email: 'ade@example.com', customerId: randomUUID() });
    await join({ id: made[1], email: 'bola_o@example.com', name: 'Bọ́lá' });
    await join({ id: made[2], email: undefined, phone: '+2348031234567', name: undefined });
  });

  it('come newest first, page by page', async () => {
    expect(await page({ limit: 2 })).toEqual({ ids: [made[2], made[1]], next: made[1] });
    expect(await page({ limit: 2, after: made[1] })).toEqual({ ids: [made[0]], next: undefined });
    expect([await page({ mode: 'test' }), await list().page(await database.makeWorkspace(), { mode: 'live', limit: 1 })]).toEqual([{ ids: [], next: undefined }, { data: [] }]);
  });

  it.each([['ADE@', [0]], ['bọ́lá', [1]], ['8031234', [2]], ['example.com', [1, 0]], ['bola_o', [1]], ['%', []], ['a_e', []], ['\\', []]])('are found by %j', async (search, indices) => {
    expect((await page({ search })).ids).toEqual(indices.map((index) => made[index]));
  });

  it('are read in either mode of their own workspace', async () => {
    const test = await join({ mode: 'test' });
    expect(await list().find(workspaceId, test.id)).toEqual(test);
    expect(await list().find(await database.makeWorkspace(), test.id)).toBeUndefined();
  });

  it('have their links listed, by user, by contact and page by page', async () => {
    const contact = { id: made[0]!, customerId: (await list().find(workspaceId, made[0]!))!.customerId! };
    const link = (id: string, externalRef: string) => ({ workspaceId, mode: 'live' as const, id, externalRef, contact, linkedAt: LINKED_AT });
    const [one, other] = [link('01890a5d-0000-7000-8000-000000000011', 'user_1'), link('01890a5d-0000-7000-8000-000000000012', 'user_2')];
    const ofTest = { workspaceId, mode: 'test' as const, id: randomUUID(), externalRef: 'user_1', linkedAt: LINKED_AT };
    await work().run(async ({ links }) => {
      for (const each of [one, other, ofTest]) await links.insert(each);
    });
    const links = (query: object) => list().links(workspaceId, { mode: 'live', limit: 100, ...query });
    expect([await links({}), await links({ limit: 1 }), await links({ after: other.id })]).toEqual([{ data: [other, one] }, { data: [other], next: other.id }, { data: [one] }]);
    expect([await links({ externalRef: 'user_1' }), await links({ contactId: made[1] }), await links({ contactId: made[0] })]).toEqual([{ data: [one] }, { data: [] }, { data: [other, one] }]);
    expect(await links({ mode: 'test' })).toEqual({ data: [ofTest] });
  });

  it('have a file of nothing when nothing is kept of them but themselves', async () => {
    expect(await list().fileOf({ workspaceId, mode: 'live', contactId: made[1]! })).toEqual({ links: [], orders: [], registrations: [], checkouts: [], partsPaid: [], subscriptions: [], submissions: [], messages: [], codes: [] });
  });

  it('have a file of what their e-mail sent by forms, in their own mode and workspace', async () => {
    const identity = { email: 'ade@example.com' };
    const { id, formId, formSlug, formName, answers } = aSubmission();
    const keep = (facts: Partial<Submission>) => bindSubmissionTx(database.source.manager, randomIds).submissions.insert(aSubmission({ workspaceId, identity, ...facts }));
    await keep({});
    for (const facts of [{ id: randomUUID(), identity: { email: 'bola_o@example.com' } }, { mode: 'test' as const }, { workspaceId: await database.makeWorkspace() }]) await keep(facts);
    const { submissions } = await list().fileOf({ workspaceId, mode: 'live', contactId: made[0]! });
    expect(submissions).toEqual([{ id, formId, formSlug, formName, answers, files: ['Tear.jpg'], submittedAt: '2026-03-01T12:00:00.123Z' }]);
    expect((await list().fileOf({ workspaceId, mode: 'live', contactId: made[2]! })).submissions).toEqual([]);
  });
});
