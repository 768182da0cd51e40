import { randomUUID } from 'node:crypto';
import { refOf } from '@svc/kernel';
import { RegisterForFreeEvent, registrationRequest } from '@svc/registration';
import { anEvent } from '@svc/ticketing/testing';
import { Client } from 'pg';
import { OutboxNotifier } from '../outbox';
import type { Statement } from '../work/statement';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresEventStore } from '../ticketing';
import { PostgresConfirmations, PostgresRegistrationReader, PostgresSeatBooking } from '.';
import { sqlOf } from '../work/sql';

const database = useDatabase();
let workspaceId: string;
let notifier: OutboxNotifier;
let ticketTypeId: string;

beforeAll(async () => {
  workspaceId = await database.makeWorkspace();
  const event = anEvent({
    slug: 'party',
    startAt: '2036-03-01T18:00:00Z',
    endAt: '2036-03-01T22:00:00Z',
    capacity: 500,
    ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 400 }],
  });
  await database.sql.transaction((sql) => put(new PostgresEventStore(sql, workspaceId, randomIds), [event]));
  ticketTypeId = (await database.source.query<{ id: string }[]>('select id from ticket_type'))[0]!.id;
  notifier = new OutboxNotifier(database.sql, (error) => {
    throw error;
  });
});

afterEach(() => notifier.silence());

function register() {
  const { source } = database;
  const useCase = new RegisterForFreeEvent(
    new PostgresRegistrationReader(sqlOf(source)),
    new PostgresSeatBooking(sqlOf(source), notifier),
    new PostgresConfirmations(sqlOf(source), notifier),
    randomIds,
    { of: async () => ['NG'] },
  );
  const contact = { name: 'Ada', email: `${randomUUID()}@example.com` };
  const request = registrationRequest.parse({ contact, tickets: [{ ticketTypeRef: refOf('tkt', ticketTypeId), quantity: 1 }] });
  return useCase.execute({
    store: { workspaceId, timezone: 'UTC', mostSeats: 20 },
    mode: 'live',
    slug: 'party',
    request,
    source: 'rsvp_link',
    now: new Date(),
  });
}

describe('a registration in Postgres', () => {
  it('[ADR 0008 r1] is one reading and one booking; then the relays are woken', async () => {
    const statements = jest.spyOn(Client.prototype, 'query');
    try {
      await register();
      await notifier.silence();
      expect(statements.mock.calls.map(([statement]) => headOf(statement))).toEqual([
        'registration_contexts: select case',
        'select book_seats($1,',
        'select pg_notify($1,',
      ]);
    } finally {
      statements.mockRestore();
    }
  });

  it('[ADR 0008 r1] locks its counts last: all else is written by then', async () => {
    const [blocker, observer] = [new Client({ connectionString: urlOf() }), new Client({ connectionString: urlOf() })];
    await Promise.all([blocker.connect(), observer.connect()]);
    try {
      await blocker.query('begin');
      await blocker.query('select from counter for update');
      const registering = register();
      const held = await lockedByWaiting(observer);
      await blocker.query('rollback');
      await registering;
      expect(held).toEqual(expect.arrayContaining(['attendee', 'counter', 'outbox', 'registration']));
      expect(held).not.toContain('sync_dirty');
    } finally {
      await Promise.all([blocker.end(), observer.end()]);
    }
  });
});

/** Returns the first two words of a statement, after the name of one whose plan the connection keeps. */
function headOf(statement: unknown): string {
  const { name, text } = typeof statement === 'object' ? (statement as Statement<object>) : { name: undefined, text: String(statement) };
  const head = text.trim().split(/\s+/).slice(0, 2).join(' ');
  return name === undefined ? head : `${name}: ${head}`;
}

function urlOf(): string {
  return (database.source.options as { url: string }).url;
}

/**
 * Returns the tables that the session waiting for a row writes, at one moment: read twice, the locks would be those of before
 * it waited.
 */
async function lockedByWaiting(observer: Client): Promise<string[]> {
  for (let polls = 0; polls < 5_000; polls += 1) {
    const { rows } = await observer.query<{ relname: string }>(
      `with locks as materialized (select * from pg_locks)
       select distinct relname from locks mine join pg_class on pg_class.oid = mine.relation
        where mode = 'RowExclusiveLock' and relkind = 'r'
          and pid in (select pid from locks where not granted and locktype in ('transactionid', 'tuple'))`,
    );
    if (rows.length > 0) return rows.map(({ relname }) => relname);
  }
  throw new Error('Nobody ever waited.');
}
