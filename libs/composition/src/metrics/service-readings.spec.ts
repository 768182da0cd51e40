import type { Reading, ReadName } from '@svc/adapters/metrics';
import { readService, type ServiceParts } from './service-readings';

const NOW = Date.parse('2030-01-01T12:00:00Z');

/** Returns the readings of a source, of a process whose machine is 10 minutes ahead of the database. */
async function readingsOf(source: 'process' | 'queue', parts: Partial<ServiceParts>): Promise<Reading[]> {
  jest.useFakeTimers({ now: NOW + 600_000 });
  const reads = new Map<string, () => Reading[] | Promise<Reading[]>>();
  const metrics = {
    read: (name: string, _: readonly ReadName[], read: () => Reading[] | Promise<Reading[]>) => void reads.set(name, read),
  };
  readService(metrics, { clock: { offsetOfMachineMs: () => -600_000, real: () => new Date(NOW) }, ...parts } as ServiceParts);
  const readings = await reads.get(source)!();
  jest.useRealTimers();
  return readings;
}

describe('[ADR 0166 r3] the readings of a process', () => {
  it('have the age of a waiting job by the clock of the database', async () => {
    const state = { queues: [{ queue: 'refund.v2', waiting: 1, active: 0, delayed: 0, failed: 0, waitingSince: NOW - 7_000 }] };
    const queues = { state: async () => state } as unknown as ServiceParts['queues'];
    expect(await readingsOf('queue', { queues })).toContainEqual({
      metric: 'queue_oldest_waiting_seconds',
      labels: { queue: 'refund' },
      value: 7,
    });
  });
});
