import type { DestinationStore, WebhookDestination } from '@svc/webhooks';
import type { EntityManager } from 'typeorm';
import { changeableOf, destinationOf, webhookDestinationEntity } from './webhook-destination.entity';

/** Destinations within one transaction. */
export class PostgresDestinationStore implements DestinationStore {
  constructor(private readonly manager: EntityManager) {}

  async countLocked(workspaceId: string): Promise<number> {
    await this.manager.query('select from workspace where id = $1 for no key update', [workspaceId]);
    return this.manager.countBy(webhookDestinationEntity, { workspaceId });
  }

  async insert(destination: WebhookDestination): Promise<void> {
    const { workspaceId, id, createdAt } = destination;
    await this.manager.insert(webhookDestinationEntity, { ...changeableOf(destination), workspaceId, id, createdAt });
  }

  /** Not `for update`, which would keep the relay from planning deliveries for it. */
  async lock(id: string, workspaceId?: string): Promise<WebhookDestination | undefined> {
    const row = await this.manager.findOne(webhookDestinationEntity, {
      where: { id, ...(workspaceId && { workspaceId }) },
      lock: { mode: 'for_no_key_update' },
    });
    return row ? destinationOf(row) : undefined;
  }

  async update(destination: WebhookDestination): Promise<void> {
    const { workspaceId, id } = destination;
    await this.manager.update(webhookDestinationEntity, { workspaceId, id }, changeableOf(destination));
  }

  async remove(workspaceId: string, id: string): Promise<void> {
    await this.manager.delete(webhookDestinationEntity, { workspaceId, id });
  }
}
