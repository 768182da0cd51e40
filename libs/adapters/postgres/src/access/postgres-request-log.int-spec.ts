import { randomUUID } from 'node:crypto';
import { requestLogContract } from '@svc/access/testing';
import { useDatabase } from '../testing';
import { PostgresRequestLog } from './postgres-request-log';

describe('the request log on Postgres', () => {
  const database = useDatabase();

  requestLogContract(() =>
    Promise.resolve({ log: new PostgresRequestLog(database.sql), workspaceIds: [randomUUID(), randomUUID()] as const }),
  );
});
