import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import type { Author } from '@svc/kernel';
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
  type DestinationInput,
  type DestinationPatch,
} from '@svc/webhooks';
import { z } from 'zod';
import { CallingAuthor, found, itemIdOf, ManagedWorkspace, ManagementOperation, read, readChange } from '../../edge';
import { pageView, presentPage } from '../page.dto';
import {
  createdDestinationView,
  deliveriesQuery,
  deliveryQueryOf,
  deliveryRecordView,
  deliveryView,
  destinationView,
  presentDelivery,
  presentDestination,
  presentRecord,
  replayBody,
  replayedView,
  replayFilterOf,
  rotatedSecretView,
  type DeliveryRecordView,
  type DestinationView,
} from './webhooks.dto';

const destinationIdOf = itemIdOf('webhook destination', 'wdn');

/** Where webhooks of a workspace go (part 6, decisions 3.10). */
@Controller()
export class WebhookDestinationsController {
  constructor(
    private readonly destinations: DestinationList,
    private readonly createDestination: CreateDestination,
    private readonly changeDestination: ChangeDestination,
    private readonly deleteDestination: DeleteDestination,
    private readonly rotateSecret: RotateSecret,
  ) {}

  @ManagementOperation({
    id: 'createWebhookDestination',
    audience: 'workspace',
    method: 'POST',
    path: '/admin/webhooks/destinations',
    tag: 'Webhooks',
    summary: 'Make a destination; its secret is shown this once',
    description: 'A workspace has at most five.',
    body: destinationInput,
    status: 201,
    returns: createdDestinationView,
    errors: ['CONFLICT'],
  })
  async create(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Body(read(destinationInput)) input: DestinationInput) {
    const { destination, secret } = await this.createDestination.execute({ workspaceId: id, by, input });
    return { ...presentDestination(destination), secret };
  }

  @ManagementOperation({
    id: 'listWebhookDestinations',
    audience: 'workspace',
    method: 'GET',
    path: '/admin/webhooks/destinations',
    tag: 'Webhooks',
    summary: 'List destinations, oldest first',
    returns: z.object({ data: z.array(destinationView) }),
  })
  async list(@ManagedWorkspace() { id }: Workspace): Promise<{ data: DestinationView[] }> {
    return { data: (await this.destinations.of(id)).map(presentDestination) };
  }

  @ManagementOperation({
    id: 'readWebhookDestination',
    audience: 'workspace',
    method: 'GET',
    path: '/admin/webhooks/destinations/:ref',
    tag: 'Webhooks',
    summary: 'Read a destination and how it is doing',
    returns: destinationView,
  })
  async read(@ManagedWorkspace() { id }: Workspace, @Param('ref', destinationIdOf) destinationId: string): Promise<DestinationView> {
    return presentDestination(found('webhook destination', await this.destinations.find(id, destinationId)));
  }

  @ManagementOperation({
    id: 'changeWebhookDestination',
    audience: 'workspace',
    method: 'PATCH',
    path: '/admin/webhooks/destinations/:ref',
    tag: 'Webhooks',
    summary: 'Change a destination',
    body: destinationPatch,
    returns: destinationView,
  })
  change(
    @ManagedWorkspace() { id }: Workspace,
    @CallingAuthor() by: Author,
    @Param('ref', destinationIdOf) destinationId: string,
    @Body(readChange(destinationPatch)) patch: DestinationPatch,
  ): Promise<DestinationView> {
    return this.apply(id, destinationId, by, amended(patch));
  }

  @ManagementOperation({
    id: 'deleteWebhookDestination',
    audience: 'workspace',
    method: 'DELETE',
    path: '/admin/webhooks/destinations/:ref',
    tag: 'Webhooks',
    summary: 'Delete a destination with the log of its deliveries',
    status: 204,
  })
  delete(
    @ManagedWorkspace() { id }: Workspace,
    @CallingAuthor() by: Author,
    @Param('ref', destinationIdOf) destinationId: string,
  ): Promise<void> {
    return this.deleteDestination.execute({ workspaceId: id, by, id: destinationId });
  }

  @ManagementOperation({
    id: 'enableWebhookDestination',
    audience: 'workspace',
    method: 'POST',
    path: '/admin/webhooks/destinations/:ref/enable',
    tag: 'Webhooks',
    summary: 'Let a destination have events again',
    description: 'What was held back meanwhile comes with a replay.',
    returns: destinationView,
  })
  enable(
    @ManagedWorkspace() { id }: Workspace,
    @CallingAuthor() by: Author,
    @Param('ref', destinationIdOf) destinationId: string,
  ): Promise<DestinationView> {
    return this.apply(id, destinationId, by, enabled);
  }

  @ManagementOperation({
    id: 'disableWebhookDestination',
    audience: 'workspace',
    method: 'POST',
    path: '/admin/webhooks/destinations/:ref/disable',
    tag: 'Webhooks',
    summary: 'Hold events of a destination back',
    returns: destinationView,
  })
  disable(
    @ManagedWorkspace() { id }: Workspace,
    @CallingAuthor() by: Author,
    @Param('ref', destinationIdOf) destinationId: string,
  ): Promise<DestinationView> {
    return this.apply(id, destinationId, by, disabled);
  }

  @ManagementOperation({
    id: 'rotateWebhookSecret',
    audience: 'workspace',
    method: 'POST',
    path: '/admin/webhooks/destinations/:ref/rotate-secret',
    tag: 'Webhooks',
    summary: 'Make the next secret, shown this once',
    description:
      'Until it is promoted, `X-SVC-Signature` stays with the present secret and `X-SVC-Signature-Next` is made with the next one; `webhook-signature` lists both.',
    returns: rotatedSecretView,
  })
  async rotate(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Param('ref', destinationIdOf) destinationId: string) {
    const { destination, secret } = await this.rotateSecret.execute({ workspaceId: id, by, id: destinationId });
    return { ...presentDestination(destination), nextSecret: secret };
  }

  @ManagementOperation({
    id: 'promoteWebhookSecret',
    audience: 'workspace',
    method: 'POST',
    path: '/admin/webhooks/destinations/:ref/promote-secret',
    tag: 'Webhooks',
    summary: 'Make the next secret the only one',
    returns: destinationView,
    errors: ['CONFLICT'],
  })
  promote(
    @ManagedWorkspace() { id }: Workspace,
    @CallingAuthor() by: Author,
    @Param('ref', destinationIdOf) destinationId: string,
  ): Promise<DestinationView> {
    return this.apply(id, destinationId, by, promoted);
  }

  private async apply(workspaceId: string, id: string, by: Author, change: DestinationChange): Promise<DestinationView> {
    return presentDestination(await this.changeDestination.execute({ workspaceId, id, by, change }));
  }
}

const deliveryIdOf = itemIdOf('delivery', 'whd');

/** What was sent to a workspace's destinations, and sending it again (D-75). */
@Controller()
export class WebhookDeliveriesController {
  constructor(
    private readonly log: DeliveryLog,
    private readonly ping: PingDestination,
    private readonly replayEvents: ReplayEvents,
    private readonly resendDelivery: ResendDelivery,
  ) {}

  @ManagementOperation({
    id: 'pingWebhookDestination',
    audience: 'workspace',
    method: 'POST',
    path: '/admin/webhooks/destinations/:ref/ping',
    tag: 'Webhooks',
    summary: 'Send a ping, once',
    description: 'Read the delivery that this answers to see what came of it.',
    status: 202,
    returns: deliveryRecordView,
    errors: ['CONFLICT'],
  })
  async sendPing(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Param('ref', destinationIdOf) destinationId: string) {
    return this.record(id, await this.ping.execute({ workspaceId: id, id: destinationId, by }));
  }

  @ManagementOperation({
    id: 'replayWebhooks',
    audience: 'workspace',
    method: 'POST',
    path: '/admin/webhooks/destinations/:ref/replay',
    tag: 'Webhooks',
    summary: 'Send kept events once more',
    description: 'Single events, by filter, or all since a moment, on a fresh schedule of attempts. Events are kept for 30 days.',
    body: replayBody,
    status: 202,
    returns: replayedView,
    errors: ['CONFLICT'],
  })
  async replay(
    @ManagedWorkspace() { id }: Workspace,
    @CallingAuthor() by: Author,
    @Param('ref', destinationIdOf) destinationId: string,
    @Body(read(replayBody)) body: z.output<typeof replayBody>,
  ) {
    return { due: await this.replayEvents.execute({ workspaceId: id, destinationId, by, filter: replayFilterOf(body) }) };
  }

  @ManagementOperation({
    id: 'listWebhookDeliveries',
    audience: 'workspace',
    method: 'GET',
    path: '/admin/webhooks/deliveries',
    tag: 'Webhooks',
    summary: 'List what was sent, newest first',
    description: 'Kept for 30 days.',
    query: deliveriesQuery,
    returns: pageView(deliveryView),
  })
  async list(@ManagedWorkspace() { id }: Workspace, @Query(read(deliveriesQuery)) query: z.output<typeof deliveriesQuery>) {
    return presentPage(await this.log.page(id, deliveryQueryOf(query)), 'whd', presentDelivery);
  }

  @ManagementOperation({
    id: 'readWebhookDelivery',
    audience: 'workspace',
    method: 'GET',
    path: '/admin/webhooks/deliveries/:ref',
    tag: 'Webhooks',
    summary: 'Read a delivery with both bodies of every attempt',
    returns: deliveryRecordView,
  })
  read(@ManagedWorkspace() { id }: Workspace, @Param('ref', deliveryIdOf) deliveryId: string): Promise<DeliveryRecordView> {
    return this.record(id, deliveryId);
  }

  @ManagementOperation({
    id: 'resendWebhookDelivery',
    audience: 'workspace',
    method: 'POST',
    path: '/admin/webhooks/deliveries/:ref/resend',
    tag: 'Webhooks',
    summary: 'Send a delivery now',
    description: 'One that still has attempts before it goes on with them if this one fails; another is tried this once.',
    status: 202,
    returns: deliveryRecordView,
    errors: ['CONFLICT'],
  })
  async resend(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Param('ref', deliveryIdOf) deliveryId: string) {
    await this.resendDelivery.execute({ workspaceId: id, id: deliveryId, by });
    return this.record(id, deliveryId);
  }

  private async record(workspaceId: string, id: string): Promise<DeliveryRecordView> {
    return presentRecord(found('delivery', await this.log.find(workspaceId, id)));
  }
}
