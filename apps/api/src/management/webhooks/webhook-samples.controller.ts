import { Controller } from '@nestjs/common';
import { withMeanings } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { DeliveryLog, EVENT_MEANINGS, SendSample, WEBHOOK_EVENT_TYPES } from '@svc/webhooks';
import { z } from 'zod';
import { itemIdOf, Operation, type RefCall, requireFound, type WorkspaceCall } from '../../edge';
import { deliveryRecordView, type DeliveryRecordView, presentRecord } from './webhooks.dto';

const type = z
  .enum(WEBHOOK_EVENT_TYPES)
  .describe(withMeanings('Type of the webhook event.', { ...EVENT_MEANINGS, ping: 'A test of the destination.' }));

const sampleBody = z.strictObject({ type }).meta({ id: 'WebhookSampleBody', description: 'Sample of a webhook event to send.' });
type SampleBody = z.output<typeof sampleBody>;

const sampleView = z
  .object({
    eventRef: z.string().describe('The `id` in the body of the sample.'),
    type,
    listeners: z.number().int().min(1).describe('Number of open streams that are given the sample.'),
  })
  .meta({ id: 'WebhookSample', description: 'Sample of a webhook event that was sent to the open streams.' });
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
      'Signed as every delivery, with the example of the catalogue as its `data`, `mode` `test` and `sample: true`: nothing has happened, and its refs name nothing. ' +
      'It goes to this destination alone, whatever that subscribes to, and no replay includes it. Read the delivery of the response to see the answer of the destination.',
    returns: deliveryRecordView,
    errors: ['CONFLICT'],
  })
  async toDestination({
    workspace: { id: workspaceId },
    author: by,
    params: { ref: destinationId },
    body,
  }: RefCall<{ body: SampleBody }>): Promise<DeliveryRecordView> {
    const { deliveryId } = await this.sendSample.execute({ workspaceId, by, type: body.type, destinationId });
    const record = deliveryId === undefined ? undefined : await this.log.find(workspaceId, deliveryId);
    return presentRecord(requireFound('delivery', record));
  }

  @Operation('POST /admin/webhooks/stream/sample', {
    ...sending,
    id: 'streamWebhookSample',
    summary: 'Send a sample of an event to the open streams',
    description:
      'Goes to the streams of test mode that subscribe to its type, such as a running `listen`, and to no destination. Without such a stream it is 409 `CONFLICT`. ' +
      'It has the example of the catalogue as its `data`, and `sample: true`.',
    returns: sampleView,
    errors: ['CONFLICT'],
  })
  async toListeners({ workspace: { id: workspaceId }, author: by, body }: WorkspaceCall<{ body: SampleBody }>): Promise<SampleView> {
    const { event, listeners } = await this.sendSample.execute({ workspaceId, by, type: body.type });
    return { eventRef: refOf('wev', event.id), type: event.type, listeners };
  }
}
