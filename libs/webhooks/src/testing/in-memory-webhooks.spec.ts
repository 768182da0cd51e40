import { randomUUID } from 'node:crypto';
import { InMemoryWebhooks } from './in-memory-webhooks';
import { listenersContract } from './listeners.contract';
import { suspendedDeliveriesContract } from './suspended-deliveries.contract';
import { webhooksContract } from './webhooks.contract';

describe('webhooks in memory', () => {
  webhooksContract(() => {
    let aheadMs = 0;
    const webhooks = new InMemoryWebhooks(
      () => new Date(Date.now() + aheadMs),
      () => new Date(),
    );
    return {
      unitOfWork: webhooks.unitOfWork,
      destinations: webhooks.list,
      log: webhooks.log,
      makeWorkspace: async () => randomUUID(),
      advanceTestClock: async (_, seconds) => void (aheadMs += seconds * 1_000),
    };
  });
});

describe('listeners in memory', () => {
  listenersContract(() => {
    const { unitOfWork, listeners } = new InMemoryWebhooks();
    return {
      unitOfWork,
      listeners,
      makeWorkspace: async () => randomUUID(),
      seenAgo: async ({ id }, seconds) => listeners.seeAt(id, Date.now() - seconds * 1_000),
    };
  });
});

describe('webhooks of a suspended workspace in memory', () => {
  suspendedDeliveriesContract(() => {
    const { unitOfWork, list: destinations, suspended } = new InMemoryWebhooks();
    return {
      unitOfWork,
      destinations,
      makeWorkspace: async () => randomUUID(),
      suspend: async (id, isSuspended) => void (isSuspended ? suspended.add(id) : suspended.delete(id)),
    };
  });
});
