import { randomUUID } from 'node:crypto';
import type { Submission } from '@svc/content';
import { aSubmission } from '@svc/content/testing';
import { factOf } from '@svc/contracts';
import { type Contact, GatherContacts, type NewContact, type Person } from '@svc/customers';
import { aPerson, LINKED_AT } from '@svc/customers/testing';
import { bindSubmissionTx } from '../content';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { bindCustomerTx, PostgresContactList, PostgresContactPlan } from '.';
import { sqlOf } from '../work/sql';

const database = useDatabase();
/** Returns the hashes of codes to a number, under the present key and one before. */
const hashesOf = (of: string, e164: string) => ['now', 'before'].map((key) => `${key} ${of} ${e164}`);
const list = () => new PostgresContactList(database.sql, hashesOf);

describe('contacts in a merchant’s list', () => {
  let workspaceId: string;
  let made: string[];

  const work = () => new PostgresUnitOfWork(database.sql, (sql) => bindCustomerTx(sql, randomIds, hashesOf));
  const join = (overrides: Partial<NewContact>) =>
    work().run(({ contacts }) => contacts.join({ ...aPerson({ workspaceId }), id: randomUUID(), ...overrides }));
  const page = async (query: { mode?: 'live' | 'test'; search?: string; after?: string; limit?: number } = {}) => {
    const { data, next } = await list().page(workspaceId, { mode: 'live', limit: 100, ...query });
    return { ids: data.map(({ id }) => id), next };
  };

  const personOf = ({ id, email, phone }: Contact): Person => ({
    workspaceId,
    mode: 'live',
    contacts: [id],
    emails: email === undefined ? [] : [email],
    phones: phone === undefined ? [] : [phone],
  });
  const fileOf = async (contactId: string) => list().fileOf(personOf((await list().find(workspaceId, contactId))!));

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
    expect([await page({ mode: 'test' }), await list().page(await database.makeWorkspace(), { mode: 'live', limit: 1 })]).toEqual([
      { ids: [], next: undefined },
      { data: [] },
    ]);
  });

  it.each([
    ['ADE@', [0]],
    ['bọ́lá', [1]],
    ['8031234', [2]],
    ['example.com', [1, 0]],
    ['bola_o', [1]],
    ['%', []],
    ['a_e', []],
    ['\\', []],
  ])('are found by %j', async (search, indices) => {
    expect((await page({ search })).ids).toEqual(indices.map((index) => made[index]));
  });

  it('are read in either mode of their own workspace', async () => {
    const test = await join({ mode: 'test' });
    expect(await list().find(workspaceId, test.id)).toEqual(test);
    expect(await list().find(await database.makeWorkspace(), test.id)).toBeUndefined();
  });

  it('have their links listed, by user, by contact and page by page', async () => {
    const contact = { id: made[0]!, customerId: (await list().find(workspaceId, made[0]!))!.customerId! };
    const link = (id: string, externalRef: string) => ({
      workspaceId,
      mode: 'live' as const,
      id,
      externalRef,
      contact,
      linkedAt: LINKED_AT,
    });
    const [one, other] = [link('01890a5d-0000-7000-8000-000000000011', 'user_1'), link('01890a5d-0000-7000-8000-000000000012', 'user_2')];
    const ofTest = { workspaceId, mode: 'test' as const, id: randomUUID(), externalRef: 'user_1', linkedAt: LINKED_AT };
    await work().run(async ({ links }) => {
      for (const each of [one, other, ofTest]) await links.insert(each);
    });
    const links = (query: object) => list().links(workspaceId, { mode: 'live', limit: 100, ...query });
    expect([await links({}), await links({ limit: 1 }), await links({ after: other.id })]).toEqual([
      { data: [other, one] },
      { data: [other], next: other.id },
      { data: [one] },
    ]);
    expect([await links({ externalRef: 'user_1' }), await links({ contactId: made[1] }), await links({ contactId: made[0] })]).toEqual([
      { data: [one] },
      { data: [] },
      { data: [other, one] },
    ]);
    expect(await links({ mode: 'test' })).toEqual({ data: [ofTest] });
  });

  it('have an empty file when nothing is stored about them but themselves', async () => {
    expect(await fileOf(made[1]!)).toEqual({
      links: [],
      orders: [],
      registrations: [],
      given: [],
      seats: [],
      checkouts: [],
      partsPaid: [],
      subscriptions: [],
      submissions: [],
      messages: [],
      codes: [],
      confirmations: [],
      discounts: [],
    });
  });

  it('[ADR 0067 r8] have a file of the seats that they were given, which is in that of nobody else; and nothing of them is left once they are erased', async () => {
    const [eventId, tierId, registrationId, attendeeId, bolaId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const { source } = database;
    await source.query(
      `insert into event (workspace_id, id, slug, title, published, start_at, end_at, attached_product_ids, attached_package_ids, details) values ($1, $2, 'fair', 'Fair', true, '2030-06-01', '2030-06-02', '{}', '{}', '{}')`,
      [workspaceId, eventId],
    );
    await source.query(
      `insert into ticket_type (workspace_id, id, event_id, key, position, valid_day_ids, price_phases, details) values ($1, $2, $3, 'entry', 0, '{}', '[]', '{"name":"Entry"}')`,
      [workspaceId, tierId, eventId],
    );
    await source.query(
      `insert into registration (workspace_id, mode, id, event_id, guest_key, name, email, source) values ($1, 'live', $2, $3, 'ade@example.com', 'Adé', 'ade@example.com', 'admin')`,
      [workspaceId, registrationId, eventId],
    );
    await source.query(
      `insert into attendee (workspace_id, mode, id, registration_id, event_id, ticket_type_id, position, ticket, name, email, responses, status, serial, given_at, language)
       values ($1, 'live', $2, $3, $4, $5, 0, 0, 'Bọ́lá', 'Bola_T@example.com', '{"diet":"Vegan"}', 'confirmed', 2, '2030-01-01T12:00:00.123Z', 'fr-FR')`,
      [workspaceId, attendeeId, registrationId, eventId, tierId],
    );
    await sqlOf(source).transaction((sql) =>
      new GatherContacts({ next: () => bolaId }).execute(new PostgresContactPlan(sql), [
        factOf('ticket.given_away.v1', { id: randomUUID(), workspaceId, mode: 'live' }, { attendeeId, confirmationId: randomUUID() }),
      ]),
    );
    const bola = (await list().find(workspaceId, bolaId))!;
    expect(bola).toMatchObject({ name: 'Bọ́lá', email: 'bola_t@example.com' });
    expect(await fileOf(bolaId)).toMatchObject({
      registrations: [],
      given: [
        {
          id: attendeeId,
          eventId,
          name: 'Bọ́lá',
          email: 'Bola_T@example.com',
          status: 'confirmed',
          language: 'fr-FR',
          givenAt: '2030-01-01T12:00:00.123Z',
          responses: { diet: 'Vegan' },
        },
      ],
    });
    expect(await fileOf(made[0]!)).toMatchObject({ registrations: [{ id: registrationId, seats: [] }], given: [] });
    await work().run(({ contacts }) => contacts.erase(personOf(bola), [attendeeId], LINKED_AT));
    const [left] = await source.query<object[]>('select name, email, responses, language from attendee where id = $1', [attendeeId]);
    expect(left).toEqual({ name: null, email: null, responses: {}, language: null });
  });

  it('have a file of the forms that their e-mail has sent, in their own mode and workspace', async () => {
    const identity = { email: 'ade@example.com' };
    const { id, formId, formSlug, formName, answers } = aSubmission();
    const keep = (facts: Partial<Submission>) =>
      bindSubmissionTx(database.sql, randomIds).submissions.insert(aSubmission({ workspaceId, identity, ...facts }));
    await keep({});
    for (const facts of [
      { id: randomUUID(), identity: { email: 'bola_o@example.com' } },
      { mode: 'test' as const },
      { workspaceId: await database.makeWorkspace() },
    ])
      await keep(facts);
    const { submissions } = await fileOf(made[0]!);
    expect(submissions).toEqual([
      { id, formId, formSlug, formName, answers, files: ['Tear.jpg'], submittedAt: '2026-03-01T12:00:00.123Z' },
    ]);
    expect((await fileOf(made[2]!)).submissions).toEqual([]);
  });
});
