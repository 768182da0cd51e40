import { randomUUID } from 'node:crypto';
import { InMemoryWebhooks } from './in-memory-webhooks';
import { webhooksContract } from './webhooks.contract';

describe('webhooks in memory', () => {
  webhooksContract(() => {
    const webhooks = new InMemoryWebhooks();
    return { unitOfWork: webhooks.unitOfWork, destinations: webhooks.list, log: webhooks.log, makeWorkspace: async () => randomUUID() };
  });
});
