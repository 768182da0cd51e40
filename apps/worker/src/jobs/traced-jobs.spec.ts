import { randomUUID } from 'node:crypto';
import { NO_TRACING, traceBy } from '@svc/kernel';
import { RecordingTracing } from '@svc/testing';
import { maintenancePayload } from '../processors/maintenance.processor';
import { JobRunner } from './job-runner';
import { moneyPayload } from './job-kind';

const job = { workspaceId: randomUUID(), mode: 'live', id: randomUUID() };

describe('[ADR 0161 r2] the trace of a job', () => {
  let tracing: RecordingTracing;
  let process: (payload: unknown, trace?: string) => Promise<unknown>;
  let runner: JobRunner;

  beforeEach(() => {
    traceBy((tracing = new RecordingTracing()));
    runner = new JobRunner(
      { process: (_, handler) => void (process = handler) },
      { add: async () => undefined },
      { warn: () => undefined },
      { outward: true },
      { expect: () => undefined, measure: async (_, work) => void (await work()) },
    );
  });
  afterEach(() => traceBy(NO_TRACING));

  it('is the one that it carries, and is that of its work', async () => {
    const traces: (string | undefined)[] = [];
    runner.process('refund.v2', moneyPayload, async () => void traces.push(tracing.current), 1);
    await process(job, 'payment');
    expect(traces).toEqual(['1']);
    expect(tracing.spans).toMatchObject([
      {
        name: 'job refund',
        kind: 'consumer',
        parent: 'payment',
        isEnded: true,
        attributes: { 'storefront.workspace': expect.stringMatching(/^wks_/), 'storefront.mode': 'live' },
      },
    ]);
  });

  it('begins with a job that carries none', async () => {
    runner.processForAll('maintenance', maintenancePayload, async () => undefined);
    await process({ task: 'purge-messages' });
    expect(tracing.spans).toEqual([expect.objectContaining({ name: 'job maintenance', parent: undefined })]);
  });

  it('says that a job has failed, or was refused, without its payload', async () => {
    runner.process('refund.v2', moneyPayload, () => Promise.reject(Object.assign(new Error(job.id), { code: '57P01' })), 1);
    await expect(process(job, 'payment')).rejects.toThrow(job.id);
    await expect(process({ secret: job.id }, 'payment')).rejects.toThrow('workspaceId');
    expect(tracing.spans.map(({ failure }) => failure)).toEqual(['57P01', 'JobRefused']);
    expect(JSON.stringify(tracing.spans)).not.toContain(job.id);
  });
});
