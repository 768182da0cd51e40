import { randomUUID } from 'node:crypto';
import type { KnownFact } from '@svc/contracts';
import { merchantsRegistrationContract, registrationContract, type RegistrationPlace } from '@svc/registration/testing';
import { OutboxBell } from '../outbox';
import { PostgresUnitOfWork } from '../postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { PostgresEventStore } from '../ticketing';
import { bindRegistrationTx, PostgresConfirmations, PostgresRegistrationReader, PostgresSeatBooking } from '.';

const database = useDatabase();
const bells: OutboxBell[] = [];

afterEach(() => Promise.all(bells.map((bell) => bell.silence())));

function open(): RegistrationPlace {
  const { source } = database;
  const bell = new OutboxBell(source, (error) => {
    throw error;
  });
  bells.push(bell);
  return {
    reader: new PostgresRegistrationReader(source),
    booking: new PostgresSeatBooking(source, bell),
    confirmations: new PostgresConfirmations(source, bell),
    work: new PostgresUnitOfWork(source, (manager) => bindRegistrationTx(manager, randomIds), bell),
    saveEvent: (workspaceId, event) => source.transaction((manager) => new PostgresEventStore(manager, workspaceId, randomIds).save([event])),
    savePromoterCode: async (workspaceId, code) => {
      await source.query(`insert into promoter_code (workspace_id, id, code, position, details) values ($1, $2, $3, 0, '{}')`, [workspaceId, randomUUID(), code]);
    },
    facts: (workspaceId) =>
      source.query<KnownFact[]>(`select id, type, workspace_id as "workspaceId", mode, data from outbox where workspace_id = $1 order by occurred_at`, [workspaceId]),
  };
}

describe('registrations in Postgres', () => {
  registrationContract(open, () => database.makeWorkspace());
  merchantsRegistrationContract(open, () => database.makeWorkspace());
});
