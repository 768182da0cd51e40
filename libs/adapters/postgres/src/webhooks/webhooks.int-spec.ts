import { webhooksContract } from '@svc/webhooks/testing';
import { PostgresUnitOfWork } from '../postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { bindWebhookTx, PostgresDeliveryLog, PostgresDestinationList } from '.';

const database = useDatabase();

describe('webhooks on Postgres', () => {
  webhooksContract(() => ({
    unitOfWork: new PostgresUnitOfWork(database.source, (manager) => bindWebhookTx(manager, randomIds)),
    destinations: new PostgresDestinationList(database.source),
    log: new PostgresDeliveryLog(database.source),
    makeWorkspace: () => database.makeWorkspace(),
  }));
});
