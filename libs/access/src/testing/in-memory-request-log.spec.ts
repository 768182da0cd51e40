import { requestLogContract } from './request-log.contract';
import { InMemoryRequestLog } from './in-memory-request-log';

describe('the request log in memory', () => {
  requestLogContract(() => Promise.resolve({ log: new InMemoryRequestLog(), workspaceIds: ['mine', 'yours'] as const }));
});
