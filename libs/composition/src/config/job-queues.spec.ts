import { SANDBOX_CALLBACK_QUEUE } from '@svc/adapters/payments';
import { PostgresTestModeWork } from '@svc/adapters/postgres';
import { WORKSPACE_CLOCK_QUEUES } from './job-queues';

describe('the work that a test clock brings', () => {
  it('[ADR 0072 r3] is of every queue whose jobs are due by the clock of their workspace', () => {
    const { queues } = new PostgresTestModeWork(undefined as never, SANDBOX_CALLBACK_QUEUE);
    expect([...new Set(queues)].sort()).toEqual([...WORKSPACE_CLOCK_QUEUES].sort());
  });
});
