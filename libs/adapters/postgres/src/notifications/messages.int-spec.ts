import { messagesContract } from '@svc/notifications/testing';
import { PostgresUnitOfWork } from '../postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { bindMessageTx, PostgresMessageLog } from '.';

const database = useDatabase();

describe('messages on Postgres', () => {
  messagesContract(() => ({
    work: new PostgresUnitOfWork(database.source, (manager) => bindMessageTx(manager, randomIds)),
    log: new PostgresMessageLog(database.source),
    makeWorkspace: () => database.makeWorkspace(),
  }));
});
