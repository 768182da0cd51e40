import type { KnownFact } from '@svc/contracts';
import { subscriptionsContract } from '@svc/subscriptions/testing';
import { PostgresUnitOfWork } from '../postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { bindSubscriptionTx, PostgresSubscriptionList } from '.';

const database = useDatabase();

describe('subscriptions on Postgres', () => {
  subscriptionsContract(
    () => ({
      work: new PostgresUnitOfWork(database.source, (manager) => bindSubscriptionTx(manager, randomIds)),
      find: (name) => new PostgresSubscriptionList(database.source).find(name),
      facts: (workspaceId) =>
        database.source.query<KnownFact[]>(`select id, workspace_id as "workspaceId", mode, type, data from outbox where workspace_id = $1 order by occurred_at, id`, [workspaceId]),
    }),
    () => database.makeWorkspace(),
  );
});
