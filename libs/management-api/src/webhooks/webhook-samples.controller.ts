import { Controller } from '@nestjs/common';
import { withMeanings } from '@svc/contracts';
import { itemIdOf, Operation, type RefCall, requireFound, type WorkspaceCall } from '@svc/http';
import { refOf } from '@svc/kernel';
import { DeliveryLog, EVENT_MEANINGS, SendSample, WEBHOOK_EVENT_TYPES } from '@svc/webhooks';
import { z } from 'zod';
import { deliveryRecordView, type DeliveryRecordView, presentRecord } from './webhooks.dto';

const type = z
  .enum(WEBHOOK_EVENT_TYPES)
  .describe(withMeanings('Type of the sample event.', { ...EVENT_MEANINGS, ping: 'A test event that the merchant asked for.' }));

const sampleBody = z.strictObject({ type }).meta({ id: 'WebhookSampleBody', description: 'Type of webhook event to send a sample of.' });

const sampleView = z
  .object({
    eventRef: z.string().describe('Ref of the sample event, `wev_…`: the `id` in the body that the streams are sent.'),
    type,
    listeners: z.number().int().min(1).describe('Number of open event streams that the sample is sent to, 1 or more.'),
  })
  .meta({ id: 'WebhookSample', description: 'A sample event that was sent to the open streams.' });
type SampleView = z.infer<typeof sampleView>;

const sending = { audience: 'workspace', tag: 'Webhooks', permission: 'webhooks.write', body: sampleBody, status: 202 } as const;

/** Samples of webhook events, for developers of receivers (ADR 0124). */
@Controller()
export class WebhookSamplesController {
  constructor(
    private readonly sendSample: SendSample,
    private readonly log: DeliveryLog,
  ) {}

  @Operation('POST /admin/webhooks/destinations/:ref/sample', {
    ...sending,
    id: 'sendWebhookSample',
    params: { ref: itemIdOf('webhook destination', 'wdn') },
    audit: 'change',
    summary: 'Send a sample of an event to a destination, once',
    description:
      'Sends a signed webhook with the example of the event type as `data`, `mode` `test` and `sample: true`. Nothing has happened in the shop, and the refs in it name nothing. ' +
      'The sample goes to this destination alone, whatever event types it subscribes to, and is never replayed. The response has the delivery: read it again to see how your server responded.',
    returns: deliveryRecordView,
    errors: ['CONFLICT'],
  })
  async toDestination({
    workspace: { id: workspaceId },
    author: by,
    params: { ref: destinationId },
    body,
  }: RefCall<{ body: typeof sampleBody }>): Promise<DeliveryRecordView> {
    const { deliveryId } = await this.sendSample.execute({ workspaceId, by, type: body.type, destinationId });
    const record = deliveryId === undefined ? undefined : await this.log.find(workspaceId, deliveryId);
    return presentRecord(requireFound('delivery', record));
  }

  @Operation('POST /admin/webhooks/stream/sample', {
    ...sending,
    id: 'streamWebhookSample',
    summary: 'Send a sample of an event to the open streams',
    description:
      'Sends the sample to the open streams of test mode that subscribe to its type, such as a running `listen`, and to no destination. Without such a stream the response is 409 `CONFLICT`. ' +
      'The event has the example of its type as `data`, and `sample: true`; nothing has happened in the shop.',
    returns: sampleView,
    errors: ['CONFLICT'],
  })
  async toListeners({ workspace: { id: workspaceId }, author: by, body }: WorkspaceCall<{ body: typeof sampleBody }>): Promise<SampleView> {
    const { event, listeners } = await this.sendSample.execute({ workspaceId, by, type: body.type });
    return { eventRef: refOf('wev', event.id), type: event.type, listeners };
  }
}
