import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { NotFound, type Author } from '@svc/kernel';
import { DeliveryLog, PingDestination, ReplayEvents, ResendDelivery } from '@svc/webhooks';
import type { z } from 'zod';
import { CallingAuthor, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { itemIdOf } from '../items/item-id.pipe';
import { pageView, presentPage } from '../page.dto';
import { deliveryRecordView, deliveryView, presentDelivery, presentRecord, type DeliveryRecordView } from './delivery.view';
import { destinationIdOf } from './destinations.controller';
import { deliveriesQuery, deliveryQueryOf, replayBody, replayedView, replayFilterOf } from './webhooks.dto';

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
    id: 'pingWebhookDestination', audience: 'workspace', method: 'POST', path: '/admin/webhooks/destinations/:ref/ping', tag: 'Webhooks',
    summary: 'Send a ping, once', description: 'Read the delivery that this answers to see what came of it.',
    status: 202, returns: deliveryRecordView, errors: ['CONFLICT'],
  })
  async sendPing(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Param('ref', destinationIdOf) destinationId: string) {
    return this.record(id, await this.ping.execute({ workspaceId: id, id: destinationId, by }));
  }

  @ManagementOperation({
    id: 'replayWebhooks', audience: 'workspace', method: 'POST', path: '/admin/webhooks/destinations/:ref/replay', tag: 'Webhooks',
    summary: 'Send kept events once more',
    description: 'Single events, by filter, or all since a moment, on a fresh schedule of attempts. Events are kept for 30 days.',
    body: replayBody, status: 202, returns: replayedView, errors: ['CONFLICT'],
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
    id: 'listWebhookDeliveries', audience: 'workspace', method: 'GET', path: '/admin/webhooks/deliveries', tag: 'Webhooks',
    summary: 'List what was sent, newest first', description: 'Kept for 30 days.', query: deliveriesQuery, returns: pageView(deliveryView),
  })
  async list(@ManagedWorkspace() { id }: Workspace, @Query(read(deliveriesQuery)) query: z.output<typeof deliveriesQuery>) {
    return presentPage(await this.log.page(id, deliveryQueryOf(query)), 'whd', presentDelivery);
  }

  @ManagementOperation({
    id: 'readWebhookDelivery', audience: 'workspace', method: 'GET', path: '/admin/webhooks/deliveries/:ref', tag: 'Webhooks',
    summary: 'Read a delivery with both bodies of every attempt', returns: deliveryRecordView,
  })
  read(@ManagedWorkspace() { id }: Workspace, @Param('ref', deliveryIdOf) deliveryId: string): Promise<DeliveryRecordView> {
    return this.record(id, deliveryId);
  }

  @ManagementOperation({
    id: 'resendWebhookDelivery', audience: 'workspace', method: 'POST', path: '/admin/webhooks/deliveries/:ref/resend', tag: 'Webhooks',
    summary: 'Send a delivery now', description: 'One that still has attempts before it goes on with them if this one fails; another is tried this once.',
    status: 202, returns: deliveryRecordView, errors: ['CONFLICT'],
  })
  async resend(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Param('ref', deliveryIdOf) deliveryId: string) {
    await this.resendDelivery.execute({ workspaceId: id, id: deliveryId, by });
    return this.record(id, deliveryId);
  }

  private async record(workspaceId: string, id: string): Promise<DeliveryRecordView> {
    const delivery = await this.log.find(workspaceId, id);
    if (!delivery) throw new NotFound('delivery');
    return presentRecord(delivery);
  }
}
