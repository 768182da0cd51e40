import { randomUUID } from 'node:crypto';
import { refOf } from '@svc/kernel';
import { EndRegistrationForEvent, RegisterForFreeEvent, registrationRequest } from '@svc/registration';
import { cancelTicketTypesWithin, EndCancelledEvent, EventDependants } from '@svc/ticketing';
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
import { PostgresTicketReader } from './ticket-reader';

const database = useDatabase();
const clock = { now: () => new Date() };
const author = { requestId: 'req_1' };
let workspaceId: string;
let eventId: string;
let types: Record<string, string>;
let notifier: OutboxNotifier;

const free = (key: string) => ({ key, name: key, kind: 'free' as const });
const item = anEvent({
  slug: 'fair',
  startAt: '2036-03-01T18:00:00Z',
  endAt: '2036-03-01T22:00:00Z',
  ticketTypes: [free('entry'), free('vip'), free('press')],
});
const save = (event = item) => database.sql.transaction((sql) => put(new PostgresEventStore(sql, workspaceId, randomIds), [event]));
const rows = <Row>(sql: string) => database.source.query<Row[]>(sql, [workspaceId]);

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
  await save();
  const named = await rows<{ key: string; id: string }>('select key, id from ticket_type where workspace_id = $1');
  types = Object.fromEntries(named.map(({ key, id }) => [key, id]));
  [{ id: eventId }] = (await rows<{ id: string }>('select id from event where workspace_id = $1')) as [{ id: string }];
  notifier = new OutboxNotifier(database.sql, (error) => {
    throw error;
  });
});

afterEach(() => notifier.silence());

function register(...keys: string[]) {
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
    tickets: keys.map((key) => ({ ticketTypeRef: refOf('tkt', types[key]!), quantity: 1 })),
  });
  const store = { workspaceId, timezone: 'UTC', mostSeats: 20 };
  return useCase.execute({ store, mode: 'live', slug: 'fair', request, source: 'rsvp_link', now: new Date() });
}

/** Drops ticket types as a change of their event does. */
const drop = (...keys: string[]) =>
  database.sql.transaction(async (sql) => {
    const ticketTypes = keys.map((key) => ({ key, id: types[key]! }));
    const tx = bindCancellationTx(sql, randomIds);
    const cancelled = await cancelTicketTypesWithin(tx, { workspaceId, eventId, ticketTypes, author }, new Date());
    const left = item.ticketTypes.filter(({ key }) => !keys.includes(key));
    const store = new PostgresEventStore(sql, workspaceId, randomIds);
    const stored = await store.open();
    await store.save([{ ...item, ticketTypes: left }], stored);
    return cancelled;
  });
const events = () => new PostgresCancelledEvents(database.sql, randomIds);
const nameOf = (key: string) => ({ workspaceId, eventId, ticketTypeId: types[key]! });
const statuses = () =>
  rows<{ key: string; status: string }>(
    'select t.key, a.status from attendee a join ticket_type t on t.workspace_id = a.workspace_id and t.id = a.ticket_type_id where a.workspace_id = $1 order by 1',
  );

class Dependants extends EventDependants {
  private readonly registrations = new EndRegistrationForEvent(
    new PostgresUnitOfWork(database.sql, (sql) => bindRegistrationTx(sql, randomIds)),
    randomIds,
    clock,
  );

  async end(...[, { mode, id }, choices]: Parameters<EventDependants['end']>) {
    await this.registrations.execute({ workspaceId, mode, by: { registrationId: id } }, choices);
  }
}

describe('[D-147] [ADR 0147 r19] the cancellation of dropped ticket types in Postgres', () => {
  it('counts what they have, and is due until their seats have ended, and no others', async () => {
    await register('vip', 'entry');
    await register('entry');
    expect(await drop('vip', 'press')).toMatchObject([
      { key: 'vip', counts: { registrations: 1, people: 1 } },
      { key: 'press', counts: { registrations: 0 } },
    ]);
    expect(await events().due(100)).toEqual(expect.arrayContaining([nameOf('vip'), nameOf('press')]));
    const choices = await events().find(nameOf('vip'));
    expect(choices).toMatchObject({ notify: true, refund: 'none', ticketTypeId: types['vip'], by: author });
    expect(new Set(choices!.ticketTypeIds)).toEqual(new Set([types['vip'], types['press']]));
    const ending = new EndCancelledEvent(events(), new Dependants(), 1);
    expect([await ending.execute(nameOf('vip')), await ending.execute(nameOf('press'))]).toEqual([1, 0]);
    expect(await statuses()).toEqual([
      { key: 'entry', status: 'confirmed' },
      { key: 'entry', status: 'confirmed' },
      { key: 'vip', status: 'cancelled' },
    ]);
    expect(await rows(`select ended_for from attendee where workspace_id = $1 and status = 'cancelled'`)).toEqual([
      { ended_for: types['vip'] },
    ]);
    const facts = await rows<{ data: object }>(`select data from outbox where workspace_id = $1 and type = 'registration.cancelled.v1'`);
    expect(facts.map(({ data }) => data)).toEqual([expect.not.objectContaining({ ofEvent: expect.anything() as unknown })]);
    expect(await events().due(100)).not.toContainEqual(nameOf('vip'));
    expect(await events().find(nameOf('vip'))).toBeUndefined();
  });

  it('voids their tickets at once, and are taken by nobody; a new ticket type of that key is another one', async () => {
    await register('vip');
    const [{ id }] = (await rows<{ id: string }>('select id from attendee where workspace_id = $1')) as [{ id: string }];
    const [{ slug }] = (await rows<{ slug: string }>('select slug from workspace where id = $1')) as [{ slug: string }];
    await drop('vip');
    expect(await new PostgresTicketReader(database.sql).find(slug, id)).toMatchObject({
      seat: { status: 'confirmed', isTierCancelled: true },
      event: { isCancelled: false },
    });
    await expect(register('vip')).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    await save();
    const keyed = await rows<{ id: string }>(`select id from ticket_type where workspace_id = $1 and key = 'vip' and cancelled_at is null`);
    expect(keyed).toHaveLength(1);
    expect(keyed[0]!.id).not.toBe(types['vip']);
  });
});
