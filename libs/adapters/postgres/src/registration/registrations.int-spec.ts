import { randomUUID } from 'node:crypto';
import type { KnownFact } from '@svc/contracts';
import {
  givingContract,
  merchantsRegistrationContract,
  registrationContract,
  type RegistrationFixture,
  reopeningContract,
  ticketTypeContract,
} from '@svc/registration/testing';
import { OutboxNotifier } from '../outbox';
import { attendeeEntity } from '../orders/order.entities';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { columnOf, fieldsOf } from '../rows/statements';
import { sqlFunctions } from '../maintenance/sql-functions';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresEventStore } from '../ticketing';
import { registrationEntity } from './registration.entities';
import { bindRegistrationTx, PostgresConfirmations, PostgresRegistrationReader, PostgresSeatBooking } from '.';
import { sqlOf } from '../work/sql';

const database = useDatabase();
const notifiers: OutboxNotifier[] = [];

afterEach(() => Promise.all(notifiers.map((notifier) => notifier.silence())));

function open(): RegistrationFixture {
  const { source } = database;
  const notifier = new OutboxNotifier(sqlOf(source), (error) => {
    throw error;
  });
  notifiers.push(notifier);
  return {
    reader: new PostgresRegistrationReader(sqlOf(source)),
    booking: new PostgresSeatBooking(sqlOf(source), notifier),
    confirmations: new PostgresConfirmations(sqlOf(source), notifier),
    work: new PostgresUnitOfWork(sqlOf(source), (sql) => bindRegistrationTx(sql, randomIds), notifier),
    saveEvent: (workspaceId, event) =>
      sqlOf(source).transaction((sql) => put(new PostgresEventStore(sql, workspaceId, randomIds), [event])),
    savePromoterCode: async (workspaceId, code) => {
      await source.query(`insert into promoter_code (workspace_id, id, code, position, details) values ($1, $2, $3, 0, '{}')`, [
        workspaceId,
        randomUUID(),
        code,
      ]);
    },
    facts: (workspaceId) =>
      source.query<KnownFact[]>(
        `select id, type, workspace_id as "workspaceId", mode, data from outbox where workspace_id = $1 order by occurred_at`,
        [workspaceId],
      ),
  };
}

describe('registrations in Postgres', () => {
  registrationContract(open, () => database.makeWorkspace());
  givingContract(open, () => database.makeWorkspace());
  merchantsRegistrationContract(open, () => database.makeWorkspace());
  reopeningContract(open, () => database.makeWorkspace());
  ticketTypeContract(open, () => database.makeWorkspace());
});

it('books every column of a registration and its seats, but for later changes', () => {
  const { text } = sqlFunctions.find(({ name }) => name === 'book_seats')!;
  const inserted = (table: string) =>
    new RegExp(`insert into ${table} \\(([^)]*)\\)`)
      .exec(text)![1]!
      .split(',')
      .map((column) => column.trim());
  const registration = fieldsOf(registrationEntity, 'endedAt').map((field) => columnOf(registrationEntity, field));
  const seat = fieldsOf(attendeeEntity, 'serial', 'checkedInAt', 'givenAt', 'language').map((field) => columnOf(attendeeEntity, field));
  expect(inserted('registration')).toEqual(expect.arrayContaining(registration));
  expect(inserted('attendee')).toEqual(expect.arrayContaining(seat));
});
