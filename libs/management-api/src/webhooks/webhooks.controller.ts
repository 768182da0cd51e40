import { Controller } from '@nestjs/common';
import { WEBHOOKS_KEPT_DAYS } from '@svc/contracts';
import { itemIdOf, Operation, type RefCall, requireFound, type WorkspaceCall } from '@svc/http';
import { type Author, timestampOf } from '@svc/kernel';
import {
  amended,
  ChangeDestination,
  CreateDestination,
  DeleteDestination,
  DeliveryLog,
  destinationInput,
  DestinationList,
  destinationPatch,
  disabled,
  enabled,
  PingDestination,
  promoted,
  ReplayEvents,
  ResendDelivery,
  RotateSecret,
  type DestinationChange,
  warnOfSameAddress,
  type WebhookDestination,
} from '@svc/webhooks';
import { listView, pageView, presentPage } from '../page.dto';
import {
  createdDestinationView,
  deliveryRecordView,
  deliveryView,
  destinationView,
  presentDelivery,
  presentDestination,
  presentRecord,
  rotatedSecretView,
  type DeliveryRecordView,
  type DestinationView,
} from './webhooks.dto';
import { deliveriesQuery, deliveryQueryOf, replayBody, replayedView, replayFilterOf } from './webhook-queries.dto';

const destinationIdOf = itemIdOf('webhook destination', 'wdn');

const reading = { audience: 'workspace', tag: 'Webhooks', permission: 'webhooks.read' } as const;
const writing = { audience: 'workspace', tag: 'Webhooks', permission: 'webhooks.write' } as const;

/** Webhook destinations of a workspace (§6, decisions 3.10). */
@Controller()
export class WebhookDestinationsController {
  constructor(
    private readonly destinations: DestinationList,
    private readonly createDestination: CreateDestination,
    private readonly changeDestination: ChangeDestination,
    private readonly deleteDestination: DeleteDestination,
    private readonly rotateSecret: RotateSecret,
  ) {}

  @Operation('POST /admin/webhooks/destinations', {
    ...writing,
    id: 'createWebhookDestination',
    audit: 'create',
    summary: 'Create a destination; its secret is shown only now',
    description:
      'Subscribes a URL of your server to events, which are sent to it from now on. A workspace has at most five destinations. The response has the signing secret, which cannot be read again.',
    body: destinationInput,
    status: 201,
    returns: createdDestinationView,
    errors: ['CONFLICT'],
  })
  async create({ workspace: { id }, author: by, body: input }: WorkspaceCall<{ body: typeof destinationInput }>) {
    const { destination, secret } = await this.createDestination.execute({ workspaceId: id, by, input });
    return { ...presentDestination(destination, await this.warningsOf(destination)), secret };
  }

  @Operation('GET /admin/webhooks/destinations', {
    ...reading,
    id: 'listWebhookDestinations',
    summary: 'List destinations, oldest first',
    description: 'Returns all webhook destinations of the workspace, enabled or not, with their health.',
    returns: listView(
      destinationView,
      'Webhook destinations of the workspace, the oldest first; at most five. Empty when there are none.',
    ).meta({ id: 'WebhookDestinationList', description: 'All webhook destinations of a workspace.' }),
  })
  async list({ workspace: { id } }: WorkspaceCall): Promise<{ data: DestinationView[] }> {
    return { data: (await this.destinations.of(id)).map((destination) => presentDestination(destination)) };
  }

  @Operation('GET /admin/webhooks/destinations/:ref', {
    ...reading,
    id: 'readWebhookDestination',
    params: { ref: destinationIdOf },
    summary: 'Read a destination',
    description:
      'Returns settings and health of a webhook destination: whether it is enabled, since when deliveries fail, and how many failed.',
    returns: destinationView,
  })
  async read({ workspace: { id }, params: { ref: destinationId } }: RefCall): Promise<DestinationView> {
    return presentDestination(requireFound('webhook destination', await this.destinations.find(id, destinationId)));
  }

  @Operation('PATCH /admin/webhooks/destinations/:ref', {
    ...writing,
    id: 'changeWebhookDestination',
    params: { ref: destinationIdOf },
    audit: 'change',
    judgesBody: 'lines',
    summary: 'Change a destination',
    description:
      'Changes URL, event types, mode, name or rate of a webhook destination. Fields that are left out keep their values; `null` removes the description or the rate limit. The signing secret stays.',
    body: destinationPatch,
    returns: destinationView,
  })
  change({
    workspace: { id },
    author: by,
    params: { ref: destinationId },
    body: patch,
  }: RefCall<{ body: typeof destinationPatch }>): Promise<DestinationView> {
    return this.apply(id, destinationId, by, amended(patch));
  }

  @Operation('DELETE /admin/webhooks/destinations/:ref', {
    ...writing,
    id: 'deleteWebhookDestination',
    params: { ref: destinationIdOf },
    audit: 'delete',
    summary: 'Delete a destination',
    description: 'Deletes the webhook destination with the log of its deliveries; nothing more is sent to it. Cannot be undone.',
    status: 204,
  })
  delete({ workspace: { id }, author: by, params: { ref: destinationId } }: RefCall): Promise<void> {
    return this.deleteDestination.execute({ workspaceId: id, by, id: destinationId });
  }

  @Operation('POST /admin/webhooks/destinations/:ref/enable', {
    ...writing,
    id: 'enableWebhookDestination',
    params: { ref: destinationIdOf },
    audit: 'change',
    summary: 'Enable a destination',
    description:
      'Sends new events to the webhook destination again. Events that were held back while it was disabled are not sent by this: replay them.',
    returns: destinationView,
  })
  enable({ workspace: { id }, author: by, params: { ref: destinationId } }: RefCall): Promise<DestinationView> {
    return this.apply(id, destinationId, by, enabled);
  }

  @Operation('POST /admin/webhooks/destinations/:ref/disable', {
    ...writing,
    id: 'disableWebhookDestination',
    params: { ref: destinationIdOf },
    audit: 'change',
    summary: 'Disable a destination',
    description: `Stops sending events to the webhook destination and keeps them for ${WEBHOOKS_KEPT_DAYS} days instead. To get them, enable the destination and replay them.`,
    returns: destinationView,
  })
  disable({ workspace: { id }, author: by, params: { ref: destinationId } }: RefCall): Promise<DestinationView> {
    return this.apply(id, destinationId, by, disabled);
  }

  @Operation('POST /admin/webhooks/destinations/:ref/rotate-secret', {
    ...writing,
    id: 'rotateWebhookSecret',
    params: { ref: destinationIdOf },
    audit: 'change',
    summary: 'Begin to rotate a secret; the next one is shown only now',
    description:
      'Creates the next signing secret of the webhook destination; the response has it, and it cannot be read again. Until it is promoted, `X-SVC-Signature` is made with the present secret, `X-SVC-Signature-Next` with the next one, and `webhook-signature` lists both.',
    returns: rotatedSecretView,
  })
  async rotate({ workspace: { id }, author: by, params: { ref: destinationId } }: RefCall) {
    const { destination, secret } = await this.rotateSecret.execute({ workspaceId: id, by, id: destinationId });
    return { ...presentDestination(destination), nextSecret: secret };
  }

  @Operation('POST /admin/webhooks/destinations/:ref/promote-secret', {
    ...writing,
    id: 'promoteWebhookSecret',
    params: { ref: destinationIdOf },
    audit: 'change',
    summary: 'Complete the rotation of a secret',
    description:
      'Makes the next signing secret the only one; the former one is no longer used. Call it once your server verifies by the next secret. Refused (409) when no rotation was begun.',
    returns: destinationView,
    errors: ['CONFLICT'],
  })
  promote({ workspace: { id }, author: by, params: { ref: destinationId } }: RefCall): Promise<DestinationView> {
    return this.apply(id, destinationId, by, promoted);
  }

  private async apply(workspaceId: string, id: string, by: Author, change: DestinationChange): Promise<DestinationView> {
    const changed = await this.changeDestination.execute({ workspaceId, id, by, change });
    return presentDestination(changed, await this.warningsOf(changed));
  }

  /** Returns the warning of a destination whose address another one has, too. */
  private async warningsOf(destination: WebhookDestination) {
    return warnOfSameAddress(destination, await this.destinations.of(destination.workspaceId));
  }
}

const deliveryIdOf = itemIdOf('delivery', 'whd');

/** Webhook deliveries to a workspace's destinations, and their replay (D-75). */
@Controller()
export class WebhookDeliveriesController {
  constructor(
    private readonly log: DeliveryLog,
    private readonly ping: PingDestination,
    private readonly replayEvents: ReplayEvents,
    private readonly resendDelivery: ResendDelivery,
  ) {}

  @Operation('POST /admin/webhooks/destinations/:ref/ping', {
    ...writing,
    id: 'pingWebhookDestination',
    params: { ref: destinationIdOf },
    audit: 'change',
    summary: 'Send a ping to a destination',
    description:
      'Sends a `ping` event to the webhook destination in the background. The response has the delivery: read it again to see how your server responded.',
    status: 202,
    returns: deliveryRecordView,
    errors: ['CONFLICT'],
  })
  async sendPing({ workspace: { id }, author: by, params: { ref: destinationId } }: RefCall) {
    return this.record(id, await this.ping.execute({ workspaceId: id, id: destinationId, by }));
  }

  @Operation('POST /admin/webhooks/destinations/:ref/replay', {
    ...writing,
    id: 'replayWebhooks',
    params: { ref: destinationIdOf },
    audit: 'change',
    summary: 'Replay events',
    description: `Sends events to the webhook destination again in the background, each with a new schedule of attempts: single events, filtered ones, or all since a time. Events from before the destination was created are left out, unless \`since\` or \`events\` names them. Your server gets duplicates where it had accepted them. Events are kept for ${WEBHOOKS_KEPT_DAYS} days.`,
    body: replayBody,
    status: 202,
    returns: replayedView,
    errors: ['CONFLICT'],
  })
  async replay({ workspace: { id }, author: by, params: { ref: destinationId }, body }: RefCall<{ body: typeof replayBody }>) {
    const { due, waiting } = await this.replayEvents.execute({ workspaceId: id, destinationId, by, filter: replayFilterOf(body) });
    return { due, waiting: waiting.count, ...(waiting.nextAt && { nextAttemptAt: timestampOf(waiting.nextAt) }) };
  }

  @Operation('GET /admin/webhooks/deliveries', {
    ...reading,
    id: 'listWebhookDeliveries',
    summary: 'List webhook deliveries, newest first',
    description: `Returns the webhook deliveries of the last ${WEBHOOKS_KEPT_DAYS} days. Body and attempts are in \`GET /admin/webhooks/deliveries/{ref}\`.`,
    query: deliveriesQuery,
    returns: pageView(deliveryView, 'webhook deliveries'),
  })
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: typeof deliveriesQuery }>) {
    return presentPage(await this.log.page(id, deliveryQueryOf(query)), 'whd', presentDelivery);
  }

  @Operation('GET /admin/webhooks/deliveries/:ref', {
    ...reading,
    id: 'readWebhookDelivery',
    params: { ref: deliveryIdOf },
    summary: 'Read a delivery with its attempts',
    description: 'Returns a webhook delivery with the signed body and the response of your server to each attempt.',
    returns: deliveryRecordView,
  })
  read({ workspace: { id }, params: { ref: deliveryId } }: RefCall): Promise<DeliveryRecordView> {
    return this.record(id, deliveryId);
  }

  @Operation('POST /admin/webhooks/deliveries/:ref/resend', {
    ...writing,
    id: 'resendWebhookDelivery',
    params: { ref: deliveryIdOf },
    audit: 'change',
    summary: 'Send a delivery again',
    description:
      'Sends the webhook delivery once more, at once. If this attempt fails, a delivery with attempts left continues on its schedule; one without is not retried.',
    status: 202,
    returns: deliveryRecordView,
    errors: ['CONFLICT'],
  })
  async resend({ workspace: { id }, author: by, params: { ref: deliveryId } }: RefCall) {
    await this.resendDelivery.execute({ workspaceId: id, id: deliveryId, by });
    return this.record(id, deliveryId);
  }

  private async record(workspaceId: string, id: string): Promise<DeliveryRecordView> {
    return presentRecord(requireFound('delivery', await this.log.find(workspaceId, id)));
  }
}
