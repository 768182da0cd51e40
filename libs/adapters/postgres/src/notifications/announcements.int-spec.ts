import { randomUUID } from 'node:crypto';
import type { Announcement } from '@svc/notifications';
import { aMessage } from '@svc/notifications/testing';
import { inTurnOf, randomIds, useDatabase } from '../testing';
import { bindMessageTx, PostgresEmailSources } from '.';

const database = useDatabase();

describe('[D-137] announcements on Postgres', () => {
  let workspaceId: string;
  let eventId: string;
  let tierId: string;

  beforeEach(async () => {
    workspaceId = await database.makeWorkspace();
    [eventId, tierId] = [randomUUID(), randomUUID()];
    await database.source.query(
      `insert into event (workspace_id, id, slug, title, published, start_at, end_at, attached_product_ids, attached_package_ids, details)
       values ($1, $2, 'fair', 'Fair', true, '2026-12-05T17:00:00Z', '2026-12-05T20:00:00Z', '{}', '{}', '{}')`,
      [workspaceId, eventId],
    );
    await database.source.query(
      `insert into ticket_type (workspace_id, id, event_id, key, position, valid_day_ids, price_phases, details) values ($1, $2, $3, 'entry', 0, '{}', '[]', '{"name":"Entry","kind":"free"}')`,
      [workspaceId, tierId, eventId],
    );
  });

  const tx = () => bindMessageTx(database.sql, randomIds);

  /** Registers seats, each by its state, the e-mail of its own if it has one, and whether it was given to the owner of that. */
  async function register(email: string | null, language: string | null, seats: readonly [string, (string | null)?, boolean?][]) {
    const id = randomUUID();
    await database.source.query(
      `insert into registration (workspace_id, mode, id, event_id, guest_key, name, email, phone, language, source)
       values ($1, 'live', $2::uuid, $3, $2::text, 'Adé', $4, case when $4::text is null then '+2348031234567' end, $5, 'admin')`,
      [workspaceId, id, eventId, email, language],
    );
    for (const [position, [status, own = null, isGiven = false]] of seats.entries())
      await database.source.query(
        `insert into attendee (workspace_id, mode, id, registration_id, event_id, ticket_type_id, position, ticket, name, email, status, given_at)
         values ($1, 'live', $2, $3, $4, $5, $6, 0, 'Guest', $7, $8, ${isGiven ? 'service_now()' : 'null'})`,
        [workspaceId, randomUUID(), id, eventId, tierId, position, own, status],
      );
  }
  const unsubscribe = (email: string) =>
    database.source.query(
      `insert into subscription (workspace_id, mode, id, kind, email, state, source, created_at, asked_at, mails, ended_at)
       values ($1, 'live', $2, 'newsletter', $3, 'ended', 'hosted', now(), now(), 1, now())`,
      [workspaceId, randomUUID(), email],
    );
  const announcement = (overrides: Partial<Announcement> = {}): Announcement => ({
    workspaceId,
    id: randomUUID(),
    eventId,
    who: 'all',
    about: 'event',
    text: { subject: 'Parking', body: 'Gate B.' },
    byLanguage: { fr: { subject: 'Parking', body: 'Porte B.' } },
    recipients: 1,
    unsubscribed: 0,
    createdAt: new Date('2026-12-01T12:00:00.000Z'),
    ...overrides,
  });
  async function readersOf(overrides: Partial<Announcement>, most = 10, after?: string) {
    const written = announcement(overrides);
    await tx().announcements.insert(written);
    const plan = inTurnOf(database.sql, workspaceId, (sql) => bindMessageTx(sql, randomIds).plan);
    const [readers] = await plan.readersOf([{ workspaceId, id: written.id, after }], most);
    return readers!;
  }

  it('go to each address once: of people who took seats that are still theirs, and of those whom a seat names', async () => {
    await register('Ade@example.com', 'fr', [['confirmed'], ['confirmed', 'friend@example.com'], ['confirmed', 'ADE@example.com']]);
    await register('giver@example.com', null, [['confirmed', 'holder@example.com', true]]);
    await register(null, null, [['confirmed']]);
    const readers = await readersOf({});
    expect(readers.map(({ email }) => email.toLowerCase()).sort()).toEqual(['ade@example.com', 'friend@example.com', 'holder@example.com']);
    expect(readers.find(({ email }) => email.toLowerCase() === 'ade@example.com')!.language).toBe('fr');
    expect(await tx().announcements.count(announcement())).toEqual({ recipients: 3, unsubscribed: 0 });
  });

  it.each([
    ['confirmed', ['in@example.com']],
    ['waiting', ['waits@example.com']],
    ['all', ['in@example.com', 'waits@example.com']],
  ] as const)('go to the guests in this state: %s', async (who, emails) => {
    await register('in@example.com', null, [['checked_in']]);
    await register('waits@example.com', null, [['pending']]);
    await register('gone@example.com', null, [['cancelled'], ['declined']]);
    expect((await readersOf({ who })).map(({ email }) => email).sort()).toEqual(emails);
  });

  it('go to nobody who has unsubscribed when they are not about the event; others do', async () => {
    await register('Off@example.com', null, [['confirmed']]);
    await register('on@example.com', null, [['confirmed']]);
    await unsubscribe('off@example.com');
    expect((await readersOf({ about: 'other' })).map(({ email }) => email)).toEqual(['on@example.com']);
    expect(await tx().announcements.count(announcement({ about: 'other' }))).toEqual({ recipients: 1, unsubscribed: 1 });
    expect(await readersOf({ about: 'event' })).toHaveLength(2);
    expect(await tx().announcements.count(announcement())).toEqual({ recipients: 2, unsubscribed: 0 });
  });

  it('are read a bounded number at a time, each reader once', async () => {
    for (const name of ['a', 'b', 'c']) await register(`${name}@example.com`, null, [['confirmed']]);
    const first = await readersOf({}, 2);
    const rest = await readersOf({}, 2, first.at(-1)!.key);
    expect([...first, ...rest].map(({ email }) => email).sort()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
  });

  it('are stored with the key of their request, and counted by when they were written', async () => {
    const { announcements } = tx();
    const [written, since] = [announcement(), new Date('2026-12-01T11:00:00.000Z')];
    await announcements.hold(workspaceId);
    await announcements.insert(written, { key: 'k', fingerprint: 'f' });
    expect(await announcements.writtenBy(workspaceId, 'k', since)).toEqual({ announcement: written, fingerprint: 'f' });
    expect(await announcements.writtenBy(workspaceId, 'k', written.createdAt)).toBeUndefined();
    expect(await announcements.writtenBy(await database.makeWorkspace(), 'k', since)).toBeUndefined();
    expect(await announcements.writtenSince(workspaceId, since)).toEqual([written.createdAt]);
    expect(await announcements.writtenSince(workspaceId, written.createdAt)).toEqual([]);
  });

  it('are written from stored rows; of a deleted one nothing is', async () => {
    const written = announcement({ about: 'other' });
    await tx().announcements.insert(written);
    const sources = new PostgresEmailSources(database.sql);
    const of = (id?: string) =>
      sources.read(
        'announcement',
        aMessage({ workspaceId, recipient: 'Ade@example.com', details: id === undefined ? {} : { announcement: { id } } }),
      );
    expect(await of(written.id)).toMatchObject({
      event: 'Fair',
      announcement: { about: 'other', text: written.text, byLanguage: written.byLanguage },
      unsubscribed: false,
    });
    await unsubscribe('ade@example.com');
    expect(await of(written.id)).toMatchObject({ unsubscribed: true });
    expect([await of(randomUUID()), await of()]).toEqual([undefined, undefined]);
  });
});
