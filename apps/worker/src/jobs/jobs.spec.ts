import { randomUUID } from 'node:crypto';
import { EVERY_WORKSPACE, JobRefused, currentTenantScope, asTenant, type TenantScope } from '@svc/composition';
import { CHECKOUT_EXPIRY_QUEUE } from '@svc/checkout';
import { WEBHOOK_DELIVERY_QUEUE } from '@svc/webhooks';
import { decodeJob, JobRunner } from './job-runner';
import { moneyPayload } from './job-kind';
import { checkoutPayload, orderPayload } from '../processors/checkout.processor';
import { maintenancePayload } from '../processors/maintenance.processor';
import { messagePayload } from '../processors/notification.processor';
import type { JobMeter } from '../operations/job-meter';
import { destinationPayload } from '../processors/webhook-delivery.processor';

const workspaceId = randomUUID();
const destinationId = randomUUID();
const id = randomUUID();

describe('decoding a job', () => {
  it.each([
    ['a webhook destination', destinationPayload, { workspaceId, destinationId }],
    ['a message', messagePayload, { workspaceId, mode: 'test', messageId: id }],
    ['a checkout', checkoutPayload, { workspaceId, mode: 'live', checkoutId: id }],
    ['an order', orderPayload, { workspaceId, mode: 'test', orderId: id }],
    ['a refund', moneyPayload, { workspaceId, mode: 'live', id }],
    ['a maintenance task', maintenancePayload, { task: 'purge-messages' }],
  ])('accepts the payload of another process about %s', (_, form, payload) => {
    expect(decodeJob<object>(form, JSON.parse(JSON.stringify(payload)))).toEqual(payload);
  });

  it.each([
    ['no object', 'text'],
    ['null', null],
    ['a list', [{ workspaceId, destinationId }]],
    ['nothing', undefined],
    ['a payload of the form before', { subject: destinationId }],
    ['no workspace', { destinationId }],
    ['another workspace than a UUID', { workspaceId: 'mine', destinationId }],
    ['a list of workspaces', { workspaceId: [workspaceId], destinationId }],
    ['more than it knows', { workspaceId, destinationId, mode: 'live' }],
  ])('refuses %s', (_, payload) => {
    expect(() => decodeJob(destinationPayload, payload)).toThrow(JobRefused);
  });

  it('names the fault, and never a value', () => {
    expect(() => decodeJob(moneyPayload, { workspaceId: 'a secret', mode: 'dead', id })).toThrow(
      'workspaceId: Invalid UUID mode: Give one of "live", "test".',
    );
  });
});

/** A meter that measures nothing. */
const unmetered: Pick<JobMeter, 'expect' | 'measure'> = {
  expect: () => undefined,
  measure: async (_queue, work) => void (await work()),
};

describe('processing jobs', () => {
  let process: (payload: unknown) => Promise<unknown>;
  let counted: string[];
  let processed: { scope: TenantScope; job: object }[];

  const runner = (add: (queue: string, reason: string) => Promise<void>) =>
    new JobRunner(
      { process: (_queue, handler) => void (process = handler) },
      { add },
      { warn: () => undefined },
      { outward: true },
      unmetered,
    );

  beforeEach(() => {
    counted = [];
    processed = [];
    runner(async (queue, reason) => void counted.push(`${queue}: ${reason}`)).process(
      'deliveries',
      destinationPayload,
      async (job) => void processed.push({ scope: currentTenantScope(), job }),
      1,
    );
  });

  it('[D-135] leaves those alone whose work leaves the service, while nothing may', () => {
    const taken: string[] = [];
    for (const outward of [true, false]) {
      const jobs = new JobRunner(
        { process: (queue) => void taken.push(`${queue} ${outward}`) },
        { add: async () => undefined },
        { warn: () => undefined },
        { outward },
        unmetered,
      );
      for (const queue of [WEBHOOK_DELIVERY_QUEUE, CHECKOUT_EXPIRY_QUEUE])
        jobs.process(queue, destinationPayload, async () => undefined, 1);
    }
    expect(taken).toEqual([`${WEBHOOK_DELIVERY_QUEUE} true`, `${CHECKOUT_EXPIRY_QUEUE} true`, `${CHECKOUT_EXPIRY_QUEUE} false`]);
  });

  it('[D-5] does the work of a job in the tenant scope of its workspace alone, whoever called', async () => {
    await asTenant(EVERY_WORKSPACE, () => process({ workspaceId, destinationId }));
    expect(processed).toEqual([{ scope: { tenant: workspaceId, mode: 'live' }, job: { workspaceId, destinationId } }]);
    expect(counted).toEqual([]);
  });

  it('[D-115] goes by the clock of the mode that a job names', async () => {
    const modes: string[] = [];
    runner(async () => undefined).process('refunds', moneyPayload, async () => void modes.push(currentTenantScope().mode), 1);
    for (const mode of ['live', 'test']) await process({ workspaceId, mode, id });
    expect(modes).toEqual(['live', 'test']);
  });

  it('does maintenance for every workspace', async () => {
    const scopes: TenantScope[] = [];
    runner(async () => undefined).processForAll('maintenance', maintenancePayload, async () => void scopes.push(currentTenantScope()));
    await asTenant(workspaceId, () => process({ task: 'purge-messages' }));
    expect(scopes).toEqual([{ tenant: EVERY_WORKSPACE, mode: 'live' }]);
  });

  it('counts a job that is not of its form, and refuses it', async () => {
    await expect(process({ subject: destinationId })).rejects.toThrow(JobRefused);
    expect(counted).toEqual([expect.stringContaining('deliveries: workspaceId: ')]);
    expect(processed).toEqual([]);
  });

  it('refuses it though it cannot be counted', async () => {
    runner(() => Promise.reject(new Error('the database is away'))).process('deliveries', destinationPayload, async () => undefined, 1);
    await expect(process({})).rejects.toThrow(JobRefused);
  });

  it('counts no job whose work fails', async () => {
    runner(async () => void counted.push('counted')).process(
      'deliveries',
      destinationPayload,
      () => Promise.reject(new Error('the network is away')),
      1,
    );
    await expect(process({ workspaceId, destinationId })).rejects.toThrow('the network is away');
    expect(counted).toEqual([]);
  });
});
