import { randomUUID } from 'node:crypto';
import { EVERY_WORKSPACE, JobRefused, currentTenantScope, asTenant, type TenantScope } from '@svc/composition';
import { CHECKOUT_EXPIRY_QUEUE } from '@svc/checkout';
import { WEBHOOK_DELIVERY_QUEUE } from '@svc/webhooks';
import { decodeJob, JobRunner } from './job-runner';
import { BalanceReminderJob, CheckoutExpiryJob } from '../processors/checkout.processor';
import { MaintenanceJob } from '../processors/maintenance.processor';
import { NotificationJob } from '../processors/notification.processor';
import { RefundJob } from '../processors/payment.processor';
import { WebhookDeliveryJob } from '../processors/webhook-delivery.processor';

const workspaceId = randomUUID();
const destinationId = randomUUID();
const id = randomUUID();

describe('decoding a job', () => {
  it.each([
    [WebhookDeliveryJob, { workspaceId, destinationId }],
    [NotificationJob, { workspaceId, mode: 'test', messageId: id }],
    [CheckoutExpiryJob, { workspaceId, mode: 'live', checkoutId: id }],
    [BalanceReminderJob, { workspaceId, mode: 'test', orderId: id }],
    [RefundJob, { workspaceId, mode: 'live', id }],
    [MaintenanceJob, { task: 'purge-messages' }],
  ])('makes an instance of %p from the payload of another process', (form, payload) => {
    const job = decodeJob<object>(form, JSON.parse(JSON.stringify(payload)));
    expect(job).toBeInstanceOf(form);
    expect({ ...job }).toEqual(payload);
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
    expect(() => decodeJob(WebhookDeliveryJob, payload)).toThrow(JobRefused);
  });

  it('names the fault, and never a value', () => {
    expect(() => decodeJob(RefundJob, { workspaceId: 'a secret', mode: 'dead', id })).toThrow(
      /^RefundJob: (?!.*a secret).*workspaceId must be a UUID.*mode must be one of/,
    );
  });
});

describe('processing jobs', () => {
  let process: (payload: unknown) => Promise<unknown>;
  let counted: string[];
  let processed: { scope: TenantScope; job: object }[];

  const runner = (add: (queue: string, reason: string) => Promise<void>) =>
    new JobRunner({ process: (_queue, handler) => void (process = handler) }, { add }, { warn: () => undefined }, { outward: true });

  beforeEach(() => {
    counted = [];
    processed = [];
    runner(async (queue, reason) => void counted.push(`${queue}: ${reason}`)).process(
      'deliveries',
      WebhookDeliveryJob,
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
      );
      for (const queue of [WEBHOOK_DELIVERY_QUEUE, CHECKOUT_EXPIRY_QUEUE])
        jobs.process(queue, WebhookDeliveryJob, async () => undefined, 1);
    }
    expect(taken).toEqual([`${WEBHOOK_DELIVERY_QUEUE} true`, `${CHECKOUT_EXPIRY_QUEUE} true`, `${CHECKOUT_EXPIRY_QUEUE} false`]);
  });

  it('[D-5] does the work of a job in the tenant scope of its workspace alone, whoever called', async () => {
    await asTenant(EVERY_WORKSPACE, () => process({ workspaceId, destinationId }));
    expect(processed).toEqual([{ scope: { tenant: workspaceId, mode: 'live' }, job: { workspaceId, destinationId } }]);
    expect(processed[0]!.job).toBeInstanceOf(WebhookDeliveryJob);
    expect(counted).toEqual([]);
  });

  it('[D-115] goes by the clock of the mode that a job names', async () => {
    const modes: string[] = [];
    runner(async () => undefined).process('refunds', RefundJob, async () => void modes.push(currentTenantScope().mode), 1);
    for (const mode of ['live', 'test']) await process({ workspaceId, mode, id });
    expect(modes).toEqual(['live', 'test']);
  });

  it('does maintenance for every workspace', async () => {
    const scopes: TenantScope[] = [];
    runner(async () => undefined).processForAll('maintenance', MaintenanceJob, async () => void scopes.push(currentTenantScope()));
    await asTenant(workspaceId, () => process({ task: 'purge-messages' }));
    expect(scopes).toEqual([{ tenant: EVERY_WORKSPACE, mode: 'live' }]);
  });

  it('counts a job that is not of its form, and refuses it', async () => {
    await expect(process({ subject: destinationId })).rejects.toThrow(JobRefused);
    expect(counted).toEqual([expect.stringContaining('deliveries: WebhookDeliveryJob: ')]);
    expect(processed).toEqual([]);
  });

  it('refuses it though it cannot be counted', async () => {
    runner(() => Promise.reject(new Error('the database is away'))).process('deliveries', WebhookDeliveryJob, async () => undefined, 1);
    await expect(process({})).rejects.toThrow(JobRefused);
  });

  it('counts no job whose work fails', async () => {
    runner(async () => void counted.push('counted')).process(
      'deliveries',
      WebhookDeliveryJob,
      () => Promise.reject(new Error('the network is away')),
      1,
    );
    await expect(process({ workspaceId, destinationId })).rejects.toThrow('the network is away');
    expect(counted).toEqual([]);
  });
});
