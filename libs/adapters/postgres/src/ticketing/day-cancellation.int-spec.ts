import { randomUUID } from 'node:crypto';
import { NotFound, refOf } from '@svc/kernel';
import { EndRegistrationForEvent, RegisterForFreeEvent, registrationRequest } from '@svc/registration';
import { CancelEvent, CancelEventDay, EndCancelledEvent, EventDependants } from '@svc/ticketing';
import { anEvent } from '@svc/ticketing/testing';
import { OutboxNotifier } from '../outbox';
import { PostgresConfirmations, PostgresRegistrationReader, PostgresSeatBooking } from '../registration';
import { bindRegistrationTx } from '../registration/registration-tx';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { sqlOf } from '../work/sql';
import { bindCancellationTx } from './cancellation-tx';
import { PostgresCancelledEvents } from './event-cancellation';
import { PostgresEventStore } from './event-store';

const database = useDatabase();
const clock = { now: () => new Date() };
const author = { requestId: 'req_1' };
let workspaceId: string;
let eventId: string;
let days: Record<string, string>;
let types: Record<string, string>;
let notifier: OutboxNotifier;

const item = anEvent({
  slug: 'fair',
  startAt: '2036-03-01T18:00:00Z',
  endAt: '2036-03-03T22:00:00Z',
  days: [
    { key: 'fri', dayDate: '2036-03-01', capacity: 1 },
    { key: 'sat', dayDate: '2036-03-02' },
  ],
  ticketTypes: [
    { key: 'friday', name: 'Friday', kind: 'free', validDays: ['fri'] },
    { key: 'both', name: 'Both', kind: 'free', validDays: ['fri', 'sat'] },
    { key: 'every', name: 'Every day', kind: 'free' },
  ],
});
const save = (event = item) => database.sql.transaction((sql) => put(new PostgresEventStore(sql, workspaceId, randomIds), [event]));
const rows = <Row>(sql: string) => database.source.query<Row[]>(sql, [workspaceId]);

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
  await save();
  const idsIn = async (table: string) =>
    Object.fromEntries(
      (await rows<{ key: string; id: string }>(`select key, id from ${table} where workspace_id = $1`)).map(({ key, id }) => [key, id]),
    );
  [days, types] = [await idsIn('event_day'), await idsIn('ticket_type')];
  [{ id: eventId }] = (await rows<{ id: string }>('select id from event where workspace_id = $1')) as [{ id: string }];
  notifier = new OutboxNotifier(database.sql, (error) => {
    throw error;
  });
});

afterEach(() => notifier.silence());

function register(type: string) {
  const sql = sqlOf(database.source);
  const useCase = new RegisterForFreeEvent(
    new PostgresRegistrationReader(sql),
    new PostgresSeatBooking(sql, notifier),
    new PostgresConfirmations(sql, notifier),
    randomIds,
    { of: async () => ['NG'] },
  );
  const request = registrationRequest.parse({
    contact: { name: 'Ada', email: `${randomUUID()}@example.com` },
    tickets: [{ ticketTypeRef: refOf('tkt', types[type]!), quantity: 1 }],
  });
  const store = { workspaceId, timezone: 'UTC', mostSeats: 20 };
  return useCase.execute({ store, mode: 'live', slug: 'fair', request, source: 'rsvp_link', now: new Date() });
}

const work = () => new PostgresUnitOfWork(database.sql, (sql) => bindCancellationTx(sql, randomIds));
const cancelling = () => new CancelEventDay(work(), randomIds, clock);
const cancel = (day: string, overrides: object = {}) =>
  cancelling().execute({ workspaceId, eventId, day, refund: 'none', force: true, author, ...overrides });
const events = () => new PostgresCancelledEvents(database.sql, randomIds);
const stateOf = async () => {
  const [stored] = await database.sql.transaction((sql) => new PostgresEventStore(sql, workspaceId, randomIds).open());
  return stored!.state;
};

describe('[D-147] the cancellation of a day in Postgres', () => {
  it('is stored once with what it affects, reported by one fact and one audit entry, and its reason can be corrected', async () => {
    await register('friday');
    expect(await cancelling().preview({ workspaceId, eventId, day: 'FRI' })).toMatchObject({
      people: 1,
      registrations: 1,
      refundMinor: {},
    });
    await expect(cancel('fri', { force: false })).rejects.toMatchObject({ details: { affected: { registrations: 1 } } });
    await cancel('fri', { reason: 'Floded' });
    await cancel(refOf('day', days['fri']!), { reason: 'Flooded' });
    await cancel('fri', { reason: 'Flooded' });
    expect(await stateOf()).toEqual({
      'days/fri': expect.objectContaining({
        cancelReason: 'Flooded',
        cancellation: expect.objectContaining({ registrations: 1, notify: true }),
      }),
    });
    expect(await rows("select data from outbox where workspace_id = $1 and type = 'event.cancelled.v1'")).toEqual([
      { data: { eventId, eventSlug: 'fair', day: { id: days['fri'], notify: true } } },
    ]);
    expect(await rows('select fields from audit_entry where workspace_id = $1 order by at')).toEqual([
      { fields: ['days.fri.cancelledAt'] },
      { fields: ['days.fri.cancelReason'] },
    ]);
  });

  it('[ADR 0147 r15] notifies those who lost their seats with it silently, also once its event is cancelled', async () => {
    await register('friday');
    const name = { workspaceId, eventId, dayId: days['fri']! };
    await cancel('fri', { notify: false });
    await events().complete(name, { refund: 'none' });
    await new CancelEvent(work(), randomIds, clock).execute({ workspaceId, eventId, refund: 'none', force: true, author });
    expect(await events().find(name)).toBeUndefined();
    await cancel('fri', { notify: true });
    expect(await events().due(100)).toContainEqual(name);
    const choices = (await events().find(name))!;
    expect(choices).toMatchObject({ notify: false, isNoticeDue: true, dayId: days['fri'] });
    await events().complete(name, choices);
    expect(await rows("select data from outbox where workspace_id = $1 and type = 'event.seats_ended.v1'")).toEqual([
      { data: { eventId, dayId: days['fri'] } },
    ]);
    expect(await rows(`select details ->> 'notify' as notify from audit_entry where workspace_id = $1 order by at desc limit 1`)).toEqual([
      { notify: 'true' },
    ]);
    await cancel('fri', { notify: true });
    expect(await events().find(name)).toBeUndefined();
  });

  it('finds no day of another event or workspace, and no day that was removed', async () => {
    await expect(cancel('mon')).rejects.toThrow(NotFound);
    const strange = { workspaceId: await database.makeWorkspace(), eventId, day: 'fri' };
    await expect(cancelling().preview(strange)).rejects.toThrow(NotFound);
  });

  it('refuses its tickets at once, and asks for no seat of it where tickets keep other days', async () => {
    await register('friday');
    await expect(register('both')).rejects.toMatchObject({ code: 'TIER_SOLD_OUT' });
    await cancel('fri');
    await expect(register('friday')).rejects.toMatchObject({ details: { cancelled: [refOf('tkt', types['friday']!)] } });
    await register('both');
    await register('every');
    expect(await rows('select counted_day_ids from attendee where workspace_id = $1 order by created_at, id')).toEqual(
      expect.arrayContaining([{ counted_day_ids: [days['sat']] }]),
    );
  });

  it('is due until the seats of types without days have ended, and no others', async () => {
    await register('friday');
    await cancel('fri');
    await register('both');
    const name = { workspaceId, eventId, dayId: days['fri']! };
    expect(await events().due(100)).toContainEqual(name);
    expect(await events().find(name)).toMatchObject({ notify: true, refund: 'none', dayId: days['fri'], ticketTypeIds: [types['friday']] });
    const registrations = new EndRegistrationForEvent(
      new PostgresUnitOfWork(database.sql, (sql) => bindRegistrationTx(sql, randomIds)),
      randomIds,
      clock,
    );
    class Dependants extends EventDependants {
      async end(...[, { mode, id }, cancellation]: Parameters<EventDependants['end']>) {
        await registrations.execute({ workspaceId, mode, by: { registrationId: id } }, cancellation);
      }
    }
    expect(await new EndCancelledEvent(events(), new Dependants(), 1).execute(name)).toBe(1);
    expect(
      await rows(
        'select t.key, a.status from attendee a join ticket_type t on t.workspace_id = a.workspace_id and t.id = a.ticket_type_id where a.workspace_id = $1 order by 1',
      ),
    ).toEqual([
      { key: 'both', status: 'confirmed' },
      { key: 'friday', status: 'cancelled' },
    ]);
    expect(
      await rows(`select data -> 'ofEvent' as "ofEvent" from outbox where workspace_id = $1 and type = 'registration.cancelled.v1'`),
    ).toEqual([{ ofEvent: { notify: true, dayId: days['fri'] } }]);
    expect(await events().due(100)).not.toContainEqual(name);
  });

  it('[ADR 0147 r16] is due again when a change leaves ticket types with cancelled days alone', async () => {
    await cancel('fri');
    const name = { workspaceId, eventId, dayId: days['fri']! };
    await events().complete(name, { refund: 'none' });
    await save({ ...item, title: 'Renamed' });
    expect(await events().find(name)).toBeUndefined();
    await save({ ...item, ticketTypes: item.ticketTypes.map((type) => (type.key === 'both' ? { ...type, validDays: ['fri'] } : type)) });
    const ended = (await events().find(name))!.ticketTypeIds;
    expect(new Set(ended)).toEqual(new Set([types['friday'], types['both']]));
  });

  it('is kept by what is written of the event, and cancels the event where no other day is on', async () => {
    await cancel('fri');
    await save({ ...item, title: 'Renamed' });
    expect(await stateOf()).toHaveProperty(['days/fri']);
    await cancel('sat', { reason: 'Rain' });
    expect(await stateOf()).toMatchObject({ '': { cancelReason: 'Rain' }, 'days/fri': {}, 'days/sat': { cancelReason: 'Rain' } });
    expect(await events().due(100)).toContainEqual({ workspaceId, eventId });
    expect((await events().due(100)).filter((due) => due.workspaceId === workspaceId)).toHaveLength(1);
    expect(await rows("select data from outbox where workspace_id = $1 and type = 'event.cancelled.v1' order by id")).toContainEqual({
      data: { eventId, eventSlug: 'fair' },
    });
  });
});
