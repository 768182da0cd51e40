import { randomUUID } from 'node:crypto';
import { NotFound, refOf } from '@svc/kernel';
import { EndRegistrationForEvent, RegisterForFreeEvent, registrationRequest } from '@svc/registration';
import { CancelEvent, EndCancelledEvent, EVENT_CANCELLATION_QUEUE, EventDependants } from '@svc/ticketing';
import { anEvent } from '@svc/ticketing/testing';
import { DeleteItem, ReadItem } from '@svc/workspace-document';
import { Client } from 'pg';
import { OutboxNotifier } from '../outbox';
import { PostgresConfirmations, PostgresRegistrationReader, PostgresSeatBooking } from '../registration';
import { bindRegistrationTx } from '../registration/registration-tx';
import { put, randomIds, useDatabase } from '../testing';
import { somebodyWaits } from '../testing/somebody-waits';
import { takeJobs } from '../work/committed-jobs';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { sqlOf } from '../work/sql';
import { bindDocumentTx } from '../workspace-document';
import { bindCancellationTx } from './cancellation-tx';
import { PostgresCancelledEvents, PostgresEventCancellationStore } from './event-cancellation';
import { PostgresEventStore } from './event-store';

const database = useDatabase();
const clock = { now: () => new Date() };
const NOBODY = { people: 0, registrations: 0, orders: 0, openCheckouts: 0, savingsPlans: 0, refundMinor: {} };
let workspaceId: string;
let eventId: string;
let ticketTypeId: string;
let notifier: OutboxNotifier;

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
  const event = anEvent({
    slug: 'party',
    startAt: '2036-03-01T18:00:00Z',
    endAt: '2036-03-01T22:00:00Z',
    ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free' }],
  });
  await database.sql.transaction((sql) => put(new PostgresEventStore(sql, workspaceId, randomIds), [event]));
  const [row] = await database.source.query<{ id: string; event_id: string }[]>(
    'select id, event_id from ticket_type where workspace_id = $1',
    [workspaceId],
  );
  [ticketTypeId, eventId] = [row!.id, row!.event_id];
  notifier = new OutboxNotifier(database.sql, (error) => {
    throw error;
  });
});

afterEach(() => notifier.silence());

function register(email = `${randomUUID()}@example.com`) {
  const sql = sqlOf(database.source);
  const useCase = new RegisterForFreeEvent(
    new PostgresRegistrationReader(sql),
    new PostgresSeatBooking(sql, notifier),
    new PostgresConfirmations(sql, notifier),
    randomIds,
    { of: async () => ['NG'] },
  );
  const request = registrationRequest.parse({
    contact: { name: 'Ada', email },
    tickets: [{ ticketTypeRef: refOf('tkt', ticketTypeId), quantity: 1 }],
  });
  const store = { workspaceId, timezone: 'UTC', mostSeats: 20 };
  return useCase.execute({ store, mode: 'live', slug: 'party', request, source: 'rsvp_link', now: new Date() });
}

const cancelling = () =>
  new CancelEvent(new PostgresUnitOfWork(database.sql, (sql) => bindCancellationTx(sql, randomIds)), randomIds, clock);
const cancel = (overrides: Partial<Parameters<CancelEvent['execute']>[0]> = {}) =>
  cancelling().execute({ workspaceId, eventId, refund: 'none', force: true, author: { requestId: 'req_1' }, ...overrides });
const events = () => new PostgresCancelledEvents(database.sql, randomIds);
async function connect(): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  return client;
}

const rows = <Row>(sql: string) => database.source.query<Row[]>(sql, [workspaceId]);

describe('[D-147] the cancellation of an event in Postgres', () => {
  it('is stored once with what it affects, reported by one fact and one audit entry, and its reason can be corrected', async () => {
    await register();
    expect(await cancelling().preview({ workspaceId, eventId })).toEqual({ ...NOBODY, people: 1, registrations: 1 });
    await cancel({ reason: 'Floded' });
    await register().catch(() => undefined);
    await cancel({ reason: 'Flooded' });
    await cancel({ reason: 'Flooded' });
    const [stored] = await database.sql.transaction((sql) => new PostgresEventStore(sql, workspaceId, randomIds).open());
    expect(stored!.state?.['']).toMatchObject({
      cancelReason: 'Flooded',
      cancellation: { people: 1, registrations: 1, refund: 'none', notify: true },
    });
    expect(await rows("select type from outbox where workspace_id = $1 and type = 'event.cancelled.v1'")).toHaveLength(1);
    expect(await rows('select fields from audit_entry where workspace_id = $1 order by at')).toEqual([
      { fields: ['cancelledAt'] },
      { fields: ['cancelReason'] },
    ]);
  });

  it('counts nothing of another workspace, and does not find its events', async () => {
    const strange = { workspaceId: await database.makeWorkspace(), eventId };
    await expect(cancelling().preview(strange)).rejects.toThrow(NotFound);
    await expect(cancel(strange)).rejects.toThrow(NotFound);
  });

  it('is one job for the worker, and due until all of it has ended', async () => {
    const jobs = await database.sql.transaction(async (sql) => {
      const store = new PostgresEventCancellationStore(sql);
      await store.write(
        { workspaceId, eventId },
        { at: new Date(), refund: 'none', notify: true, by: { requestId: 'req_1' }, counts: NOBODY },
        true,
      );
      return takeJobs(sql);
    });
    expect(jobs.map(({ job }) => job)).toEqual([{ queue: EVENT_CANCELLATION_QUEUE, payload: { workspaceId, eventId } }]);
    expect(await events().due(100)).toContainEqual({ workspaceId, eventId });
    await events().complete({ workspaceId, eventId }, { refund: 'all' });
    expect(await events().due(100)).toContainEqual({ workspaceId, eventId });
    await events().complete({ workspaceId, eventId }, { refund: 'none' });
    expect(await events().due(100)).not.toContainEqual({ workspaceId, eventId });
    expect(await events().find({ workspaceId, eventId })).toBeUndefined();
  });

  it('ends registrations one by one, each with a fact that says so', async () => {
    await register();
    await register();
    await cancel({ notify: false });
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
    expect(await new EndCancelledEvent(events(), new Dependants(), 1).execute({ workspaceId, eventId })).toBe(2);
    expect(await rows('select distinct status from attendee where workspace_id = $1')).toEqual([{ status: 'cancelled' }]);
    expect(
      await rows(`select data -> 'ofEvent' as "ofEvent" from outbox where workspace_id = $1 and type = 'registration.cancelled.v1'`),
    ).toEqual([{ ofEvent: { notify: false } }, { ofEvent: { notify: false } }]);
    expect(await rows(`select sold from counter where workspace_id = $1 and kind = 'event'`)).toEqual([{ sold: 0 }]);
  });
});

describe('[D-147] [ADR 0147 r15] a cancellation that its guests are to be notified of later', () => {
  it('has them notified by one fact when all of it has ended, silently until then', async () => {
    await cancel({ notify: false });
    await events().complete({ workspaceId, eventId }, { refund: 'none' });
    await cancel({ notify: true });
    const choices = (await events().find({ workspaceId, eventId }))!;
    expect(choices).toMatchObject({ notify: false, isNoticeDue: true, refund: 'none' });
    const stale = { refund: 'none', isNoticeDue: false } as const;
    for (const each of [stale, choices, choices, stale]) await events().complete({ workspaceId, eventId }, each);
    expect(await rows(`select data from outbox where workspace_id = $1 and type = 'event.seats_ended.v1'`)).toEqual([
      { data: { eventId } },
    ]);
    expect(await events().find({ workspaceId, eventId })).toBeUndefined();
    await cancel({ notify: true });
    expect(await events().find({ workspaceId, eventId })).toBeUndefined();
  });

  it('knows the seats that have ended with the event from those that were given back before', async () => {
    const registrations = new EndRegistrationForEvent(
      new PostgresUnitOfWork(database.sql, (sql) => bindRegistrationTx(sql, randomIds)),
      randomIds,
      clock,
    );
    await register();
    const [{ id }] = (await rows<{ id: string }>('select id from registration where workspace_id = $1')) as [{ id: string }];
    await cancel({ notify: false });
    const name = { workspaceId, mode: 'live', by: { registrationId: id } } as const;
    await registrations.execute(name, { notify: false, refund: 'none', by: { requestId: 'req_1' } });
    expect(await rows('select ended_for from attendee where workspace_id = $1')).toEqual([{ ended_for: eventId }]);
  });
});

describe('[D-147] [ADR 0147 r13] an event that is deleted while people have seats of it', () => {
  const work = () => new PostgresUnitOfWork(database.sql, (sql) => bindDocumentTx(sql, randomIds));
  const author = { requestId: 'req_1' };
  const item = () => ({ workspaceId, section: 'events', id: eventId }) as const;
  const remove = () => new DeleteItem(work()).execute({ ...item(), by: author, force: true });

  it('is cancelled in the same transaction, is due for the job, and is read and cancelled by its ref from then on', async () => {
    await register();
    expect(await remove()).toEqual([{ path: 'events[party]', message: expect.stringContaining('ends: 1 registration.') as string }]);
    expect(await rows(`select type from outbox where workspace_id = $1 and type like 'event.%' order by type`)).toEqual([
      { type: 'event.cancelled.v1' },
      { type: 'event.deleted.v1' },
    ]);
    expect(await events().due(100)).toContainEqual({ workspaceId, eventId });
    expect(await events().left('registration', { workspaceId, eventId }, { most: 10, refund: 'none' })).toHaveLength(1);
    await cancel({ refund: 'all', reason: 'Flooded' });
    const { view } = await new ReadItem(work()).execute(item());
    const cancellation = { registrations: 1, refund: 'all', notify: true };
    expect(view).toMatchObject({ slug: 'party', deletedAt: expect.any(String), cancelReason: 'Flooded', cancellation });
    await expect(remove()).rejects.toThrow(NotFound);
    await expect(new ReadItem(work()).execute({ ...item(), workspaceId: await database.makeWorkspace() })).rejects.toThrow(NotFound);
  });

  it('is deleted as before, and not read, when nobody has any', async () => {
    expect(await remove()).toEqual([]);
    expect(await rows(`select type from outbox where workspace_id = $1 and type like 'event.%'`)).toEqual([{ type: 'event.deleted.v1' }]);
    await expect(new ReadItem(work()).execute(item())).rejects.toThrow(NotFound);
    await cancel({ reason: 'Too late' });
    expect((await new ReadItem(work()).execute(item())).view).toMatchObject({ cancelReason: 'Too late' });
  });
});

describe('[D-147] [ADR 0147 r2] a registration at the moment of the cancellation', () => {
  it('is refused when the cancellation commits first, though it was decided before', async () => {
    const other = await connect();
    try {
      await other.query('begin');
      await other.query(`select from counter where workspace_id = $1 and kind = 'event' for update`, [workspaceId]);
      const registered = register();
      registered.catch(() => undefined);
      await somebodyWaits(other, 'transactionid');
      await other.query(
        `update event set cancelled_at = now(), cancellation = '{"refund": "none", "notify": true, "counts": {}}' where workspace_id = $1`,
        [workspaceId],
      );
      await other.query('commit');
      await expect(registered).rejects.toMatchObject({ details: { cancelled: [refOf('evt', eventId)] } });
    } finally {
      await other.end();
    }
    expect(await rows('select id from registration where workspace_id = $1')).toEqual([]);
  });

  it('commits before the cancellation when it has its seats already, and is among what ends', async () => {
    const other = await connect();
    let cancelled: Promise<void>;
    try {
      await other.query('begin');
      await other.query(`update counter set sold = sold + 1 where workspace_id = $1 and kind = 'event'`, [workspaceId]);
      await other.query(
        `insert into registration (workspace_id, mode, id, event_id, guest_key, name, email, responses, unlock_code_ids, source, confirmation_at, created_at, updated_at)
         values ($1, 'live', gen_random_uuid(), $2, 'ada@example.com', 'Ada', 'ada@example.com', '{}', '{}', 'rsvp_link', now(), now(), now())`,
        [workspaceId, eventId],
      );
      cancelled = cancel();
      await somebodyWaits(other, 'transactionid');
      expect(await rows('select id from event where workspace_id = $1 and cancelled_at is not null')).toEqual([]);
      await other.query('commit');
    } finally {
      await other.end();
    }
    await cancelled;
    expect(await events().left('registration', { workspaceId, eventId }, { most: 10, refund: 'none' })).toHaveLength(1);
  });
});
