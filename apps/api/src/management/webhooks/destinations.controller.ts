import { Body, Controller, Param } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { NotFound, type Author } from '@svc/kernel';
import {
  amended, ChangeDestination, CreateDestination, DeleteDestination, DestinationList, destinationInput, destinationPatch, disabled, enabled, promoted,
  RotateSecret, type DestinationChange, type DestinationInput, type DestinationPatch,
} from '@svc/webhooks';
import { z } from 'zod';
import { CallingAuthor, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { itemIdOf } from '../items/item-id.pipe';
import { createdDestinationView, destinationView, presentDestination, rotatedSecretView, type DestinationView } from './destination.view';

export const destinationIdOf = itemIdOf('webhook destination', 'wdn');

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
    id: 'createWebhookDestination', audience: 'workspace', method: 'POST', path: '/admin/webhooks/destinations', tag: 'Webhooks',
    summary: 'Make a destination; its secret is shown this once', description: 'A workspace has at most five.',
    body: destinationInput, status: 201, returns: createdDestinationView, errors: ['CONFLICT'],
  })
  async create(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Body(read(destinationInput)) input: DestinationInput) {
    const { destination, secret } = await this.createDestination.execute({ workspaceId: id, by, input });
    return { ...presentDestination(destination), secret };
  }

  @ManagementOperation({
    id: 'listWebhookDestinations', audience: 'workspace', method: 'GET', path: '/admin/webhooks/destinations', tag: 'Webhooks',
    summary: 'List destinations, oldest first', returns: z.object({ data: z.array(destinationView) }),
  })
  async list(@ManagedWorkspace() { id }: Workspace): Promise<{ data: DestinationView[] }> {
    return { data: (await this.destinations.of(id)).map(presentDestination) };
  }

  @ManagementOperation({
    id: 'readWebhookDestination', audience: 'workspace', method: 'GET', path: '/admin/webhooks/destinations/:ref', tag: 'Webhooks',
    summary: 'Read a destination and how it is doing', returns: destinationView,
  })
  async read(@ManagedWorkspace() { id }: Workspace, @Param('ref', destinationIdOf) destinationId: string): Promise<DestinationView> {
    const destination = await this.destinations.find(id, destinationId);
    if (!destination) throw new NotFound('webhook destination');
    return presentDestination(destination);
  }

  @ManagementOperation({
    id: 'changeWebhookDestination', audience: 'workspace', method: 'PATCH', path: '/admin/webhooks/destinations/:ref', tag: 'Webhooks',
    summary: 'Change a destination', body: destinationPatch, returns: destinationView,
  })
  change(
    @ManagedWorkspace() { id }: Workspace,
    @CallingAuthor() by: Author,
    @Param('ref', destinationIdOf) destinationId: string,
    @Body(read(destinationPatch)) patch: DestinationPatch,
  ): Promise<DestinationView> {
    return this.apply(id, destinationId, by, amended(patch));
  }

  @ManagementOperation({
    id: 'deleteWebhookDestination', audience: 'workspace', method: 'DELETE', path: '/admin/webhooks/destinations/:ref', tag: 'Webhooks',
    summary: 'Delete a destination with the log of its deliveries', status: 204,
  })
  delete(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Param('ref', destinationIdOf) destinationId: string): Promise<void> {
    return this.deleteDestination.execute({ workspaceId: id, by, id: destinationId });
  }

  @ManagementOperation({
    id: 'enableWebhookDestination', audience: 'workspace', method: 'POST', path: '/admin/webhooks/destinations/:ref/enable', tag: 'Webhooks',
    summary: 'Let a destination have events again', description: 'What was held back meanwhile comes with a replay.', returns: destinationView,
  })
  enable(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Param('ref', destinationIdOf) destinationId: string): Promise<DestinationView> {
    return this.apply(id, destinationId, by, enabled);
  }

  @ManagementOperation({
    id: 'disableWebhookDestination', audience: 'workspace', method: 'POST', path: '/admin/webhooks/destinations/:ref/disable', tag: 'Webhooks',
    summary: 'Hold events of a destination back', returns: destinationView,
  })
  disable(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Param('ref', destinationIdOf) destinationId: string): Promise<DestinationView> {
    return this.apply(id, destinationId, by, disabled);
  }

  @ManagementOperation({
    id: 'rotateWebhookSecret', audience: 'workspace', method: 'POST', path: '/admin/webhooks/destinations/:ref/rotate-secret', tag: 'Webhooks',
    summary: 'Make the next secret, shown this once',
    description: 'Until it is promoted, `X-SVC-Signature` stays with the present secret and `X-SVC-Signature-Next` is made with the next one; `webhook-signature` lists both.',
    returns: rotatedSecretView,
  })
  async rotate(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Param('ref', destinationIdOf) destinationId: string) {
    const { destination, secret } = await this.rotateSecret.execute({ workspaceId: id, by, id: destinationId });
    return { ...presentDestination(destination), nextSecret: secret };
  }

  @ManagementOperation({
    id: 'promoteWebhookSecret', audience: 'workspace', method: 'POST', path: '/admin/webhooks/destinations/:ref/promote-secret', tag: 'Webhooks',
    summary: 'Make the next secret the only one', returns: destinationView, errors: ['CONFLICT'],
  })
  promote(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Param('ref', destinationIdOf) destinationId: string): Promise<DestinationView> {
    return this.apply(id, destinationId, by, promoted);
  }

  private async apply(workspaceId: string, id: string, by: Author, change: DestinationChange): Promise<DestinationView> {
    return presentDestination(await this.changeDestination.execute({ workspaceId, id, by, change }));
  }
}
