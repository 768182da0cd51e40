import { randomUUID } from 'node:crypto';
import { InMemorySubscriptions } from './in-memory-subscriptions';
import { subscriptionsContract } from './subscriptions.contract';

describe('subscriptions in memory', () => {
  subscriptionsContract(
    () => new InMemorySubscriptions(),
    async () => randomUUID(),
  );
});
