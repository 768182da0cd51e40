import type { DestinationStore, WebhookDestination } from '@svc/webhooks';
import { type EntityManager, In } from 'typeorm';
import { cleared } from '../rows/row-writes';
import type { RowOf } from '../rows/table';
import { webhookDestinationEntity } from './webhook.entities';

/** Destinations within one transaction; by hand only the lock that lets no two be made at once. */
export class PostgresDestinationStore implements DestinationStore {
  constructor(private readonly manager: EntityManager) {}

  async countLocked(workspaceId: string): Promise<number> {
    await this.manager.query('select from workspace where id = $1 for no key update', [workspaceId]);
    return this.manager.countBy(webhookDestinationEntity, { workspaceId });
  }

  async insert(destination: WebhookDestination): Promise<void> {
    await this.manager.insert(webhookDestinationEntity, rowOf(destination));
  }

  /** Locks a destination, but not `for update`, which would keep the relay from planning deliveries for it. */
  async lock(id: string, workspaceId: string): Promise<WebhookDestination | undefined> {
    const row = await this.manager.findOne(webhookDestinationEntity, {
      where: { workspaceId, id },
      lock: { mode: 'for_no_key_update' },
    });
    return row ? destinationOf(row) : undefined;
  }

  async lockAll(ids: readonly string[], workspaceId: string): Promise<WebhookDestination[]> {
    const rows = await this.manager.find(webhookDestinationEntity, {
      where: { workspaceId, id: In([...ids]) },
      order: { id: 'asc' },
      lock: { mode: 'for_no_key_update' },
    });
    return rows.map(destinationOf);
  }

  async update(destination: WebhookDestination): Promise<void> {
    const { workspaceId, id, createdAt: _, ...changes } = rowOf(destination);
    await this.manager.update(webhookDestinationEntity, { workspaceId, id }, cleared(changes));
  }

  async remove(workspaceId: string, id: string): Promise<void> {
    await this.manager.delete(webhookDestinationEntity, { workspaceId, id });
  }
}

type DestinationRow = RowOf<typeof webhookDestinationEntity>;

/** Names every optional field, so that saving clears those without a value. */
function rowOf({ description, maxPerSecond, nextSecret, disabled, ...destination }: WebhookDestination): DestinationRow {
  return { ...destination, description, maxPerSecond, nextSecret, disabledAt: disabled?.at, disabledReason: disabled?.reason };
}

export function destinationOf({ disabledAt, disabledReason, ...row }: DestinationRow): WebhookDestination {
  return { ...row, disabled: disabledAt && disabledReason ? { at: disabledAt, reason: disabledReason } : undefined };
}
